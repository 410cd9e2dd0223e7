import { orderPath } from '@ghar/domain/paths';
import { describe, expect } from 'vitest';
import { confirmationTexts as texts } from '../../web/src/i18n/ar/confirmation.ts';
import { wordsForCode } from '../../web/src/i18n/ar/order-errors.ts';
import { shellTexts } from '../../web/src/i18n/ar/shell.ts';
import { placeOrder } from '../support/backend.ts';
import { db, order } from '../support/database.ts';
import { putOrders } from '../support/orders.ts';
import { endIntent, intentOf, orderFaults, refund } from '../support/provider.ts';
import { ConfirmationPage } from './confirmation-page.ts';
import { PaymentPage } from './payment-page.ts';
import {
  expectVisible,
  heading,
  httpError,
  NO_ANSWER,
  NO_FIRESTORE,
  test,
  toast,
} from './shopper.ts';

const HEADING = 'عذراً، حدث خطأ';

describe('without an order to show', () => {
  test.for([
    ['/payment-success', 'معرف الطلب غير موجود'],
    ['/payment-success?order_id=', 'معرف الطلب غير موجود'],
    ['/payment-success?order_id=%20', 'معرف الطلب غير موجود'],
    ['/payment-success?order_id=unknown', 'الطلب غير موجود'],
    ['/payment-success?order_id=a%2Fb', 'الطلب غير موجود'],
    [`/payment-success?order_id=${'x'.repeat(400)}`, 'الطلب غير موجود'],
  ] as const)('%s says %s', async ([path, message], { shopper }) => {
    shopper.mayPrint(httpError(404));
    const { page } = shopper;
    await page.goto(path);
    await expect.poll(() => heading(page)).toBe(HEADING);
    await expectVisible(page.getByText(message, { exact: true }));
    const chat = page.locator('main').getByRole('link', { name: shellTexts.whatsapp });
    expect(await chat.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\d+/);
    await page.locator('main').getByRole('link', { name: shellTexts.backToStore }).click();
    await page.waitForURL('/');
  });
});

describe('an order that cannot be fetched', () => {
  test.for([
    ['no network', (abort: () => Promise<void>) => abort()],
    [
      'a backend that fails',
      (_: unknown, fulfil: (status: number) => Promise<void>) => fulfil(500),
    ],
  ] as const)(
    'because of %s says so, and is shown at the next try',
    async ([, fail], { shopper }) => {
      shopper.mayPrint(NO_ANSWER, httpError(500));
      const { page } = shopper;
      const { order_id } = await placeOrder();
      await page.route('**/getOrderSecure', (route) =>
        fail(
          () => route.abort(),
          (status) => route.fulfill({ status, headers: { 'access-control-allow-origin': '*' } }),
        ),
      );
      const confirmation = await ConfirmationPage.open(page, order_id);
      await expect.poll(() => heading(page)).toBe(HEADING);
      await expectVisible(toast(page, 'خطأ'));
      expect(await toast(page, 'خطأ').innerText()).toContain(texts.error.fetchFailed);
      await expectVisible(page.locator('main').getByRole('link', { name: shellTexts.whatsapp }));
      await expectVisible(page.locator('main').getByRole('link', { name: shellTexts.backToStore }));

      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.getByRole('button', { name: texts.error.retry }).click();
      await confirmation.expectUnpaid(299);
    },
  );
});

test('an answer that is no list of orders does not mean that there is no order', async ({
  shopper: { page },
}) => {
  const { order_id } = await placeOrder();
  await page.route('**/getOrderSecure', (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: { result: null },
    }),
  );
  await ConfirmationPage.open(page, order_id);
  await expectVisible(page.locator('main').getByText(texts.error.fetchFailed, { exact: true }));
});

