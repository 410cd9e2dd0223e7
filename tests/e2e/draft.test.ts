import { COUNTRIES, COUNTRY_CODES } from '@ghar/domain/country';
import { expect } from 'vitest';
import { orderForm } from '../support/backend.ts';
import { orders } from '../support/database.ts';
import { ConfirmationPage } from './confirmation-page.ts';
import { EMPTY_ORDER, OrderPage } from './order-page.ts';
import { PaymentPage } from './payment-page.ts';
import { test } from './shopper.ts';

test('all that was typed is there after a reload, and in a new tab', async ({ shopper }) => {
  const { page, context } = shopper;
  const orderPage = await OrderPage.open(page);
  expect(await orderPage.typed()).toEqual(EMPTY_ORDER);
  await orderPage.fillIn(
    orderForm({ country: 'om', customerPhone: '9212 3456', customerEmail: 'a@b.om', quantity: 4 }),
  );
  const typed = await orderPage.typed();
  expect(typed).toMatchObject({ country: 'عُمان', dialCode: '+968', quantity: '4' });

  await page.reload();
  await expect.poll(() => orderPage.typed()).toEqual(typed);
  expect(await orderPage.total()).toBe('1,196 درهم');
  const other = await OrderPage.open(await context.newPage());
  await expect.poll(() => other.typed()).toEqual(typed);
});

test('a draft that cannot be read is an empty form', async ({ shopper: { page } }) => {
  await page.addInitScript(() => {
    localStorage.setItem('ghar.order-form', '{"version":1,"savedAt":0,"value":{"city":7}}');
    localStorage.setItem('ghar.checkout', 'not JSON');
  });
  const orderPage = await OrderPage.open(page);
  expect(await orderPage.typed()).toEqual(EMPTY_ORDER);
});

test('a country chooses its dial code, and a dial code its country', async ({
  shopper: { page },
}) => {
  const orderPage = await OrderPage.open(page);
  for (const [index, code] of COUNTRY_CODES.entries()) {
    const { name, dialCode } = COUNTRIES[code];
    if (index % 2 === 0) await orderPage.chooseCountry(code);
    else await orderPage.chooseDialCode(dialCode);
    await expect.poll(() => orderPage.dialCode.inputValue()).toBe(dialCode);
    expect(await orderPage.countryName()).toBe(name);
  }
});

test('numbers are taken in the digits of an Arabic keyboard', async ({ shopper: { page } }) => {
  const orderPage = await OrderPage.open(page);
  await orderPage.fillIn(orderForm({ customerPhone: '٠٥٠ ١٢٣ ٤٥٦٧', quantity: '٣' }));
  await expect.poll(orderPage.total).toBe('897 درهم');
  await orderPage.submit();
  await PaymentPage.reached(page);
  expect(await orders()).toMatchObject([
    { customer_phone: '+971501234567', quantity: 3, total_amount: 897 },
  ]);
});

test('the draft is forgotten once the order is paid, and not before', async ({
  shopper: { page },
}) => {
  const orderPage = await OrderPage.open(page);
  await orderPage.fillIn(orderForm());
  const typed = await orderPage.typed();
  await orderPage.submit();
  const paymentPage = await PaymentPage.reached(page);

  const tab = await OrderPage.open(await page.context().newPage());
  await expect.poll(() => tab.typed()).toEqual(typed);
  await tab.page.close();

  await paymentPage.pay();
  await new ConfirmationPage(page).expectPaid();
  await OrderPage.open(page);
  expect(await orderPage.typed()).toEqual(EMPTY_ORDER);
});

test('a second order after a paid one is another order', async ({ shopper: { page } }) => {
  const form = orderForm();
  for (let count = 1; count <= 2; count++) {
    const orderPage = await OrderPage.open(page);
    await orderPage.fillIn(form);
    await orderPage.submit();
    await (await PaymentPage.reached(page)).pay();
    await new ConfirmationPage(page).expectPaid();
    expect(await orders()).toHaveLength(count);
  }
});
