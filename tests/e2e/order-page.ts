import type { CountryCode } from '@ghar/domain/contact/country';
import type { Locator, Page } from 'playwright-core';
import { ORDER_ERROR } from '../../web/src/i18n/ar/order-errors.ts';
import { countryNames, orderTexts as texts } from '../../web/src/i18n/ar/order-page.ts';
import type { OrderFormValues } from '../support/backend.ts';
import { hydrate, expectVisible, toast } from './shopper.ts';

const { country, countryCode, consentMessages: _checkbox, ...TEXT_FIELDS } = texts.fields;
type TextField = keyof typeof TEXT_FIELDS;
/** The values of an empty form. */
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
/** Those that the tests fill in as a rule. */
type CommonField = Extract<TextField, keyof typeof EMPTY_ORDER>;
const textFields = Object.keys(TEXT_FIELDS).filter(
  (name): name is CommonField => name in EMPTY_ORDER,
);

/** Chromium's message for an order that the backend refuses with this status. */
export const orderRefused = (status: number): RegExp =>
  new RegExp(`status of ${status} .*/createZiinaPayment`);

/** The beginning of the notice of a changed price. */
const [PRICE_CHANGED] = texts.priceChanged(0, 0).split(' 0') as [string];

/** Page object of the order form. */
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
  readonly inCash: Locator;
  /** What will be charged, where another currency is displayed. */
  readonly charge: Locator;
  /** The notice that the price has changed. */
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
    this.inCash = page.getByRole('radio', { name: new RegExp(`^${texts.payment.cash.name}`) });
    this.charge = page.locator('form').getByText(new RegExp(`^${texts.charged}`));
    this.priceChange = page.getByRole('status').getByText(PRICE_CHANGED);
  }

  static async open(page: Page): Promise<OrderPage> {
    const orderPage = new OrderPage(page);
    await page.goto('/order');
    await expectVisible(orderPage.summary);
    // the server renders it empty
    await hydrate(page);
    return orderPage;
  }

  field(name: TextField): Locator {
    return this.page.getByRole('textbox', { name: new RegExp(`^${TEXT_FIELDS[name].label}`) });
  }

  /** Fills in the fields of `form`; the country first, since it sets the dial code. */
  async fillIn(form: Partial<OrderFormValues>): Promise<void> {
    if (form.country !== undefined) await this.chooseCountry(form.country);
    for (const name of textFields) {
      const value = form[name];
      if (value !== undefined) await this.field(name).fill(String(value));
    }
  }

  async chooseCountry(country: CountryCode): Promise<void> {
    await this.country.selectOption({ label: countryNames[country] });
  }

  /** The chosen country's name, or the placeholder. */
  countryName = (): Promise<string> => this.country.locator('option:checked').innerText();

  /** The form's current values. */
  async typed(): Promise<Record<CommonField | 'country' | 'dialCode', string>> {
    const values = await Promise.all(
      textFields.map(async (name) => [name, await this.field(name).inputValue()] as const),
    );
    return {
      ...(Object.fromEntries(values) as Record<CommonField, string>),
      country: await this.countryName(),
      dialCode: await this.dialCode.inputValue(),
    };
  }

  submit = (): Promise<void> => this.submitButton.click();

  /** A line of the summary. */
  line(name: string): Promise<string> {
    return this.summary
      .getByRole('term')
      .filter({ hasText: name })
      .locator('xpath=following-sibling::dd')
      .innerText();
  }

  total = (): Promise<string> => this.line(texts.total);
  unitPrice = (): Promise<string> => this.line(texts.unitPrice);

  /** The alert's message, without its guidance. */
  message = (): Promise<string> => this.alert.locator('p').first().innerText();
}