describe('a payment that nobody has heard of yet', () => {
  test('is told as what it is, and becomes paid without a reload once it is', async ({
    shopper: { page },
  }) => {
    await orderFaults({ webhooks: { kind: 'lost' } });
    const { order_id, payment_url } = await placeOrder();
    const confirmation = await ConfirmationPage.returnTo(page, order_id);
    await confirmation.expectPending();
    await expectVisible(page.getByText(texts.pending.label, { exact: true }));
    expect(await confirmation.line(texts.fields.number)).toBe(order_id.slice(-8));
    expect(await order(order_id)).toMatchObject({ payment_status: 'pending', status: 'pending' });
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));

    await endIntent(intentOf(payment_url), 'complete');
    await confirmation.expectPaid();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    expect(await order(order_id)).toMatchObject({ payment_status: 'paid', status: 'confirmed' });
  });

  test('becomes failed by itself where it is', async ({ shopper: { page } }) => {
    await orderFaults({ webhooks: { kind: 'lost' } });
    const { order_id, payment_url } = await placeOrder();
    const confirmation = await ConfirmationPage.returnTo(page, order_id);
    await confirmation.expectPending();
    await endIntent(intentOf(payment_url), 'fail');
    await confirmation.expectFailed();
  });

  test('is paid by going on to the payment page', async ({ shopper: { page } }) => {
    const { order_id, payment_url } = await placeOrder();
    const confirmation = await ConfirmationPage.returnTo(page, order_id);
    await confirmation.pay.click();
    const paymentPage = await PaymentPage.reached(page);
    expect(paymentPage.intentId).toBe(intentOf(payment_url));
    await paymentPage.pay();
    await confirmation.expectPaid();
  });

  test('stays pending while the provider cannot be asked, and says so', async ({ shopper }) => {
    shopper.mayPrint(httpError(503));
    const { page } = shopper;
    const { order_id, payment_url } = await placeOrder();
    await orderFaults({ get: { kind: 'error_500' }, webhooks: { kind: 'lost' } });
    await endIntent(intentOf(payment_url), 'complete');
    await page.clock.install();
    const confirmation = await ConfirmationPage.open(page, order_id);
    await confirmation.expectPending();
    await expectVisible(page.getByText(texts.pending.checkFailed));
    // from here on the page does not ask by itself
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_500);
    await orderFaults({});
    await page.getByRole('button', { name: texts.pending.check }).click();
    await confirmation.expectPaid();
  });

  test('is asked about by itself again once the shopper has asked', async ({ shopper }) => {
    // the clock is advanced by minutes, which also ends timeouts of the database
    shopper.mayPrint(httpError(503), NO_FIRESTORE);
    const { page } = shopper;
    await orderFaults({ webhooks: { kind: 'lost' } });
    const { order_id, payment_url } = await placeOrder();
    await page.clock.install();
    const confirmation = await ConfirmationPage.returnTo(page, order_id);
    await confirmation.expectPending();
    const stopped = page.getByText(texts.pending.stopped);
    await expect
      .poll(async () => {
        await page.clock.fastForward(30_000);
        return stopped.isVisible();
      })
      .toBe(true);

    await orderFaults({ get: { kind: 'error_500' }, webhooks: { kind: 'lost' } });
    await confirmation.check.click();
    await expectVisible(page.getByText(texts.pending.checkFailed));
    await orderFaults({ webhooks: { kind: 'lost' } });
    await endIntent(intentOf(payment_url), 'complete');
    await confirmation.expectPaid();
  });

  test('of another amount than the order’s is neither called paid nor asked for again', async ({
    shopper: { page },
  }) => {
    const { order_id, payment_url } = await placeOrder();
    await orderFaults({ amount_delta: -29_800, webhooks: { kind: 'lost' } });
    await endIntent(intentOf(payment_url), 'complete');
    const confirmation = await ConfirmationPage.returnTo(page, order_id);
    await confirmation.expectUnderReview();
    await expectVisible(page.locator('main').getByRole('link', { name: shellTexts.whatsapp }));
    expect(await order(order_id)).toMatchObject({ payment_status: 'pending' });
    expect(await confirmation.pay.count()).toBe(0);
    expect(await confirmation.check.count()).toBe(0);
    expect(await page.getByText(texts.pending.lead).count()).toBe(0);
  });

  test('of another amount than the order’s, made while the page was open, is told at the next try to pay', async ({
    shopper,
  }) => {
    shopper.mayPrint(httpError(400), NO_ANSWER);
    const { page } = shopper;
    const { order_id, payment_url } = await placeOrder();
    const confirmation = await ConfirmationPage.open(page, order_id);
    await confirmation.expectUnpaid(299);
    await page.route('**/updateOrderPaymentStatus', (route) => route.abort());
    await orderFaults({ amount_delta: -29_800, webhooks: { kind: 'lost' } });
    await endIntent(intentOf(payment_url), 'complete');
    await confirmation.pay.click();
    await confirmation.expectUnderReview();
    expect(await confirmation.pay.count()).toBe(0);
    expect(await page.getByText(texts.pending.lead).count()).toBe(0);
  });
});

