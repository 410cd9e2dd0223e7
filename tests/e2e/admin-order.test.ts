import { creditNoteOf, invoiceOf } from '@ghar/domain/money/invoice';
import { creditNotePath, invoicePath, orderPath } from '@ghar/domain/paths';
import { ADMIN_ROLE } from '@ghar/domain/access/role';
import { describe, expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { ADMIN, STAFF } from '../../tools/seed/accounts.ts';
import { adminPartTexts, leaveTexts } from '../../web/src/i18n/ar/admin.ts';
import {
  ADMIN_REFUSALS,
  OPERATIONS,
  refusalWords,
} from '../../web/src/i18n/ar/admin-operations.ts';
import { messageTexts } from '../../web/src/i18n/ar/admin-messages.ts';
import {
  checkPaymentTexts,
  orderPageTexts as texts,
  reviewReasonTexts,
  reviewTexts,
  savedTextTexts,
} from '../../web/src/i18n/ar/admin-order.ts';
import { byName } from '../../web/src/i18n/ar/admin-order-history.ts';
import { waitingTexts } from '../../web/src/i18n/ar/admin-dashboard.ts';
import { invoiceTexts } from '../../web/src/i18n/ar/invoice.ts';
import { setRole } from '../support/accounts.ts';
import { announce } from '../support/announcements.ts';
import { placeOrder } from '../support/backend.ts';
import { changeProduct, db, order } from '../support/database.ts';
import { putMessage } from '../support/messages.ts';
import { putOrders } from '../support/orders.ts';
import { endIntent, intentOf, orderFaults } from '../support/provider.ts';
import { writeContent } from '../support/storefront.ts';
import { messageTo } from '../support/whatsapp.ts';
import { AdminOrderPage, orderAddress } from './admin-order-page.ts';
import { AdminPage } from './admin-page.ts';
import { violations } from './axe.ts';
import { DashboardPage } from './dashboard-page.ts';
import { holdScripts } from './hold-requests.ts';
import { OrdersPage } from './orders-page.ts';
import {
  DESKTOP,
  expectVisible,
  httpError,
  NO_ANSWER,
  NO_FIRESTORE,
  test,
  toast,
} from './shopper.ts';

const lastOf = async (list: Locator): Promise<string> => (await list.allInnerTexts())[0] ?? '';

test(
  'its history says in sentences what happened, who did it and when',
  { tags: 'nightly' },
  async ({ newShopper }) => {
    const { page } = await newShopper(DESKTOP);
    const { order_id: id } = await placeOrder();
    const { history } = await AdminOrderPage.open(page, id);
    await expectVisible(page.getByRole('heading', { level: 3, name: 'اليوم' }));
    expect(await history.allInnerTexts()).toEqual([expect.stringContaining('وصل الطلب')]);
    const details = page.getByRole('button', { name: texts.historyDetails });
    await details.click();
    expect(await details.getAttribute('aria-expanded')).toBe('true');
    await expectVisible(history.getByText('فُتحت صفحة الدفع للعميل'));
    expect(await history.count()).toBe(2);
    await details.click();
    expect(await history.count()).toBe(1);
    await new OrdersPage(page).status(id).choose('cancelled');
    await expect.poll(() => lastOf(history)).toContain('ألغيت الطلب');
    expect(await lastOf(history)).not.toContain(ADMIN.email);
    await setRole(STAFF, ADMIN_ROLE);
    await new AdminPage(page).signOutButton.click();
    await page.waitForURL('**/auth');
    const colleague = await AdminOrderPage.open(page, id, STAFF);
    const by = byName(ADMIN.email.split('@')[0]!);
    await expect.poll(() => lastOf(colleague.history)).toContain(`أُلغي الطلب ${by}`);
    expect(await lastOf(colleague.history)).toContain(ADMIN.email);
  },
);

test(
  'what the merchant writes goes into the field that the tab key leads to, and not over what a colleague has written',
  { tags: 'nightly' },
  async ({ newShopper }) => {
    const { page } = await newShopper(DESKTOP);
    const [id] = await putOrders([{ merchant_note: 'قديم' }]);
    const opened = await AdminOrderPage.open(page, id!);
    await opened.tracking.focus();
    await page.keyboard.type('SMSA-9');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('هدية');
    await expect.poll(async () => (await order(id!))!['tracking_number']).toBe('SMSA-9');
    await page.keyboard.type(' لأمي');
    await db.doc(orderPath(id!)).update({ merchant_note: 'نص زميلي', updated_at: new Date() });
    await expectVisible(page.getByText(savedTextTexts.stored('نص زميلي')));
    await opened.note.press('Tab');
    // anything stored on leaving the field would precede this
    await opened.tracking.fill('AE-1');
    await opened.tracking.press('Enter');
    await expect.poll(async () => (await order(id!))!['tracking_number']).toBe('AE-1');
    expect(await opened.note.inputValue()).toBe('هدية لأمي');
    expect(await order(id!)).toMatchObject({ merchant_note: 'نص زميلي' });
    await opened.saved();
    await opened.saveButton().click();
    await expect.poll(async () => (await order(id!))!['merchant_note']).toBe('هدية لأمي');
  },
);

describe('what the merchant writes on it and leaves by the way back', () => {
  const back = (page: Page): Promise<void> => page.evaluate(() => history.back());
  async function fromList(page: Page, id: string): Promise<AdminOrderPage> {
    const list = await OrdersPage.open(page);
    await list.view(id).click();
    await page.waitForURL(`**${orderAddress(id)}`);
    return new AdminOrderPage(page);
  }

  test('is saved first', { tags: 'nightly' }, async ({ newShopper }) => {
    const { page } = await newShopper(DESKTOP);
    const [id] = await putOrders([{}]);
    const opened = await fromList(page, id!);
    await opened.note.fill('هدية');
    await opened.tracking.fill('AE-1');
    await back(page);
    await new OrdersPage(page).listed();
    expect(await order(id!)).toMatchObject({ merchant_note: 'هدية', tracking_number: 'AE-1' });
  });

  test('is asked about where it cannot be saved', { tags: 'nightly' }, async ({ newShopper }) => {
    const shopper = await newShopper(DESKTOP);
    shopper.mayPrint(httpError(403), /permission-denied/, /^save-tracking-number:/);
    const { page } = shopper;
    // a note that the rules refuse, so that any change of the order is refused
    const [id] = await putOrders([{ merchant_note: 'ن'.repeat(2001) }]);
    const opened = await fromList(page, id!);
    await opened.tracking.fill('AE-1');
    const dialog = page.getByRole('dialog', { name: leaveTexts.title });
    await back(page);
    await expectVisible(dialog);
    await dialog.getByRole('button', { name: leaveTexts.stay }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await opened.tracking.inputValue()).toBe('AE-1');
    expect(page.url()).toContain(orderAddress(id!));
    await back(page);
    await dialog.getByRole('button', { name: leaveTexts.leave }).click();
    await page.waitForURL((url) => url.pathname !== orderAddress(id!));
  });
});

test('a payment that nobody announced is found when the merchant asks for it', async ({
  shopper: { page },
}) => {
  await orderFaults({ webhooks: { kind: 'lost' } });
  const { order_id: id, payment_url } = await placeOrder();
  await AdminOrderPage.open(page, id);
  const look = page.getByRole('button', { name: checkPaymentTexts.look });
  await look.click();
  await expectVisible(page.getByText(checkPaymentTexts.found.pending, { exact: true }));
  await endIntent(intentOf(payment_url), 'complete');
  await look.click();
  await expectVisible(page.getByText(checkPaymentTexts.found.paid, { exact: true }));
  await look.waitFor({ state: 'detached' });
  expect(await order(id)).toMatchObject({ payment_status: 'paid', status: 'confirmed' });
});

test(
  'a message that went to a phone that was corrected since is sent to the new one, once',
  { tags: 'nightly' },
  async ({ shopper: { page } }) => {
    const phone = '+971501112244';
    const [id] = await putOrders([{ customer_phone: phone }]);
    await putMessage(id!, 'payment-confirmed', {
      state: 'delivered',
      params: { name: 'مريم', order_number: id!.slice(-8), amount: '299 درهم' },
    });
    await AdminOrderPage.open(page, id!);
    await expectVisible(page.getByText(messageTexts.sentElsewhere));
    const resend = page.getByRole('button', { name: messageTexts.resend });
    await resend.click();
    await page.getByRole('dialog').getByRole('button', { name: messageTexts.resend }).click();
    await messageTo(phone, 'payment_confirmed');
    await page.getByText(messageTexts.sentElsewhere).waitFor({ state: 'detached' });
    await resend.waitFor({ state: 'detached' });
  },
);

test.for([
  ['stock-short', { stock_quantity: 0 }, { status: 'pending' }],
  ['paid-though-cancelled', {}, { status: 'cancelled' }],
] as const)(
  'an order that is paid and cannot be sent waits for the merchant, who reads why: %s',
  { tags: 'nightly' },
  async ([reason, product, change], { newShopper }) => {
    const { order_id: id, payment_url } = await placeOrder();
    await announce(intentOf(payment_url), 'failed');
    await changeProduct(product);
    await db.doc(orderPath(id)).update(change);
    await announce(intentOf(payment_url), 'completed');
    const { page } = await newShopper(DESKTOP);
    const dashboard = await DashboardPage.open(page);
    await dashboard.waiting.getByRole('link').filter({ hasText: waitingTexts.review }).click();
    await page.waitForURL(`**${orderAddress(id)}`);
    await expectVisible(page.getByRole('alert').getByText(reviewReasonTexts[reason]));
    await page.getByRole('button', { name: texts.reviewed, exact: true }).click();
    await page.getByRole('button', { name: reviewTexts.confirm }).click();
    // the dialog covers the notice before it is removed
    await expectVisible(toast(page, OPERATIONS['review-payment'].done));
    expect(await order(id)).toMatchObject({ payment_status: 'paid', payment_needs_review: false });
    await page.getByRole('alert').waitFor({ state: 'detached' });
  },
);

describe('the next step', () => {
  test(
    'stays at the thumb on a phone, where papers alone do not',
    { tags: 'nightly' },
    async ({ shopper: { page } }) => {
      const [id] = await putOrders([{ status: 'shipped' }]);
      const opened = await AdminOrderPage.open(page, id!);
      const paper = page.getByRole('button', { name: texts.printInvoice });
      /** By how much the button moves as the page scrolls. */
      const moves = async (): Promise<number> => {
        await page.evaluate(() => scrollTo(0, 0));
        const before = (await paper.boundingBox())!.y;
        await page.evaluate(() => scrollTo(0, 120));
        return before - (await paper.boundingBox())!.y;
      };
      expect(await moves()).toBe(0);
      // the end of the page is not below it
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      const last = (await page.getByRole('region', { name: texts.history }).boundingBox())!;
      expect(last.y + last.height).toBeLessThanOrEqual((await paper.boundingBox())!.y);
      await opened.step('delivered').click();
      await expect.poll(moves).toBe(120);
    },
  );

  test(
    'keeps what was typed while there is no connection, and says so where it was typed',
    { tags: 'nightly' },
    async ({ shopper }) => {
      shopper.mayPrint(NO_ANSWER, NO_FIRESTORE, /^update-order-status:/);
      const { page, context } = shopper;
      const [id] = await putOrders([{ carrier: 'dhl' }]);
      const opened = await AdminOrderPage.open(page, id!);
      const { shipping } = opened;
      await opened.ship();
      await shipping.getByRole('textbox').fill('AE-1');
      await context.setOffline(true);
      await opened.sent('ship');
      await expectVisible(shipping.getByRole('alert').getByText(refusalWords.offline));
      expect(await shipping.getByRole('textbox').inputValue()).toBe('AE-1');
      // every way out asks first
      const discarding = page.getByRole('dialog', { name: leaveTexts.title });
      for (const leave of [
        () => page.keyboard.press('Escape'),
        () => shipping.getByRole('button', { name: adminPartTexts.close }).click(),
      ]) {
        await leave();
        await expectVisible(discarding);
        await page.keyboard.press('Escape');
        await discarding.waitFor({ state: 'detached' });
      }
      await context.setOffline(false);
      await opened.sent('ship');
      await shipping.waitFor({ state: 'detached' });
      expect(await order(id!)).toMatchObject({ status: 'shipped', tracking_number: 'AE-1' });
    },
  );

  test(
    'is refused where a colleague was faster, who is named',
    { tags: 'nightly' },
    async ({ newShopper }) => {
      const [one, other] = [await newShopper(DESKTOP), await newShopper(DESKTOP)];
      one.mayPrint(/RefusedError/);
      await setRole(STAFF, ADMIN_ROLE);
      const [id] = await putOrders([{}]);
      const mine = await AdminOrderPage.open(one.page, id!);
      await mine.ship();
      const theirs = await AdminOrderPage.open(other.page, id!, STAFF);
      await new OrdersPage(other.page).status(id!).choose('delivered');
      await expect.poll(() => lastOf(theirs.history)).toContain('سجّلت وصول الطلب');
      await mine.sent('shipWithout');
      const name = STAFF.email.split('@')[0]!;
      await expectVisible(
        mine.shipping.getByRole('alert').getByText(ADMIN_REFUSALS['order-changed'](name)),
      );
      expect(await order(id!)).toMatchObject({ status: 'delivered', updated_by: STAFF.uid });
      await one.page.keyboard.press('Escape');
      await mine.shipping.waitFor({ state: 'detached' });
    },
  );
});

const SELLER = {
  legal_name: 'غار للتجارة',
  address: 'شارع الوصل، دبي',
  licence: 'CN-1',
  tax_number: '100123456700003',
  country: 'ae',
} as const;

test(
  'what is printed is the paper that was asked for, as the books have it, and nothing else',
  { tags: 'nightly' },
  async ({ newShopper }) => {
    await writeContent('about', { content: { legal_name: 'الاسم الجديد' } });
    const { page } = await newShopper(DESKTOP);
    const [id] = await putOrders([
      { quantity: 2, total_amount: 598, tracking_number: 'AE-00123', invoice_number: 7 },
    ]);
    const at = new Date();
    const invoice = invoiceOf({ id: id!, country: 'ae', total_amount: 598 }, SELLER, at);
    const note = creditNoteOf({ ...invoice, number: 7 }, { id: 'refund', amount: 100 }, at);
    await db.doc(invoicePath(7)).set({ ...invoice, credited: 100 });
    await db.doc(creditNotePath(3)).set(note!);
    await AdminOrderPage.open(page, id!);
    const controls = page.getByRole('button').or(page.getByRole('navigation'));
    await expectVisible(controls);
    /** Prints a paper; resolves with what each sheet says. */
    const printed = async (button: string): Promise<string[]> => {
      await page.evaluate(() => {
        delete document.body.dataset['printed'];
        globalThis.print = () => void (document.body.dataset['printed'] = 'yes');
      });
      await page.getByRole('button', { name: button }).click();
      await expect.poll(() => page.locator('body').getAttribute('data-printed')).toBe('yes');
      await page.emulateMedia({ media: 'print' });
      expect(await controls.count()).toBe(0);
      const sheets = await page.getByRole('article').allInnerTexts();
      await page.emulateMedia({ media: 'screen' });
      await page.evaluate(() => dispatchEvent(new Event('afterprint')));
      return sheets;
    };
    const expectParts = (text: string | undefined, parts: readonly string[]): void => {
      for (const part of parts) expect(text).toContain(part);
    };

    const [bill, credit, ...others] = await printed(texts.printInvoice);
    expect(others).toEqual([]);
    const { titles } = invoiceTexts;
    expectParts(bill, [titles.tax, 'INV-000007', 'غار للتجارة', 'CN-1', SELLER.tax_number]);
    expectParts(bill, [
      'مريم الهاشمي',
      '299.00',
      '569.52',
      '28.48',
      '598.00',
      'CN-000003',
      '498.00',
    ]);
    expect(bill).toContain('بالبطاقة');
    expect(bill).not.toContain('الاسم الجديد');
    expectParts(credit, [titles.taxCreditNote, 'CN-000003', 'INV-000007', '100.00', '4.77']);

    const [label] = await printed(texts.printSlip);
    expectParts(label, ['مريم الهاشمي', 'شارع الوصل، فيلا 12', '+971501234567', 'AE-00123']);
    expect(label).not.toContain('598');
  },
);

test(
  'a paper is printed once it has the seller’s particulars',
  { tags: 'nightly' },
  async ({ newShopper }) => {
    await writeContent('about', { content: { legal_name: 'غار للتجارة' } });
    const { page } = await newShopper(DESKTOP);
    const [id] = await putOrders([{ payment_test: true, paid_at: null }]);
    const release = await holdScripts(page, '**/assets/store-worker*.js');
    await AdminOrderPage.open(page, id!);
    await page.evaluate(() => {
      const { body } = document;
      globalThis.print = () => {
        body.dataset['printed'] = body.textContent;
      };
    });
    const printed = (): Promise<string | null> => page.locator('body').getAttribute('data-printed');
    await page.getByRole('button', { name: texts.printInvoice }).click();
    await page.locator('article').waitFor({ state: 'attached' });
    expect(await printed()).toBeNull();
    release();
    await expect.poll(printed).toContain('غار للتجارة');
  },
);

test.for([
  ['a phone', {}],
  ['a desktop', DESKTOP],
] as const)('axe finds nothing on %s', { tags: 'nightly' }, async ([, size], { newShopper }) => {
  const { page } = await newShopper(size);
  const [id] = await putOrders([{ payment_needs_review: true }, { status: 'cancelled' }]);
  const list = await OrdersPage.open(page);
  await list.listed();
  expect(await violations(page)).toEqual([]);
  await list.choice(id!).check();
  expect(await violations(page)).toEqual([]);
  await list.view(id!).click();
  await expectVisible(page.getByRole('textbox', { name: texts.note }));
  await expectVisible(page.getByRole('heading', { name: texts.history }));
  expect(await violations(page)).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.body.offsetWidth),
  ).toBe(0);
});
