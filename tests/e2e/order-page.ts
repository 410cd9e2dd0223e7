import { COUNTRIES, type CountryCode } from '@ghar/domain/country';
import type { Locator, Page } from 'playwright-core';
import { ORDER_ERROR } from '../../web/src/i18n/ar/order-errors.ts';
import { orderTexts as texts } from '../../web/src/i18n/ar/order-page.ts';
import type { OrderFormValues } from '../support/backend.ts';
import { hydrate, expectVisible, toast } from './shopper.ts';

const { country, countryCode, ...TEXT_FIELDS } = texts.fields;
type TextField = keyof typeof TEXT_FIELDS;
const textFields = Object.keys(TEXT_FIELDS) as TextField[];

/** What stands in a form that nobody has filled in. */
export const EMPTY_ORDER = {
  customerName: '',
  customerPhone: '',
  customerEmail: '',
  country: texts.countryPlaceholder,
  dialCode: '+971',
  city: '',
  address: '',
  quantity: '1',
};

/** The first words of what is said of a price that has changed. */
const [PRICE_CHANGED] = texts.priceChanged(0, 0).split(' 0') as [string];

/** The order form, as a shopper uses it. */
export class OrderPage {
  readonly page: Page;
  readonly country: Locator;
  readonly dialCode: Locator;
  readonly submitButton: Locator;
  readonly increase: Locator;
  readonly decrease: Locator;
  readonly alert: Locator;
  readonly toast: Locator;
  readonly summary: Locator;
  /** That the price has changed under the form. */
  readonly priceChange: Locator;

  constructor(page: Page) {
    this.page = page;
    this.country = page.getByRole('combobox', { name: new RegExp(`^${country.label}`) });
    this.dialCode = page.getByRole('combobox', { name: countryCode.label });
    this.submitButton = page.locator('form').locator('button[type=submit]');
    this.increase = page.getByRole('button', { name: texts.increase });
    this.decrease = page.getByRole('button', { name: texts.decrease });
    this.alert = page.getByRole('alert');
    this.toast = toast(page, ORDER_ERROR.toastTitle);
    this.summary = page.getByRole('region', { name: texts.summary });
    this.priceChange = page.getByRole('status').getByText(PRICE_CHANGED);
  }

  static async open(page: Page): Promise<OrderPage> {
    const orderPage = new OrderPage(page);
    await page.goto('/order');
    await expectVisible(orderPage.summary);
    // The server draws it empty.
    await hydrate(page);
    return orderPage;
  }

  field(name: TextField): Locator {
    return this.page.getByRole('textbox', { name: new RegExp(`^${TEXT_FIELDS[name].label}`) });
  }

  /** Fills in what `form` has; the country is chosen before the phone, which it gives its dial code. */
  async fillIn(form: Partial<OrderFormValues>): Promise<void> {
    if (form.country !== undefined) await this.chooseCountry(form.country);
    for (const name of textFields) {
      const value = form[name];
      if (value !== undefined) await this.field(name).fill(String(value));
    }
  }

  async chooseCountry(country: CountryCode): Promise<void> {
    await this.country.selectOption({ label: COUNTRIES[country].name });
  }

  async chooseDialCode(dialCode: string): Promise<void> {
    await this.dialCode.selectOption(dialCode);
  }

  /** The name of the chosen country, or what stands in its place. */
  countryName = (): Promise<string> => this.country.locator('option:checked').innerText();

  /** What stands in the form. */
  async typed(): Promise<Record<TextField | 'country' | 'dialCode', string>> {
    const values = await Promise.all(
      textFields.map(async (name) => [name, await this.field(name).inputValue()] as const),
    );
    return {
      ...(Object.fromEntries(values) as Record<TextField, string>),
      country: await this.countryName(),
      dialCode: await this.dialCode.inputValue(),
    };
  }

  submit = (): Promise<void> => this.submitButton.click();

  /** A line of the bill. */
  line(name: string): Promise<string> {
    return this.summary
      .getByRole('term')
      .filter({ hasText: name })
      .locator('xpath=following-sibling::dd')
      .innerText();
  }

  total = (): Promise<string> => this.line(texts.total);
  unitPrice = (): Promise<string> => this.line(texts.unitPrice);

  /** The message of the alert in the form, without its guidance. */
  message = (): Promise<string> => this.alert.locator('p').first().innerText();
}
