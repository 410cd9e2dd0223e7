import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { leaveTexts } from '../../web/src/i18n/ar/admin.ts';
import { enterOrderTexts as texts, payLinkTexts } from '../../web/src/i18n/ar/admin-order-entry.ts';
import { orderPageTexts } from '../../web/src/i18n/ar/admin-order.ts';
import { orderTexts } from '../../web/src/i18n/ar/order-page.ts';
import { wordsForCode } from '../../web/src/i18n/ar/order-errors.ts';
import { order, orders } from '../support/database.ts';
import { orderFaults } from '../support/provider.ts';
import { AdminPage, SECTION_PATHS } from './admin-page.ts';
import { STILL, violations } from './axe.ts';
import { loseNextAnswer } from './hold-requests.ts';
import { focused } from './keyboard.ts';
import { DESKTOP, expectVisible, httpError, NO_ANSWER, test } from './shopper.ts';

const { fields } = orderTexts;

/** The page on which an order is entered. */
class EnterPage {
  readonly page: Page;
  readonly submit: Locator;
  readonly consent: Locator;

  constructor(page: Page) {
    this.page = page;
    this.submit = page.getByRole('button', { name: texts.submit });
    this.consent = page.getByRole('checkbox', { name: texts.consent.label });
  }

  /** Comes to it from the list. */
  static async open(page: Page): Promise<EnterPage> {
    await AdminPage.open(page, SECTION_PATHS.orders);
    await page.getByRole('link', { name: texts.open }).first().click();
    await expectVisible(page.getByRole('heading', { level: 1, name: texts.title }));
    await expectVisible(page.getByText('299 درهم'));
    return new EnterPage(page);
  }

  field = (name: keyof typeof fields): Locator =>
    this.page.getByRole('textbox', { name: fields[name].label });

  async fill(): Promise<void> {
    await this.field('customerName').fill('نورة القاسمي');
    await this.field('customerPhone').fill('0501112233');
    await this.page.getByLabel(fields.country.label, { exact: true }).selectOption('ae');
    await this.field('city').fill('دبي');
    await this.field('address').fill('شارع الوصل، فيلا 12');
  }

  /** Waits for the order's page; answers its id. */
  async entered(): Promise<string> {
    await this.page.waitForURL(/\/admin\/orders\/(?!new)/);
    return new URL(this.page.url()).pathname.split('/').at(-1)!;
  }
}

test(
  'on a phone: an order is entered once, and its customer gets the way to pay',
  { tags: 'nightly' },
  async ({ newShopper }) => {
    const { page, context } = await newShopper(STILL);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    page.on('dialog', (dialog) => void dialog.accept());
    const form = await EnterPage.open(page);
    expect(await form.consent.isChecked()).toBe(false);
    expect(await violations(page)).toEqual([]);
    await form.submit.click();
    await expectVisible(page.getByText(wordsForCode('name-required').message));
    await focused(form.field('customerName'));
    expect(await violations(page)).toEqual([]);

    await form.fill();
    await form.consent.check();
    await page.getByRole('link', { name: 'الطلبات' }).first().click();
    await page.getByRole('button', { name: leaveTexts.stay }).click();
    await page.reload();
    await expectVisible(page.getByText('299 درهم'));
    expect(await form.field('address').inputValue()).toBe('شارع الوصل، فيلا 12');
    expect(await form.consent.isChecked()).toBe(true);

    await form.submit.dblclick();
    const id = await form.entered();
    expect(await orders()).toHaveLength(1);
    expect(await order(id)).toMatchObject({
      source: 'panel',
      consent_messages: true,
      customer_phone: '+971501112233',
      total_amount: 299,
    });
    const notice = page.getByRole('alert').filter({ hasText: payLinkTexts.entered });
    await expectVisible(notice);
    await expectVisible(page.getByText(orderPageTexts.fromPanel));
    await expectVisible(page.getByRole('listitem').getByText('أدخلت الطلب'));
    const link = `/payment-success?order_id=${id}`;
    const chat = new URL(
      (await notice.getByRole('link', { name: orderPageTexts.whatsapp }).getAttribute('href'))!,
    );
    expect(chat.pathname).toBe('/971501112233');
    expect(chat.searchParams.get('text')).toContain(link);
    await notice.getByRole('button', { name: payLinkTexts.copy }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(link);
    expect(await violations(page)).toEqual([]);

    // the next one begins empty
    await page.goto('/admin/orders/new');
    await expectVisible(page.getByText('299 درهم'));
    expect(await form.field('customerName').inputValue()).toBe('');
  },
);

test(
  'an order whose payment the provider refuses is there, and its payment is opened later',
  { tags: 'nightly' },
  async ({ newShopper }) => {
    const shopper = await newShopper({ ...DESKTOP, ...STILL });
    const { page } = shopper;
    shopper.mayPrint(httpError(400));
    const form = await EnterPage.open(page);
    await form.fill();
    await orderFaults({ create: { kind: 'refuse_400', times: 1 } });
    await form.submit.click();
    const id = await form.entered();
    const notice = page.getByRole('alert').filter({ hasText: payLinkTexts.notOpened });
    await expectVisible(notice);
    expect(await violations(page)).toEqual([]);
    await notice.getByRole('button', { name: payLinkTexts.again }).click();
    await expectVisible(page.getByText(payLinkTexts.enteredText));
    expect(await order(id)).toMatchObject({ payment_status: 'pending', stock_reserved: true });
  },
);

test(
  'an order whose answer is lost and that is changed after a reload takes the place of the first',
  { tags: 'nightly' },
  async ({ newShopper }) => {
    const shopper = await newShopper(DESKTOP);
    const { page } = shopper;
    shopper.mayPrint(NO_ANSWER, /^enter-order:/);
    const form = await EnterPage.open(page);
    await form.fill();
    await loseNextAnswer(page, /enterOrder/);
    await form.submit.click();
    await expectVisible(page.getByText(texts.inDoubt));
    const [first] = await orders();
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await form.field('city').fill('الشارقة');
    await form.submit.click();
    const id = await form.entered();
    expect(await order(String(first!['id']))).toMatchObject({ replaced_by: id });
    expect(await order(id)).toMatchObject({ city: 'الشارقة', payment_status: 'pending' });
  },
);
