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

test('the draft is forgotten once the order is paid, not before, and the next order is another', async ({
  shopper: { page },
}) => {
  const form = orderForm();
  const orderPage = await OrderPage.open(page);
  await orderPage.fillIn(form);
  const typed = await orderPage.typed();
  await orderPage.submit();
  const paymentPage = await PaymentPage.reached(page);

  const tab = await OrderPage.open(await page.context().newPage());
  await expect.poll(() => tab.typed()).toEqual(typed);
  await tab.page.close();

  await paymentPage.pay();
  const confirmation = new ConfirmationPage(page);
  await confirmation.expectPaid();
  await OrderPage.open(page);
  expect(await orderPage.typed()).toEqual(EMPTY_ORDER);

  await orderPage.fillIn(form);
  await orderPage.submit();
  await (await PaymentPage.reached(page)).pay();
  await confirmation.expectPaid();
  expect(await orders()).toMatchObject([{ payment_status: 'paid' }, { payment_status: 'paid' }]);
});
