import { expect } from 'vitest';
import { confirmationTexts as texts } from '../../web/src/i18n/ar/confirmation.ts';
import { orderTexts } from '../../web/src/i18n/ar/order-page.ts';
import { orderForm } from '../support/backend.ts';
import { order, orders, stock } from '../support/database.ts';
import { intents } from '../support/provider.ts';
import { offerCash } from '../support/storefront.ts';
import { violations } from './axe.ts';
import { ConfirmationPage } from './confirmation-page.ts';
import { OrderPage } from './order-page.ts';
import { expectVisible, heading, test } from './shopper.ts';

test('a shopper orders in cash, and confirms it by the link of the message', async ({
  shopper: { page },
}) => {
  await offerCash({ ae: { fee: 15, max_total: null } });
  const orderPage = await OrderPage.open(page);
  const form = orderForm({ quantity: 2 });
  await orderPage.fillIn(form);
  await orderPage.inCash.check();
  await expect.poll(orderPage.total).toBe('613 درهم');
  expect(await orderPage.submitButton.innerText()).toBe(orderTexts.submitCash);
  expect(await violations(page)).toEqual([]);
  await orderPage.submit();

  await page.waitForURL('/payment-success?order_id=*');
  const confirmation = new ConfirmationPage(page);
  await expectVisible(page.getByText(texts.cash.unconfirmed.label, { exact: true }));
  expect(await confirmation.line(texts.fields.toCollect)).toBe('613 درهم');
  expect(await violations(page)).toEqual([]);
  const [written] = await orders();
  const id = written!['id'] as string;
  expect(written).toMatchObject({
    status: 'pending',
    payment_status: 'pending',
    payment_method: 'cash',
    cash_fee: 15,
    total_amount: 613,
  });
  expect(await stock()).toBe(98);
  expect(await intents()).toEqual([]);

  const address = `/payment-success?order_id=${id}`;
  const link = `${address}&confirm=${String(written!['confirm_token'])}`;
  await page.goto(link);
  await expectVisible(confirmation.confirm);
  expect(await heading(page)).toBe(texts.cash.question.heading);
  expect(page.url().endsWith(address)).toBe(true);
  expect(await order(id)).toMatchObject({ status: 'pending' });
  expect(await violations(page)).toEqual([]);
  await confirmation.confirm.click();
  await expectVisible(page.getByText(texts.cash.confirmed.label, { exact: true }));
  expect(await order(id)).toMatchObject({ status: 'confirmed', payment_status: 'pending' });

  // a second visit
  await page.goto(link);
  await expectVisible(page.getByText(texts.cash.confirmed.label, { exact: true }));
  expect(await confirmation.confirm.count()).toBe(0);
  // and the form is empty for another order
  await OrderPage.open(page);
  expect((await orderPage.typed()).address).toBe('');
});
