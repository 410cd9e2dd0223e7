import { describe, expect } from 'vitest';
import { confirmationTexts } from '../../web/src/i18n/ar/confirmation.ts';
import { shellTexts } from '../../web/src/i18n/ar/shell.ts';
import { orderForm } from '../support/backend.ts';
import { order, orders, stock } from '../support/database.ts';
import { intents } from '../support/provider.ts';
import { ConfirmationPage, PAID } from './confirmation-page.ts';
import { loseNextAnswer } from './hold-requests.ts';
import { OrderPage } from './order-page.ts';
import { PaymentPage } from './payment-page.ts';
import { hydrate, expectVisible, NO_FIRESTORE, test } from './shopper.ts';

const { fields } = confirmationTexts;

test('a shopper opens the store, orders, pays and sees the confirmation', async ({ shopper }) => {
  const { page } = shopper;
  await page.goto('/');
  await hydrate(page);
  // wherever the store is left, the confirmation is read from its beginning
  await page.evaluate(() => scrollTo(0, 1500));
  await page.getByRole('complementary').getByRole('link', { name: shellTexts.buyNow }).click();
  await page.waitForURL('/order');

  const form = orderForm({
    customerPhone: '50 123 4567',
    customerEmail: 'mariam@example.com',
    quantity: 2,
  });
  const orderPage = new OrderPage(page);
  await orderPage.fillIn(form);
  await expect.poll(orderPage.total).toBe('598 درهم');
  expect(await orderPage.submitButton.innerText()).toBe('تأكيد الطلب والدفع');
  await orderPage.submit();

  const paymentPage = await PaymentPage.reached(page);
  await expectVisible(page.getByText(/598/));
  await paymentPage.pay();

  const confirmation = new ConfirmationPage(page);
  await confirmation.expectPaid();
  const [written] = await orders();
  const id = written!['id'] as string;
  expect(await order(id)).toMatchObject({
    status: 'confirmed',
    payment_status: 'paid',
    customer_name: form.customerName,
    customer_phone: '+971501234567',
    customer_email: 'mariam@example.com',
    country: 'ae',
    country_code: '+971',
    city: form.city,
    address: form.address,
    quantity: 2,
    unit_price: 299,
    total_amount: 598,
    stock_reserved: true,
  });
  expect(await stock()).toBe(98);
  expect(new URL(page.url()).searchParams.get('order_id')).toBe(id);
  expect(
    await Promise.all(
      [fields.number, fields.name, fields.phone, fields.place, fields.country, fields.amount].map(
        (name) => confirmation.line(name),
      ),
    ),
  ).toEqual([
    id.slice(-8),
    form.customerName,
    '+971****34567',
    form.city,
    'الإمارات العربية المتحدة',
    '598 درهم',
  ]);
  await expectVisible(page.getByText(PAID, { exact: true }));
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test(
  'while the order is sent the button says so, has the focus, and the form takes no more',
  { tags: 'nightly' },
  async ({ shopper }) => {
    const { page } = shopper;
    const orderPage = await OrderPage.open(page);
    await orderPage.fillIn(orderForm());
    let asked = 0;
    let answer = (): void => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/createZiinaPayment', async (route) => {
      asked += 1;
      await answered;
      await route.continue();
    });
    await orderPage.field('city').press('Enter');
    await expect.poll(() => orderPage.submitButton.innerText()).toBe('جاري المعالجة...');
    expect(await orderPage.submitButton.isDisabled()).toBe(true);
    expect(await orderPage.submitButton.evaluate((it) => it === document.activeElement)).toBe(true);
    await page.getByRole('status').getByText('جاري المعالجة...').waitFor();
    await page.keyboard.press('Enter');
    expect(
      await page
        .locator('[inert]')
        .filter({ has: page.locator('#order-city') })
        .count(),
    ).toBe(1);
    answer();
    await PaymentPage.reached(page);
    expect(asked).toBe(1);
  },
);

test(
  'a payment page that never comes gives the form back',
  { tags: 'nightly' },
  async ({ shopper }) => {
    shopper.mayPrint(NO_FIRESTORE);
    const { page } = shopper;
    await page.clock.install();
    const orderPage = await OrderPage.open(page);
    await orderPage.fillIn(orderForm());
    await page.route('**/pay/**', (route) => route.fulfill({ status: 204 }), { times: 1 });
    const left = page.waitForRequest('**/pay/**');
    await orderPage.submit();
    await left;
    expect(await orderPage.submitButton.isDisabled()).toBe(true);
    await page.clock.fastForward(12_000);
    await orderPage.submit();
    await PaymentPage.reached(page);
    expect(await orders()).toHaveLength(1);
  },
);

describe('one order and one payment come of', () => {
  const expectOneOrder = async (): Promise<void> => {
    expect(await orders()).toHaveLength(1);
    expect(await intents()).toHaveLength(1);
    expect(await stock()).toBe(99);
  };

  test('a double click on the submit button', async ({ shopper: { page } }) => {
    const orderPage = await OrderPage.open(page);
    await orderPage.fillIn(orderForm());
    const sent: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/createZiinaPayment')) sent.push(request.postDataJSON());
    });
    await orderPage.submitButton.dblclick();
    await PaymentPage.reached(page);
    // the backend would answer a second request with the same order
    expect(sent).toHaveLength(1);
    await expectOneOrder();
  });

  test('two tabs with the same draft that submit at the same time', async ({ shopper }) => {
    const first = await OrderPage.open(shopper.page);
    await first.fillIn(orderForm());
    const second = await OrderPage.open(await shopper.context.newPage());
    const typed = await first.typed();
    await expect.poll(() => second.typed()).toEqual(typed);

    await Promise.all([first.submit(), second.submit()]);
    const [one, other] = await Promise.all([
      PaymentPage.reached(first.page),
      PaymentPage.reached(second.page),
    ]);
    expect(one.intentId).toBe(other.intentId);
    await expectOneOrder();
  });

  test('an answer that was lost on the way, and a second try', async ({ shopper }) => {
    const { page } = shopper;
    shopper.mayPrint(/net::ERR_FAILED .*\/createZiinaPayment/);
    const orderPage = await OrderPage.open(page);
    await orderPage.fillIn(orderForm());
    await loseNextAnswer(page, /\/createZiinaPayment$/);
    await orderPage.submit();
    await expect.poll(orderPage.message).toBe('حدث خطأ غير متوقع');
    await expectOneOrder();
    await orderPage.submit();
    await PaymentPage.reached(page);
    await expectOneOrder();
  });

  test('the way back from the payment page, and a second submission', async ({
    shopper: { page },
  }) => {
    const orderPage = await OrderPage.open(page);
    await orderPage.fillIn(orderForm());
    await orderPage.submit();
    const { intentId } = await PaymentPage.reached(page);
    await page.goBack();
    await orderPage.submit();
    expect((await PaymentPage.reached(page)).intentId).toBe(intentId);
    await expectOneOrder();
  });
});
