import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { confirmationTexts } from '../../web/src/i18n/ar/confirmation.ts';
import { orderTexts } from '../../web/src/i18n/ar/order-page.ts';
import { orderForm, runSchedule } from '../support/backend.ts';
import { changeProduct, history, order, orders, stock } from '../support/database.ts';
import { endIntent, intents, orderFaults } from '../support/provider.ts';
import { ConfirmationPage } from './confirmation-page.ts';
import { EMPTY_ORDER, OrderPage, orderRefused } from './order-page.ts';
import { PaymentPage } from './payment-page.ts';
import { hydrate, expectVisible, test, toast, type Shopper } from './shopper.ts';

async function placeOrder(page: Page): Promise<PaymentPage> {
  const orderPage = await OrderPage.open(page);
  await orderPage.fillIn(orderForm());
  await orderPage.submit();
  return PaymentPage.reached(page);
}

async function theOrder(): Promise<string> {
  const all = await orders();
  expect(all).toHaveLength(1);
  return all[0]!['id'] as string;
}

const PAID = { status: 'confirmed', payment_status: 'paid', stock_reserved: true };
const FAILED = { status: 'pending', payment_status: 'failed', stock_reserved: false };
const PENDING = { status: 'pending', payment_status: 'pending', stock_reserved: true };

/** Ends the payment of an order in one of two ways, and pays at the second try. */
async function payAfter(why: 'declined' | 'cancelled', { page }: Shopper): Promise<void> {
  const first = await placeOrder(page);
  await (why === 'declined' ? first.decline() : first.cancel());
  const confirmation = new ConfirmationPage(page);
  await confirmation.expectFailed(why);
  await expect.poll(() => page.title()).toContain(confirmationTexts.failed.heading(why));
  await expectVisible(page.getByText(confirmationTexts.failed.lead(why)));
  const id = await theOrder();
  expect(await order(id)).toMatchObject(FAILED);
  // the figure follows the order's failure
  await expect.poll(stock).toBe(100);

  await confirmation.payAgain.click();
  const second = await PaymentPage.reached(page);
  expect(second.intentId).not.toBe(first.intentId);
  await second.pay();
  await confirmation.expectPaid();
  expect(await theOrder()).toBe(id);
  expect(await order(id)).toMatchObject({ ...PAID, payment_intent_id: second.intentId });
  expect(await intents()).toHaveLength(2);
  expect(await stock()).toBe(99);
}

describe('an order is told honestly, and paid at the second try, whose payment was', () => {
  test('declined', ({ shopper }) => payAfter('declined', shopper));
  test('cancelled', { tags: 'nightly' }, ({ shopper }) => payAfter('cancelled', shopper));
});

test(
  'a failed payment leaves the form as it was, for an order that takes its place',
  { tags: 'nightly' },
  async ({ shopper: { page } }) => {
    const form = orderForm();
    const orderPage = await OrderPage.open(page);
    await orderPage.fillIn(form);
    await orderPage.submit();
    await (await PaymentPage.reached(page)).decline();
    const failed = new ConfirmationPage(page);
    await failed.expectFailed();
    await expectVisible(failed.payAgain);
    const former = await theOrder();

    await OrderPage.open(page);
    await expect
      .poll(() => orderPage.typed())
      .toMatchObject({
        customerName: form.customerName,
        customerPhone: form.customerPhone,
      });
    await orderPage.submit();
    await (await PaymentPage.reached(page)).pay();
    await new ConfirmationPage(page).expectPaid();
    const statuses = (await orders()).map((one) => one['payment_status'] as string);
    expect(statuses.toSorted()).toEqual(['failed', 'paid']);
    expect(await stock()).toBe(99);

    const replaced = await ConfirmationPage.open(page, former);
    await replaced.expectReplaced();
    await expect.poll(() => replaced.payAgain.count()).toBe(0);
    await replaced.openLater.click();
    await replaced.expectPaid();
  },
);

