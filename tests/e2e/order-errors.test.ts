import type { Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { shellTexts } from '../../web/src/i18n/ar/shell.ts';
import { orderTexts as texts } from '../../web/src/i18n/ar/order-page.ts';
import { call, orderForm, type OrderFormValues } from '../support/backend.ts';
import { orders } from '../support/database.ts';
import { orderFaults } from '../support/provider.ts';
import { hasFocus } from './keyboard.ts';
import { OrderPage, orderRefused } from './order-page.ts';
import { PaymentPage } from './payment-page.ts';
import { expectVisible, NO_ANSWER, NO_FIRESTORE, test, type Shopper } from './shopper.ts';

type Way = (shopper: Shopper) => Promise<unknown>;

/** Applies a fault to the provider's next payment. */
const provider =
  (kind: string): Way =>
  () =>
    orderFaults({ create: { kind, times: 1 } });

type Row = [what: string, message: string, provoke: Way, printed: RegExp];

/**
 * What only the real backend, provider and network bring about; all rows of the specification's
 * catalogue (section 8) are in web/src/features/order/order-problems.dom.test.tsx.
 */
const DAILY: Row[] = [
  ['a provider that fails', 'خطأ في الخادم: 503', provider('error_500'), orderRefused(503)],
  ['no network', 'حدث خطأ غير متوقع', ({ context }) => context.setOffline(true), NO_ANSWER],
];
const NIGHTLY: Row[] = [
  ['a provider that refuses', 'فشل في معالجة الطلب', provider('refuse_400'), orderRefused(400)],
  [
    'a function that was stopped',
    'حدث خطأ غير متوقع',
    ({ page }) =>
      page.route('**/createZiinaPayment', (route) =>
        route.continue({ url: route.request().url().replace('createZiinaPayment', 'stopped') }),
      ),
    /net::ERR_FAILED .*\/createZiinaPayment|createZiinaPayment.* blocked by CORS policy/,
  ],
];

test(
  'a request that hangs is explained, ends, and goes through under the same key',
  { tags: 'nightly' },
  async ({ shopper }) => {
    shopper.mayPrint(NO_FIRESTORE);
    const { page } = shopper;
    await page.clock.install();
    const orderPage = await OrderPage.open(page);
    await orderPage.fillIn(orderForm());
    const keys: string[] = [];
    const sent: Promise<Route> = new Promise((resolve) => {
      void page.route('**/createZiinaPayment', (route) => {
        keys.push((route.request().postDataJSON() as { data: OrderFormValues }).data.checkoutKey);
        if (keys.length > 1) return route.continue();
        // the request reaches the backend, and its response is dropped, also when the test ends first
        route.fetch().catch(() => {});
        resolve(route);
      });
    });
    await orderPage.submit();
    await sent;
    const explanation = page.getByText(texts.stillSubmitting);
    expect(await explanation.count()).toBe(0);
    await page.clock.runFor(6_000);
    await expectVisible(explanation);
    expect(await orderPage.submitButton.innerText()).toBe('جاري المعالجة...');
    await page.clock.runFor(40_000);
    await expect.poll(orderPage.message).toBe('حدث خطأ غير متوقع');
    expect(await orderPage.alert.innerText()).toContain('ولن يتكرّر الطلب');
    expect(await explanation.count()).toBe(0);

    await orderPage.submit();
    await PaymentPage.reached(page);
    expect(new Set(keys).size).toBe(1);
    expect(await orders()).toHaveLength(1);
  },
);

async function failAndTryAgain(
  shopper: Shopper,
  [, message, provoke, printed]: Row,
): Promise<void> {
  shopper.mayPrint(printed, NO_FIRESTORE);
  const { page, context } = shopper;
  const orderPage = await OrderPage.open(page);
  await orderPage.fillIn(orderForm({ customerEmail: 'mariam@example.com', quantity: 2 }));
  const form = await orderPage.typed();

  await provoke(shopper);
  const told = orderPage.toast.locator('p').innerText();
  await orderPage.submit();
  await expect.poll(orderPage.message).toBe(message);
  expect(await told).toBe(message);
  await expect.poll(() => orderPage.submitButton.isEnabled()).toBe(true);
  expect(await orderPage.submitButton.innerText()).toBe('تأكيد الطلب والدفع');
  expect(await orderPage.typed()).toEqual(form);

  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await orderPage.submit();
  const { intentId } = await PaymentPage.reached(page);
  const open = (await orders()).filter(({ payment_url }) => payment_url !== null);
  expect(open).toMatchObject([{ payment_intent_id: intentId, quantity: 2 }]);
}

describe('the order is told honestly, kept, and goes through at the second try, after', () => {
  test.for(DAILY)('%s', (row, { shopper }) => failAndTryAgain(shopper, row));
  test.for(NIGHTLY)('%s', { tags: 'nightly' }, (row, { shopper }) => failAndTryAgain(shopper, row));
});

test(
  'the eleventh try within an hour is told when to come back',
  { tags: 'nightly' },
  async ({ shopper }) => {
    shopper.mayPrint(orderRefused(429));
    const form = orderForm();
    for (let attempt = 0; attempt < 10; attempt++)
      await call('createZiinaPayment', { ...form, checkoutKey: crypto.randomUUID() });
    const orderPage = await OrderPage.open(shopper.page);
    await orderPage.fillIn(form);
    await orderPage.submit();
    await expect.poll(orderPage.message).toBe('محاولات كثيرة في وقت قصير');
    expect(await orderPage.alert.innerText()).toMatch(/حاول بعد \d+ دقيقة/);
    expect(await orders()).toHaveLength(10);
  },
);

test(
  'a toast stays while a key has brought the focus to it, and gives it back',
  { tags: 'nightly' },
  async ({ newShopper }) => {
    const shopper = await newShopper({ hasTouch: false });
    shopper.mayPrint(/net::ERR_FAILED .*\/createZiinaPayment/);
    const { page } = shopper;
    await page.clock.install();
    await page.route('**/createZiinaPayment', (route) => route.abort());
    const orderPage = await OrderPage.open(page);
    await orderPage.fillIn(orderForm());
    await orderPage.submit();
    await expectVisible(orderPage.toast);
    await expect.poll(() => hasFocus(orderPage.alert)).toBe(true);

    const close = page.getByRole('button', { name: shellTexts.dismiss });
    await close.focus();
    await orderPage.toast.hover();
    await page.mouse.move(0, 700);
    await page.clock.fastForward(60_000);
    expect(await hasFocus(close)).toBe(true);
    await page.keyboard.press('Escape');
    await orderPage.toast.waitFor({ state: 'detached' });
    expect(await hasFocus(orderPage.alert)).toBe(true);

    await orderPage.submit();
    await expectVisible(orderPage.toast);
    await page.clock.fastForward(8000);
    await orderPage.toast.waitFor({ state: 'detached' });
  },
);
