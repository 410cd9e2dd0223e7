import { orderPath } from '@ghar/domain/paths';
import { describe, expect } from 'vitest';
import { confirmationTexts as texts } from '../../web/src/i18n/ar/confirmation.ts';
import { shellTexts } from '../../web/src/i18n/ar/shell.ts';
import { placeOrder } from '../support/backend.ts';
import { db, order } from '../support/database.ts';
import { endIntent, intentOf, orderFaults, refund } from '../support/provider.ts';
import { ConfirmationPage } from './confirmation-page.ts';
import { PaymentPage } from './payment-page.ts';
import { expectVisible, heading, httpError, NO_ANSWER, NO_FIRESTORE, test } from './shopper.ts';

// What each state of an order says and offers: web/src/features/confirmation/*.dom.test.tsx.

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

  test(
    'of another amount than the order’s is neither called paid nor asked for again',
    { tags: 'nightly' },
    async ({ shopper: { page } }) => {
      const { order_id, payment_url } = await placeOrder();
      await orderFaults({ amount_delta: -29_800, webhooks: { kind: 'lost' } });
      await endIntent(intentOf(payment_url), 'complete');
      const confirmation = await ConfirmationPage.returnTo(page, order_id);
      await confirmation.expectUnderReview();
      const main = page.getByRole('main');
      expect(await main.getByRole('link').allInnerTexts()).toEqual([shellTexts.whatsapp]);
      expect(await main.getByRole('button').count()).toBe(0);
      expect(await order(order_id)).toMatchObject({ payment_status: 'pending' });
    },
  );

  test(
    'of another amount than the order’s, made while the page was open, is told at the next try to pay',
    { tags: 'nightly' },
    async ({ shopper }) => {
      shopper.mayPrint(httpError(400), NO_ANSWER);
      const { page } = shopper;
      const { order_id, payment_url } = await placeOrder();
      const confirmation = await ConfirmationPage.open(page, order_id);
      await confirmation.expectUnpaid(299);
      const buttons = page.getByRole('main').getByRole('button');
      expect(await buttons.allInnerTexts()).toEqual([texts.unpaid.pay]);
      await page.route('**/updateOrderPaymentStatus', (route) => route.abort());
      await orderFaults({ amount_delta: -29_800, webhooks: { kind: 'lost' } });
      await endIntent(intentOf(payment_url), 'complete');
      await confirmation.pay.click();
      await confirmation.expectUnderReview();
      expect(await buttons.allInnerTexts()).toEqual([]);
    },
  );
});

test('an order that nobody has paid yet says what is left to pay, and leads to it', async ({
  shopper: { page },
}) => {
  const { order_id, payment_url } = await placeOrder({ quantity: 2, totalAmount: 598 });
  const confirmation = await ConfirmationPage.open(page, order_id);
  await expect.poll(() => heading(page)).toMatch(/بقي دفع 598 درهم/);
  const buttons = page.getByRole('main').getByRole('button');
  expect(await buttons.allInnerTexts()).toEqual(['ادفع الآن']);
  await page.getByRole('button', { name: 'ادفع الآن', exact: true }).click();
  const paymentPage = await PaymentPage.reached(page);
  expect(paymentPage.intentId).toBe(intentOf(payment_url));
  await paymentPage.pay();
  await confirmation.expectPaid();
});

test(
  'a payment that had failed becomes paid without a reload when it is made good',
  { tags: 'nightly' },
  async ({ shopper: { page } }) => {
    const { order_id: id, payment_url } = await placeOrder();
    const intent = intentOf(payment_url);
    await endIntent(intent, 'fail');
    await expect.poll(() => order(id)).toMatchObject({ payment_status: 'failed' });
    const confirmation = await ConfirmationPage.open(page, id);
    await confirmation.expectFailed();
    await orderFaults({ failed_payable: true, webhooks: { kind: 'lost' } });
    await endIntent(intent, 'complete');
    await confirmation.expectPaid();
  },
);

describe('what the provider gave back', { tags: 'nightly' }, () => {
  test('is told, a part and all of it', async ({ shopper: { page } }) => {
    const { order_id: id, payment_url } = await placeOrder();
    await endIntent(intentOf(payment_url), 'complete');
    await expect.poll(() => order(id)).toMatchObject({ payment_status: 'paid' });
    await refund(intentOf(payment_url), 10_050);
    await expect.poll(() => order(id)).toMatchObject({ refunded_amount: 100.5 });
    const confirmation = await ConfirmationPage.open(page, id);
    await expectVisible(
      page.getByText(
        texts.refunded.part(true, { refunded_at: new Date().toISOString(), country: 'ae' }),
      ),
    );
    expect(await confirmation.line(texts.fields.refunded)).toBe('100.50 درهم');

    await db.doc(`orders/${id}`).update({ payment_status: 'failed' });
    await refund(intentOf(payment_url));
    await expect.poll(() => order(id)).toMatchObject({ refunded_amount: 299 });
    await page.reload();
    await expect.poll(() => heading(page)).toBe(texts.refunded.heading);
    expect(await confirmation.line(texts.fields.refunded)).toBe('299 درهم');
  });

  test('of a payment that did not count is no longer told, and the rest is asked for', async ({
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
    // seen above
    expect(await page.getByText(texts.fields.uncounted).count()).toBe(0);
  });
});

describe('the button to pay', { tags: 'nightly' }, () => {
  test('keeps the focus, and opens one payment, while the page is opened', async ({
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

  test('is given back by a payment page that never comes', async ({ shopper }) => {
    // the clock is advanced, which also ends timeouts of the database
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
});
