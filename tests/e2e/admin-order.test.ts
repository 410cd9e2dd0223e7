import { SERVER_ACTOR } from '@ghar/domain/order';
import { creditNoteOf, invoiceOf } from '@ghar/domain/invoice';
import { orderNumber } from '@ghar/domain/order-number';
import { creditNotePath, invoicePath, orderPath, refundPath } from '@ghar/domain/paths';
import { ADMIN_ROLE } from '@ghar/domain/role';
import { describe, expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { ADMIN, STAFF } from '../../tools/seed/accounts.ts';
import { adminPartTexts, leaveTexts } from '../../web/src/i18n/ar/admin.ts';
import {
  ADMIN_REFUSALS,
  ERROR_TITLE,
  OPERATIONS,
  refusalWords,
} from '../../web/src/i18n/ar/admin-operations.ts';
import {
  messageKindNames,
  messageStateNames,
  messageTexts,
} from '../../web/src/i18n/ar/admin-messages.ts';
import { visitChangesTexts } from '../../web/src/i18n/ar/admin-order-changes.ts';
import {
  checkPaymentTexts,
  orderPageTexts as texts,
  orderStateTexts,
  putBackTexts,
  refundTexts,
  reviewReasonTexts,
  reviewTexts,
  savedTextTexts,
  shipDialogTexts,
} from '../../web/src/i18n/ar/admin-order.ts';
import { payLinkTexts } from '../../web/src/i18n/ar/admin-order-entry.ts';
import { byName } from '../../web/src/i18n/ar/admin-order-history.ts';
import { waitingTexts } from '../../web/src/i18n/ar/admin-dashboard.ts';
import { invoiceTexts } from '../../web/src/i18n/ar/invoice.ts';
import { refundStatusNames } from '../../web/src/i18n/ar/status.ts';
import { setRole } from '../support/accounts.ts';
import { announce } from '../support/announcements.ts';
import { placeOrder } from '../support/backend.ts';
import { changeProduct, db, history as eventsOf, order } from '../support/database.ts';
import { putMessage } from '../support/messages.ts';
import { putOrders } from '../support/orders.ts';
import { endIntent, intentOf, orderFaults } from '../support/provider.ts';
import { writeContent } from '../support/storefront.ts';
import { messageTo } from '../support/whatsapp.ts';
import { AdminOrderPage, orderAddress } from './admin-order-page.ts';
import { AdminPage } from './admin-page.ts';
import { violations } from './axe.ts';
import { DashboardPage } from './dashboard-page.ts';
import { COMMIT, holdRequests, holdScripts } from './hold-requests.ts';
import { numbersOf, OrdersPage } from './orders-page.ts';
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

test('everything about an order stands on its page', async ({ shopper: { page } }) => {
  const name = '<b onclick="alert(1)">مريم</b>';
  const [id] = await putOrders([
    {
      customer_name: name,
      customer_email: 'mariam@example.com',
      quantity: 2,
      total_amount: 598,
      payment_intent_id: 'intent-1',
    },
  ]);
  await AdminOrderPage.open(page, id!);
  for (const text of [
    name,
    '+971501234567',
    'mariam@example.com',
    'الإمارات العربية المتحدة',
    'دبي',
    'شارع الوصل، فيلا 12',
    'صابون غار الطبيعي للشعر',
    '598 درهم',
    'intent-1',
  ])
    await expectVisible(page.getByRole('main').getByText(text, { exact: true }));
  expect(await page.getByRole('main').locator('b').count()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('its history says in sentences what happened, who did it and when', async ({ newShopper }) => {
  const { page } = await newShopper(DESKTOP);
  const { order_id: id } = await placeOrder();
  const { history } = await AdminOrderPage.open(page, id);
  await expectVisible(page.getByRole('heading', { level: 3, name: 'اليوم' }));
  expect(await history.allInnerTexts()).toEqual([expect.stringContaining('وصل الطلب')]);
  const details = page.getByRole('button', { name: texts.historyDetails });
  await details.click();
  expect(await details.getAttribute('aria-expanded')).toBe('true');
  await expectVisible(history.getByText('فُتحت صفحة الدفع للعميل'));
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
});

describe('what the merchant writes on it', () => {
  test('is saved where it is left, by its button and by the return key', async ({ newShopper }) => {
    const { page } = await newShopper(DESKTOP);
    const [id] = await putOrders([{}]);
    const opened = await AdminOrderPage.open(page, id!);
    await opened.note.fill('هدية، دون فاتورة');
    await expectVisible(page.getByText(savedTextTexts.unsaved));
    await opened.note.blur();
    await opened.saved();
    expect(await order(id!)).toMatchObject({ merchant_note: 'هدية، دون فاتورة' });
    await opened.tracking.fill('AE-00123');
    await opened.tracking.press('Enter');
    await expect.poll(async () => (await order(id!))!['tracking_number']).toBe('AE-00123');
    await expect.poll(() => lastOf(opened.history)).toContain('AE-00123');
    await opened.tracking.fill('');
    await opened.saveButton().click();
    await expect.poll(async () => (await order(id!))!['tracking_number']).toBe(null);
    await page.reload();
    await expect.poll(() => opened.note.inputValue()).toBe('هدية، دون فاتورة');
    expect(await opened.tracking.inputValue()).toBe('');
  });

  test('goes into the field that the tab key leads to', async ({ newShopper }) => {
    const { page } = await newShopper(DESKTOP);
    const [id] = await putOrders([{}]);
    const opened = await AdminOrderPage.open(page, id!);
    await opened.tracking.focus();
    await page.keyboard.type('SMSA-9');
    await page.keyboard.press('Tab');
    await page.keyboard.type('هدية');
    await expect.poll(async () => (await order(id!))!['tracking_number']).toBe('SMSA-9');
    await page.keyboard.type(' لأمي');
    await opened.note.blur();
    await expect.poll(async () => (await order(id!))!['merchant_note']).toBe('هدية لأمي');
    expect(await order(id!)).toMatchObject({ tracking_number: 'SMSA-9' });
  });

  test('is saved where it is left while what was written before is still on its way', async ({
    newShopper,
  }) => {
    const { page } = await newShopper(DESKTOP);
    const [id] = await putOrders([{}]);
    const opened = await AdminOrderPage.open(page, id!);
    const arrive = await holdRequests(page, COMMIT);
    const sent = page.waitForRequest(COMMIT);
    await opened.note.fill('هدية');
    await opened.note.blur();
    await sent;
    await opened.note.fill('هدية لأمي');
    await opened.note.blur();
    arrive();
    await expect.poll(async () => (await order(id!))!['merchant_note']).toBe('هدية لأمي');
    await opened.saved();
  });

  test('stays where it cannot be saved, and is saved by another try', async ({ newShopper }) => {
    const shopper = await newShopper(DESKTOP);
    shopper.mayPrint(httpError(403), /permission-denied/, /^save-tracking-number:/);
    const { page } = shopper;
    // a note that the rules refuse, so that any change of the order is refused
    const [id] = await putOrders([{ merchant_note: 'ن'.repeat(2001) }]);
    const opened = await AdminOrderPage.open(page, id!);
    await opened.tracking.fill('AE-1');
    await opened.tracking.blur();
    await expectVisible(page.getByText(savedTextTexts.failed));
    const said = await toast(page, ERROR_TITLE).innerText();
    expect(said).toContain(OPERATIONS['save-tracking-number'].failed);
    await expect.poll(() => shopper.printed.join('\n')).toContain('save-tracking-number:');
    expect(await opened.tracking.inputValue()).toBe('AE-1');
    await db.doc(orderPath(id!)).update({ merchant_note: null });
    await opened.saveButton().click();
    await opened.saved();
    expect(await order(id!)).toMatchObject({ tracking_number: 'AE-1' });
  });

  test('does not go over what somebody else has written meanwhile, unless it is meant to', async ({
    newShopper,
  }) => {
    const { page } = await newShopper(DESKTOP);
    const [id] = await putOrders([{ merchant_note: 'قديم' }]);
    const opened = await AdminOrderPage.open(page, id!);
    await opened.note.fill('نصّي');
    await db.doc(orderPath(id!)).update({ merchant_note: 'نص زميلي', updated_at: new Date() });
    await expectVisible(page.getByText(savedTextTexts.stored('نص زميلي')));
    await opened.note.press('Tab');
    // anything stored on leaving the field would precede this
    await opened.tracking.fill('AE-1');
    await opened.tracking.press('Enter');
    await expect.poll(async () => (await order(id!))!['tracking_number']).toBe('AE-1');
    expect(await opened.note.inputValue()).toBe('نصّي');
    expect(await order(id!)).toMatchObject({ merchant_note: 'نص زميلي' });
    await opened.saved();
    await opened.saveButton().click();
    await expect.poll(async () => (await order(id!))!['merchant_note']).toBe('نصّي');
  });
});

describe('what the merchant writes on it and leaves by the way back', () => {
  const back = (page: Page): Promise<void> => page.evaluate(() => history.back());
  async function fromList(page: Page, id: string): Promise<AdminOrderPage> {
    const list = await OrdersPage.open(page);
    await list.view(id).click();
    await page.waitForURL(`**${orderAddress(id)}`);
    return new AdminOrderPage(page);
  }

  test('is saved first', async ({ newShopper }) => {
    const { page } = await newShopper(DESKTOP);
    const [id] = await putOrders([{}]);
    const opened = await fromList(page, id!);
    await opened.note.fill('هدية');
    await opened.tracking.fill('AE-1');
    await back(page);
    await new OrdersPage(page).listed();
    expect(await order(id!)).toMatchObject({ merchant_note: 'هدية', tracking_number: 'AE-1' });
  });

  test.for(['by the way back', 'by a link'] as const)(
    'is asked about where it cannot be saved, %s',
    async (way, { newShopper }) => {
      const shopper = await newShopper(DESKTOP);
      shopper.mayPrint(httpError(403), /permission-denied/, /^save-tracking-number:/);
      const { page } = shopper;
      // as above
      const [id] = await putOrders([{ merchant_note: 'ن'.repeat(2001) }]);
      const opened = await fromList(page, id!);
      await opened.tracking.fill('AE-1');
      if (way === 'by a link') {
        await opened.tracking.blur();
        await expectVisible(page.getByText(savedTextTexts.failed));
      }
      const leave = async (): Promise<void> =>
        way === 'by a link' ? new AdminPage(page).link('products').click() : back(page);
      const dialog = page.getByRole('dialog', { name: leaveTexts.title });
      await leave();
      await expectVisible(dialog);
      await dialog.getByRole('button', { name: leaveTexts.stay }).click();
      await dialog.waitFor({ state: 'detached' });
      expect(await opened.tracking.inputValue()).toBe('AE-1');
      expect(page.url()).toContain(orderAddress(id!));
      await leave();
      await dialog.getByRole('button', { name: leaveTexts.leave }).click();
      await page.waitForURL((url) => url.pathname !== orderAddress(id!));
    },
  );
});

test('the customer is a step away on WhatsApp, with words that fit', async ({ newShopper }) => {
  const { page } = await newShopper(DESKTOP);
  const [id] = await putOrders([{ status: 'shipped', tracking_number: 'AE-00123' }]);
  const { chat } = await AdminOrderPage.open(page, id!);
  const address = new URL((await chat.getAttribute('href'))!);
  expect(address.origin + address.pathname).toBe('https://wa.me/971501234567');
  expect(address.searchParams.get('text')).toContain('AE-00123');
  expect(address.searchParams.get('text')).toContain(id!.slice(-8));
  expect(await chat.getAttribute('rel')).toContain('noopener');
  await new OrdersPage(page).status(id!).choose('delivered');
  await expect
    .poll(async () => decodeURIComponent((await chat.getAttribute('href'))!))
    .toContain('نتمنى أن يعجبك');
});

test('of a customer who has ordered before, all orders are a step away', async ({
  shopper: { page },
}) => {
  const customer_phone = '+966512345678';
  const [id, earlier] = await putOrders([{ customer_phone }, { customer_phone }, {}]);
  await AdminOrderPage.open(page, id!);
  await page.getByRole('link', { name: 'طلبان', exact: true }).click();
  const list = new OrdersPage(page);
  const theirs = numbersOf([id!, earlier!]).toSorted();
  await expect.poll(async () => (await list.numbers()).toSorted()).toEqual(theirs);
});

test('a payment that needs a person is told before all else, until somebody has looked at it', async ({
  shopper: { page },
}) => {
  const [id] = await putOrders([{ payment_needs_review: true, payment_status: 'pending' }]);
  const { history } = await AdminOrderPage.open(page, id!);
  const notice = page.getByRole('alert').getByText(texts.review);
  await expectVisible(notice);
  await page.getByRole('button', { name: texts.reviewed, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: reviewTexts.title });
  await dialog.getByRole('button', { name: adminPartTexts.cancel }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await order(id!)).toMatchObject({ payment_needs_review: true });
  await page.getByRole('button', { name: texts.reviewed, exact: true }).click();
  await dialog.getByRole('button', { name: reviewTexts.confirm }).click();
  await expectVisible(toast(page, OPERATIONS['review-payment'].done));
  await notice.waitFor({ state: 'detached' });
  expect(await order(id!)).toMatchObject({
    payment_needs_review: false,
    payment_status: 'pending',
    updated_by: ADMIN.uid,
  });
  await expect.poll(() => lastOf(history)).toContain('راجعت المسألة');
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

test('a payment of another amount is told with its amount and the number to look it up by', async ({
  shopper: { page },
}) => {
  const [id] = await putOrders([{ payment_needs_review: true }]);
  await db.collection(`${orderPath(id!)}/events`).add({
    type: 'payment-mismatch',
    from: null,
    to: 'pi_other_amount',
    actor: SERVER_ACTOR,
    note: '12000 AED',
    created_at: new Date(),
  });
  await AdminOrderPage.open(page, id!);
  const notice = page.getByRole('alert').filter({ hasText: texts.review });
  await expectVisible(notice.getByText('pi_other_amount'));
  expect(await notice.innerText()).toContain('(120 درهم)');
});

test('an unpaid order leads to the one that took its place, and asks nobody to pay', async ({
  shopper: { page },
}) => {
  const unpaid = { status: 'pending', payment_status: 'failed', paid_at: null } as const;
  const [later] = await putOrders([unpaid]);
  const [former] = await putOrders([{ ...unpaid, replaced_by: later! }]);
  const copyLink = page.getByRole('button', { name: payLinkTexts.copy });
  await AdminOrderPage.open(page, former!);
  await expectVisible(page.getByText(orderStateTexts.replaced));
  expect(await copyLink.count()).toBe(0);
  await page.getByRole('link', { name: orderNumber(later!), exact: true }).click();
  await expectVisible(page.getByRole('heading', { level: 1, name: orderNumber(later!) }));
  await expectVisible(copyLink);
});

test('a message that is no longer true is told as one that will not be sent', async ({
  shopper: { page },
}) => {
  const [id] = await putOrders([{ status: 'delivered' }]);
  await putMessage(id!, 'delivered', { next_attempt_at: new Date(Date.now() + 60_000_000) });
  await AdminOrderPage.open(page, id!);
  const message = page
    .getByRole('region', { name: messageTexts.heading })
    .getByRole('listitem')
    .filter({ hasText: messageKindNames.delivered });
  await expectVisible(message.getByText(messageStateNames.queued));
  await new OrdersPage(page).status(id!).choose('shipped');
  await expectVisible(message.getByText(messageStateNames.withdrawn));
});

test('a message that went to a phone that was corrected since is sent to the new one, once', async ({
  shopper: { page },
}) => {
  const phone = '+971501112244';
  const [id] = await putOrders([{ customer_phone: phone }]);
  await putMessage(id!, 'payment-confirmed', {
    state: 'delivered',
    params: { name: 'مريم', order_number: id!.slice(-8), amount: '299 درهم' },
  });
  await AdminOrderPage.open(page, id!);
  await expectVisible(page.getByText(messageTexts.sentElsewhere));
  await page.getByRole('button', { name: messageTexts.resend }).click();
  await page.getByRole('dialog').getByRole('button', { name: messageTexts.resend }).click();
  await messageTo(phone, 'payment_confirmed');
  await page.getByText(messageTexts.sentElsewhere).waitFor({ state: 'detached' });
  expect(await page.getByRole('button', { name: messageTexts.resend }).count()).toBe(0);
});

test('a payment that was set against the provider is put back with one tap, beside its refunds', async ({
  shopper: { page },
}) => {
  const [id] = await putOrders([
    { payment_status: 'failed', payment_needs_review: true, refunded_amount: 99.5 },
  ]);
  const refund = { reason: null, restock: false, actor: SERVER_ACTOR, created_at: new Date() };
  await db.doc(refundPath(id!, 'one')).set({ ...refund, amount: 99.5, status: 'completed' });
  await db.doc(refundPath(id!, 'two')).set({ ...refund, amount: 100, status: 'pending' });
  await AdminOrderPage.open(page, id!);
  const refunds = page.getByRole('region', { name: refundTexts.heading }).getByRole('listitem');
  await expect.poll(() => refunds.count()).toBe(2);
  const shown = (await refunds.allInnerTexts()).toSorted();
  expect(shown[0]).toContain('100 درهم');
  expect(shown[0]).toContain(refundStatusNames.pending);
  expect(shown[1]).toContain('99.50 درهم');
  expect(shown[1]).toContain(refundStatusNames.completed);
  await page.getByRole('button', { name: putBackTexts['unpaid-by-hand'] }).click();
  await expectVisible(toast(page, OPERATIONS['update-payment-status'].done));
  expect(await order(id!)).toMatchObject({ payment_status: 'paid', payment_needs_review: false });
  await page.getByRole('alert').waitFor({ state: 'detached' });
});

test.for([
  ['stock-short', { stock_quantity: 0 }, { status: 'pending' }],
  ['paid-though-cancelled', {}, { status: 'cancelled' }],
] as const)(
  'an order that is paid and cannot be sent waits for the merchant, who reads why: %s',
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

test.for(['unheardof', 'a%2Fb', '%20', 'a'.repeat(200)])(
  'there is no order %s, which is said',
  async (id, { shopper: { page } }) => {
    await AdminPage.open(page, `/admin/orders/x`);
    await page.goto(orderAddress(id));
    await expectVisible(page.getByText(texts.missingText));
    await page.getByRole('link', { name: texts.toList }).click();
    await page.waitForURL('**/admin/orders');
  },
);

describe('the next step', () => {
  test.for([
    ['a phone', {}],
    ['a desktop', DESKTOP],
  ] as const)(
    'is one button on %s, and ships with the tracking number, which is one change',
    async ([, size], { newShopper }) => {
      const { page } = await newShopper(size);
      const [id, ...without] = await putOrders([
        { status: 'pending' },
        { status: 'pending', payment_status: 'pending' },
        { payment_test: true },
      ]);
      const opened = await AdminOrderPage.open(page, id!);
      await opened.step('confirmed').click();
      await opened.ship();
      await opened.shipping.getByRole('textbox').fill(' AE-00123 ');
      await opened.sent('ship');
      const undo = toast(page, OPERATIONS['update-order-status'].done)
        .locator('..')
        .getByRole('button', { name: adminPartTexts.undo });
      // a toast with the focus stays
      await undo.focus();
      await opened.shipping.waitFor({ state: 'detached' });
      expect(await order(id!)).toMatchObject({ status: 'shipped', tracking_number: 'AE-00123' });
      await expect
        .poll(() => lastOf(opened.history))
        .toMatch(/سجّلت شحن الطلب برقم التتبع .AE-00123/);
      await undo.click();
      await expectVisible(toast(page, OPERATIONS['undo-order-change'].done));
      expect(await order(id!)).toMatchObject({ status: 'confirmed', tracking_number: null });
      await opened.ship();
      await page.keyboard.press('Enter');
      await opened.step('delivered').click();
      await expect.poll(async () => (await order(id!))!['status']).toBe('delivered');
      const step = page.getByRole('button', { name: /^(?:أكّد|سجّل)/ });
      await expect.poll(() => step.count()).toBe(0);
      for (const other of without) {
        await page.goto(orderAddress(other));
        await expectVisible(page.getByRole('heading', { name: texts.history }));
        expect(await step.count()).toBe(0);
      }
    },
  );

  test('stands in a bar on a phone, where papers alone do not', async ({ shopper: { page } }) => {
    const [id] = await putOrders([{ status: 'shipped' }]);
    const opened = await AdminOrderPage.open(page, id!);
    const paper = page.getByRole('button', { name: texts.printInvoice });
    const isInBar = (): Promise<boolean> =>
      paper.evaluate((button) => getComputedStyle(button.parentElement!).position === 'fixed');
    const covered = (): Promise<string> =>
      page.evaluate(() => document.documentElement.style.getPropertyValue('--order-actions'));
    expect(await isInBar()).toBe(true);
    expect(await covered()).toMatch(/px$/);
    await opened.step('delivered').click();
    await expect.poll(isInBar).toBe(false);
    await expect.poll(covered).toBe('');
    await expectVisible(paper);
  });

  test('is taken once by a double press', async ({ shopper: { page } }) => {
    const [id] = await putOrders([{ status: 'pending' }]);
    const opened = await AdminOrderPage.open(page, id!);
    await opened.step('confirmed').evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await expectVisible(page.getByRole('button', { name: visitChangesTexts.open(1) }));
    await opened.step('shipped').dblclick();
    await opened.sent('shipWithout');
    await expectVisible(page.getByRole('button', { name: visitChangesTexts.open(2) }));
    await expect
      .poll(() => eventsOf(id!))
      .toEqual(['status-changed pending→confirmed', 'status-changed confirmed→shipped']);
  });

  test('keeps what was typed while there is no connection, and says so where it was typed', async ({
    shopper,
  }) => {
    shopper.mayPrint(NO_ANSWER, NO_FIRESTORE, /^update-order-status:/);
    const { page, context } = shopper;
    const [id] = await putOrders([{}]);
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
  });

  test('says which number a colleague has stored before it is replaced', async ({
    shopper: { page },
  }) => {
    const [id] = await putOrders([{}]);
    const opened = await AdminOrderPage.open(page, id!);
    await opened.ship();
    await opened.shipping.getByRole('textbox').fill('MINE-1');
    await db.doc(orderPath(id!)).update({ tracking_number: 'THEIRS-2' });
    await expectVisible(opened.shipping.getByText(shipDialogTexts.overtaken('THEIRS-2')));
    await opened.sent('ship');
    await opened.shipping.waitFor({ state: 'detached' });
    expect(await order(id!)).toMatchObject({ status: 'shipped', tracking_number: 'MINE-1' });
  });

  test('is refused where a colleague was faster, who is named', async ({ newShopper }) => {
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
  });
});

const SELLER = {
  legal_name: 'غار للتجارة',
  address: 'شارع الوصل، دبي',
  licence: 'CN-1',
  tax_number: '100123456700003',
  country: 'ae',
} as const;

test('what is printed is the paper that was asked for, as the books have it, and nothing else', async ({
  newShopper,
}) => {
  await writeContent('about', { content: { legal_name: 'الاسم الجديد' } });
  const { page } = await newShopper(DESKTOP);
  const two = { quantity: 2, total_amount: 598 };
  const [id, plain, byHand, saudi] = await putOrders([
    { ...two, tracking_number: 'AE-00123', invoice_number: 7 },
    { ...two, invoice_number: 8, status: 'cancelled' },
    { ...two, payment_test: true, paid_at: null },
    { ...two, country: 'sa', invoice_number: 9 },
  ]);
  const at = new Date();
  const invoice = invoiceOf({ id: id!, country: 'ae', total_amount: 598 }, SELLER, at);
  const note = creditNoteOf({ ...invoice, number: 7 }, { id: 'refund', amount: 100 }, at);
  await db.doc(invoicePath(7)).set({ ...invoice, credited: 100 });
  await db.doc(creditNotePath(3)).set(note!);
  const unregistered = { ...SELLER, tax_number: '' };
  const sold = { id: plain!, country: 'ae', total_amount: 598 } as const;
  await db.doc(invoicePath(8)).set(invoiceOf(sold, unregistered, at));
  const atHome = { id: saudi!, country: 'sa', total_amount: 598 } as const;
  await db.doc(invoicePath(9)).set(invoiceOf(atHome, { ...SELLER, country: 'sa' }, at));
  /** Prints a paper of an order; resolves with what each sheet says. */
  const printed = async (orderId: string, button: string): Promise<string[]> => {
    await page.goto(orderAddress(orderId));
    await page.evaluate(() => {
      globalThis.print = () => void (document.body.dataset['printed'] = 'yes');
    });
    await page.getByRole('button', { name: button }).click();
    await expect.poll(() => page.locator('body').getAttribute('data-printed')).toBe('yes');
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button').count()).toBe(0);
    expect(await page.getByRole('navigation').count()).toBe(0);
    const sheets = await page.getByRole('article').allInnerTexts();
    await page.emulateMedia({ media: 'screen' });
    return sheets;
  };
  const expectParts = (text: string | undefined, parts: readonly string[]): void => {
    for (const part of parts) expect(text).toContain(part);
  };

  await AdminOrderPage.open(page, id!);
  const [bill, credit, ...others] = await printed(id!, texts.printInvoice);
  expect(others).toEqual([]);
  const { titles } = invoiceTexts;
  expectParts(bill, [titles.tax, 'INV-000007', 'غار للتجارة', 'CN-1', SELLER.tax_number]);
  expectParts(bill, ['مريم الهاشمي', '299.00', '569.52', '28.48', '598.00', 'CN-000003', '498.00']);
  expect(bill).toContain('بالبطاقة');
  expect(bill).not.toContain('الاسم الجديد');
  expectParts(credit, [titles.taxCreditNote, 'CN-000003', 'INV-000007', '100.00', '4.77']);

  const [untaxed] = await printed(plain!, texts.printInvoice);
  expectParts(untaxed, [titles.invoice, 'INV-000008', '598.00', invoiceTexts.payment.cancelled]);
  for (const part of ['ضريب', 'بالبطاقة']) expect(untaxed).not.toContain(part);

  const [trial] = await printed(byHand!, texts.printInvoice);
  expectParts(trial, [titles.proforma, 'الاسم الجديد', invoiceTexts.payment.other]);
  for (const part of ['INV', 'بالبطاقة']) expect(trial).not.toContain(part);

  const [abroad] = await printed(saudi!, texts.printInvoice);
  expectParts(abroad, [titles.invoice, '78.00', 'الريال السعودي', '1.02110', '79.65']);
  expect(abroad).not.toContain(titles.tax);

  const [label] = await printed(id!, texts.printSlip);
  expectParts(label, ['مريم الهاشمي', 'شارع الوصل، فيلا 12', '+971501234567', 'AE-00123']);
  expect(label).not.toContain('598');
});

test('a paper is printed once it has the seller’s particulars', async ({ newShopper }) => {
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
});

test.for([
  ['a phone', {}],
  ['a desktop', DESKTOP],
] as const)('axe finds nothing on %s', async ([, size], { newShopper }) => {
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
});