describe('an order that nobody has paid yet, opened by its link', () => {
  test('says what is left to pay, without waiting for a payment, and leads to it', async ({
    shopper: { page },
  }) => {
    const { order_id, payment_url } = await placeOrder({ quantity: 2, totalAmount: 598 });
    const confirmation = await ConfirmationPage.open(page, order_id);
    await expect.poll(() => heading(page)).toMatch(/بقي دفع 598 درهم/);
    expect(await page.getByText(texts.pending.checking).count()).toBe(0);
    expect(await confirmation.check.count()).toBe(0);
    await page.getByRole('button', { name: 'ادفع الآن', exact: true }).click();
    const paymentPage = await PaymentPage.reached(page);
    expect(paymentPage.intentId).toBe(intentOf(payment_url));
    await paymentPage.pay();
    await confirmation.expectPaid();
  });

  test('becomes paid without a reload once somebody pays it', async ({ shopper: { page } }) => {
    await orderFaults({ webhooks: { kind: 'lost' } });
    const { order_id, payment_url } = await placeOrder();
    const confirmation = await ConfirmationPage.open(page, order_id);
    await confirmation.expectUnpaid(299);
    await endIntent(intentOf(payment_url), 'complete');
    await confirmation.expectPaid();
  });

  test('waits for the confirmation where its payment is being made elsewhere', async ({
    shopper,
  }) => {
    shopper.mayPrint(httpError(400));
    const { page } = shopper;
    const { order_id, payment_url } = await placeOrder();
    const confirmation = await ConfirmationPage.open(page, order_id);
    await endIntent(intentOf(payment_url), 'hang');
    await confirmation.pay.click();
    await confirmation.expectPending();
    const { message } = wordsForCode('payment-under-review');
    await expectVisible(page.getByRole('alert').filter({ hasText: message }));
    expect(await confirmation.pay.count()).toBe(0);
  });
});

describe('a payment that had failed', () => {
  /** The provider lets a failed payment be paid, and loses its webhook. */
  const PAYABLE = { failed_payable: true, webhooks: { kind: 'lost' } };

  async function placeFailedOrder(): Promise<{ id: string; intent: string }> {
    const { order_id: id, payment_url } = await placeOrder();
    const intent = intentOf(payment_url);
    await endIntent(intent, 'fail');
    await expect.poll(() => order(id)).toMatchObject({ payment_status: 'failed' });
    return { id, intent };
  }

  test('and was made good since is found when the page is opened', async ({
    shopper: { page },
  }) => {
    const { id, intent } = await placeFailedOrder();
    await orderFaults(PAYABLE);
    await endIntent(intent, 'complete');
    await (await ConfirmationPage.open(page, id)).expectPaid();
  });

  test('becomes paid without a reload when it is made good', async ({ shopper: { page } }) => {
    const { id, intent } = await placeFailedOrder();
    const confirmation = await ConfirmationPage.open(page, id);
    await confirmation.expectFailed();
    await orderFaults(PAYABLE);
    await endIntent(intent, 'complete');
    await confirmation.expectPaid();
  });

  test('is not called failed before the provider has said so', async ({ shopper }) => {
    shopper.mayPrint(httpError(503));
    const { page } = shopper;
    const { id } = await placeFailedOrder();
    await orderFaults({ get: { kind: 'error_500' } });
    const confirmation = await ConfirmationPage.open(page, id);
    await confirmation.expectPending();
    await expectVisible(page.getByText(texts.pending.checkFailed));
    await orderFaults({});
    await confirmation.expectFailed();
  });
});

