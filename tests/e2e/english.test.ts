import { expect } from 'vitest';
import { LANGUAGES } from '../../web/src/i18n/languages.ts';
import { confirmationTexts } from '../../web/src/i18n/en/confirmation.ts';
import { orderTexts } from '../../web/src/i18n/en/order-page.ts';
import { orderForm } from '../support/backend.ts';
import { order } from '../support/database.ts';
import { OrderPage } from './order-page.ts';
import { PaymentPage } from './payment-page.ts';
import { expectVisible, test } from './shopper.ts';

test('a shopper goes over to English in the form, pays, and is thanked in English', async ({
  shopper: { page },
}) => {
  const form = orderForm({ customerName: 'Mariam Al Hashimi', city: 'Dubai', quantity: 2 });
  const orderPage = await OrderPage.open(page);
  await orderPage.fillIn(form);
  await page.getByRole('banner').getByRole('link', { name: LANGUAGES.en.name }).click();
  await page.waitForURL('/en/order');
  const html = page.locator('html');
  expect([await html.getAttribute('lang'), await html.getAttribute('dir')]).toEqual(['en', 'ltr']);
  await expectVisible(page.getByRole('heading', { level: 1, name: orderTexts.heading }));
  for (const field of ['customerName', 'city', 'quantity'] as const)
    await expect
      .poll(() => page.locator(`[name=${field}]`).first().inputValue())
      .toBe(String(form[field]));

  await page.getByRole('button', { name: orderTexts.submit }).click();
  const payment = await PaymentPage.reached(page);
  await payment.pay();
  await page.waitForURL('/en/payment-success?order_id=*');
  await expectVisible(
    page.getByRole('heading', { level: 1, name: confirmationTexts.paid.heading('Mariam') }),
  );
  expect([await html.getAttribute('lang'), await html.getAttribute('dir')]).toEqual(['en', 'ltr']);
  const id = new URL(page.url()).searchParams.get('order_id')!;
  expect(await order(id)).toMatchObject({ locale: 'en', payment_status: 'paid', quantity: 2 });
});