describe('a shopper who pays and is never seen again', { tags: 'nightly' }, () => {
  /** Pays, and closes the tab before the confirmation page can ask anything. */
  async function payAndLeave({ page }: Shopper): Promise<void> {
    const paymentPage = await placeOrder(page);
    let asked = 0;
    await page.route(/getOrderSecure|updateOrderPaymentStatus/, () => {
      asked += 1;
    });
    await paymentPage.pay();
    await page.close();
    expect((await intents())[0]!.status).toBe('completed');
    expect(asked).toBeLessThanOrEqual(1);
  }

  test('has an order that the webhook made paid', async ({ shopper }) => {
    await payAndLeave(shopper);
    const id = await theOrder();
    await expect.poll(() => order(id)).toMatchObject(PAID);
    expect(await history(id)).toContain('payment-status-changed pending→paid');
  });

  test('has an order that the schedule makes paid where the webhook was lost', async ({
    shopper,
  }) => {
    await orderFaults({ webhooks: { kind: 'lost' } });
    await payAndLeave(shopper);
    const id = await theOrder();
    expect(await order(id)).toMatchObject(PENDING);
    await runSchedule();
    expect(await order(id)).toMatchObject(PAID);
    expect(await stock()).toBe(99);
  });
});

test('without a webhook the page that comes back settles the payment', async ({
  shopper: { page },
}) => {
  await orderFaults({ webhooks: { kind: 'lost' } });
  await (await placeOrder(page)).pay();
  await new ConfirmationPage(page).expectPaid();
  expect(await order(await theOrder())).toMatchObject(PAID);
});

test('an order that was paid in another tab is not paid twice', async ({ shopper }) => {
  shopper.mayPrint(orderRefused(400));
  const { page, context } = shopper;
  const paymentPage = await placeOrder(page);
  const tab = await OrderPage.open(await context.newPage());
  await endIntent(paymentPage.intentId, 'complete');
  const id = await theOrder();
  await expect.poll(() => order(id)).toMatchObject(PAID);

  await tab.submit();
  await expect.poll(tab.message).toBe('هذا الطلب مدفوع من قبل');
  expect(await tab.typed()).toEqual(EMPTY_ORDER);
  expect(await intents()).toHaveLength(1);
  await tab.page.getByRole('link', { name: orderTexts.viewOrder }).click();
  await new ConfirmationPage(tab.page).expectPaid();
  expect(await theOrder()).toBe(id);
});

test(
  'an order that was paid on another device is thanked for, and cannot be paid by one more tap',
  { tags: 'nightly' },
  async ({ shopper, newShopper }) => {
    shopper.mayPrint(/status of 400 .*\/retryZiinaPayment/);
    const { page } = shopper;
    await (await placeOrder(page)).decline();
    const confirmation = new ConfirmationPage(page);
    await confirmation.expectFailed();
    const id = await theOrder();
    // the page itself gets no answer
    await page.route('**/updateOrderPaymentStatus', () => {});

    const device = await newShopper();
    const there = await ConfirmationPage.open(device.page, id);
    await there.payAgain.click();
    await (await PaymentPage.reached(device.page)).pay();
    await there.expectPaid();

    await confirmation.payAgain.click();
    await confirmation.expectPaid();
    expect(await toast(page, confirmationTexts.payErrorTitle).count()).toBe(0);
    expect(await page.getByRole('alert').count()).toBe(0);
    const orderPage = await OrderPage.open(page);
    expect(await orderPage.typed()).toEqual(EMPTY_ORDER);
  },
);

test(
  'the form of a paid order is empty, in the tab next to it and when it is stepped back to',
  { tags: 'nightly' },
  async ({ shopper: { page, context } }) => {
    const paymentPage = await placeOrder(page);
    const tab = await OrderPage.open(await context.newPage());
    expect(await tab.typed()).not.toEqual(EMPTY_ORDER);
    await paymentPage.pay();
    await new ConfirmationPage(page).expectPaid();
    await expect.poll(() => tab.typed()).toEqual(EMPTY_ORDER);

    await page.goBack();
    await page.goBack();
    await page.waitForURL('/order');
    await hydrate(page);
    await expect.poll(() => new OrderPage(page).typed()).toEqual(EMPTY_ORDER);
  },
);

test(
  'a failed order whose price has changed since is ordered anew, at the new price',
  { tags: 'nightly' },
  async ({ shopper }) => {
    shopper.mayPrint(/status of 400 .*\/retryZiinaPayment/);
    const { page } = shopper;
    await (await placeOrder(page)).decline();
    const confirmation = new ConfirmationPage(page);
    await confirmation.expectFailed();
    await changeProduct({ price: 350 });

    await confirmation.payAgain.click();
    await expectVisible(page.getByRole('alert').filter({ hasText: '350 درهم' }));
    await confirmation.payAgain.waitFor({ state: 'detached' });
    await page.locator('main a[href="/order"]').click();
    const orderPage = new OrderPage(page);
    await expect.poll(orderPage.total).toBe('350 درهم');
    await orderPage.submit();
    await (await PaymentPage.reached(page)).pay();
    await confirmation.expectPaid();
  },
);