test('what was given back is told, a part and all of it', async ({ shopper: { page } }) => {
  const { order_id: id, payment_url } = await placeOrder();
  await endIntent(intentOf(payment_url), 'complete');
  await expect.poll(() => order(id)).toMatchObject({ payment_status: 'paid' });
  await refund(intentOf(payment_url), 10_050);
  await expect.poll(() => order(id)).toMatchObject({ refunded_amount: 100.5 });
  const confirmation = await ConfirmationPage.open(page, id);
  await expectVisible(page.getByText(texts.refunded.part(true)));
  expect(await confirmation.line(texts.fields.refunded)).toBe('100.50 درهم');

  await db.doc(`orders/${id}`).update({ payment_status: 'failed' });
  await refund(intentOf(payment_url));
  await expect.poll(() => order(id)).toMatchObject({ refunded_amount: 299 });
  await page.reload();
  await expect.poll(() => heading(page)).toBe(texts.refunded.heading);
  expect(await confirmation.line(texts.fields.refunded)).toBe('299 درهم');
});

test('a payment that does not count is told until it was given back, and the rest is asked for', async ({
  shopper: { page },
}) => {
  const { order_id: id, payment_url } = await placeOrder();
  // corrected to two pieces while the customer is on the payment page
  await db.doc(orderPath(id)).update({ quantity: 2, total_amount: 598 });
  await endIntent(intentOf(payment_url), 'complete');
  await expect.poll(() => order(id)).toMatchObject({ payment_needs_review: true });
  await db.doc(orderPath(id)).update({ payment_needs_review: false });
  const confirmation = await ConfirmationPage.open(page, id);
  await confirmation.expectUnpaid(598);
  expect(await confirmation.line(texts.fields.uncounted)).toBe('299 درهم');
  await refund(intentOf(payment_url));
  await expect.poll(() => order(id)).toMatchObject({ uncounted_payments: [] });
  await page.reload();
  await expectVisible(page.getByText(texts.fields.amountDue, { exact: true }));
  expect(await page.getByText(texts.fields.uncounted).count()).toBe(0);
});

test('what has become of a paid order is read when its customer comes back to the page', async ({
  shopper,
}) => {
  shopper.mayPrint(NO_ANSWER);
  const { page } = shopper;
  const [id] = await putOrders([{}]);
  await page.clock.install();
  const confirmation = await ConfirmationPage.open(page, id!);
  await confirmation.expectPaid();
  await db.doc(orderPath(id!)).update({ status: 'shipped', tracking_number: 'AE-345' });
  const comeBack = (): Promise<unknown> =>
    page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.route('**/getOrderSecure', (route) => route.abort(), { times: 1 });
  await page.clock.fastForward(61_000);
  await comeBack();
  await confirmation.expectPaid();
  await page.clock.fastForward(61_000);
  await comeBack();
  await expectVisible(page.getByText('AE-345'));
});

test('what is being given back is told before it is done', async ({ shopper: { page } }) => {
  const paid = { status: 'confirmed', payment_status: 'paid', paid_at: new Date() } as const;
  const [id] = await putOrders([{ ...paid, refunding_amount: 100.5 }]);
  const confirmation = await ConfirmationPage.open(page, id!);
  await expectVisible(page.getByText(texts.refunded.pending));
  expect(await confirmation.line(texts.fields.refunding)).toBe('100.50 درهم');
  await db.doc(orderPath(id!)).update({ status: 'cancelled', refunding_amount: 299 });
  await page.reload();
  await expectVisible(page.getByText(texts.cancelled.refunding));
});

test('opening a payment again says what is wrong where it cannot be', async ({ shopper }) => {
  shopper.mayPrint(httpError(503));
  const { page } = shopper;
  const { order_id, payment_url } = await placeOrder();
  await endIntent(intentOf(payment_url), 'fail');
  const confirmation = await ConfirmationPage.open(page, order_id);
  await confirmation.expectFailed();
  await orderFaults({ create: { kind: 'error_500', times: 1 } });
  await confirmation.payAgain.click();
  const alert = page.getByRole('alert').filter({ hasText: 'خطأ في الخادم: 503' });
  await expectVisible(alert);
  // the shopper may have paid all the same
  expect(await alert.innerText()).toContain('فلا تدفع مرة أخرى');
  expect(await alert.innerText()).not.toContain('لم يُخصم');
  await expectVisible(toast(page, texts.payErrorTitle));
});

test('the button to pay keeps the focus, and opens one payment, while the page is opened', async ({
  shopper: { page },
}) => {
  const { order_id } = await placeOrder();
  const confirmation = await ConfirmationPage.open(page, order_id);
  let asked = 0;
  let answer = (): void => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/retryZiinaPayment', async (route) => {
    asked += 1;
    await answered;
    await route.continue();
  });
  await confirmation.pay.focus();
  await page.keyboard.press('Enter');
  const opening = page.getByRole('button', { name: texts.opening });
  await expectVisible(opening);
  expect(await opening.isDisabled()).toBe(true);
  expect(await opening.evaluate((it) => it === document.activeElement)).toBe(true);
  await page.getByRole('status').getByText(texts.opening).waitFor();
  await page.keyboard.press('Enter');
  answer();
  await PaymentPage.reached(page);
  expect(asked).toBe(1);
});

test('a payment page that is slow to open is explained', async ({ shopper }) => {
  shopper.mayPrint(NO_FIRESTORE);
  const { page } = shopper;
  const { order_id } = await placeOrder();
  await page.clock.install();
  const confirmation = await ConfirmationPage.open(page, order_id);
  await confirmation.pay.waitFor();
  const sent = page.waitForRequest('**/retryZiinaPayment');
  await page.route('**/retryZiinaPayment', () => {}, { times: 1 });
  await confirmation.pay.click();
  await sent;
  await page.clock.runFor(6_000);
  await expectVisible(page.getByText(texts.stillOpening));
  await page.clock.runFor(40_000);
  await expectVisible(page.getByRole('alert').filter({ hasText: 'حدث خطأ غير متوقع' }));
  await confirmation.pay.click();
  await PaymentPage.reached(page);
});

test('a payment page that never comes gives the button back', async ({ shopper }) => {
  shopper.mayPrint(NO_FIRESTORE);
  const { page } = shopper;
  const { order_id } = await placeOrder();
  await page.clock.install();
  const confirmation = await ConfirmationPage.open(page, order_id);
  await page.route('**/pay/**', (route) => route.fulfill({ status: 204 }), { times: 1 });
  const left = page.waitForRequest('**/pay/**');
  await confirmation.pay.click();
  await left;
  await page.clock.fastForward(12_000);
  await confirmation.pay.click();
  await PaymentPage.reached(page);
});

describe('an order that the merchant has cancelled', () => {
  test.for([
    ['pending', texts.cancelled.unpaid],
    ['paid', texts.cancelled.paid(299, false)],
  ] as const)(
    'and that was %s says what that means',
    async ([payment_status, text], { shopper }) => {
      const { page } = shopper;
      const { order_id } = await placeOrder();
      await db.doc(`orders/${order_id}`).update({ status: 'cancelled', payment_status });
      await ConfirmationPage.open(page, order_id);
      await expect.poll(() => heading(page)).toBe(texts.cancelled.heading);
      await expectVisible(page.getByText(text));
      expect(await page.getByRole('button', { name: texts.pending.pay }).count()).toBe(0);
    },
  );
});
