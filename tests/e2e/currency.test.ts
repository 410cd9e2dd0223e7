import type { CurrencyCode } from '@ghar/domain/currency';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { orderTexts } from '../../web/src/i18n/ar/order-page.ts';
import { shellTexts } from '../../web/src/i18n/ar/shell.ts';
import { orderForm } from '../support/backend.ts';
import { orders } from '../support/database.ts';
import { intents } from '../support/provider.ts';
import { ConfirmationPage } from './confirmation-page.ts';
import { OrderPage } from './order-page.ts';
import { PaymentPage } from './payment-page.ts';
import { expectVisible, test } from './shopper.ts';

const choice = (page: Page, code: CurrencyCode) =>
  page.getByRole('group', { name: shellTexts.displayCurrency }).getByRole('radio', { name: code });
/** The charge, where another currency is displayed. */
const charged = (orderPage: OrderPage) => orderPage.summary.getByText(orderTexts.charged);

test('prices are in dirhams until another currency is chosen', async ({ shopper: { page } }) => {
  const orderPage = await OrderPage.open(page);
  expect(await choice(page, 'AED').isChecked()).toBe(true);
  expect(await orderPage.total()).toBe('299 درهم');
  expect(await charged(orderPage).count()).toBe(0);
});

describe('totals are converted and rounded in', () => {
  test.for([
    ['SAR', '305 ريال', '915 ريال', '897 درهم'],
    ['USD', '$81', '$242', '897 درهم'],
  ] as const)(
    '%s, and the charge is named in dirhams',
    async ([code, unit, total, inDirhams], { shopper: { page } }) => {
      const orderPage = await OrderPage.open(page);
      await orderPage.fillIn({ quantity: 3 });
      await choice(page, code).check();
      await expect.poll(orderPage.total).toBe(total);
      expect(await orderPage.unitPrice()).toBe(unit);
      expect(await charged(orderPage).innerText()).toContain(inDirhams);

      await choice(page, 'AED').check();
      await expect.poll(orderPage.total).toBe(inDirhams);
      expect(await charged(orderPage).count()).toBe(0);
    },
  );
});

test('the choice is kept over a reload, on all pages and in all tabs', async ({ shopper }) => {
  const { page, context } = shopper;
  await page.goto('/');
  const price = page.getByRole('group', { name: shellTexts.priceLabel }).first();
  await expect.poll(() => price.innerText()).toBe('299 درهم');
  await choice(page, 'USD').check();
  await expect.poll(() => price.innerText()).toBe('$81');
  expect(await page.evaluate(() => localStorage.getItem('selectedCurrency'))).toBe('USD');

  const orderPage = await OrderPage.open(page);
  expect(await orderPage.total()).toBe('$81');
  await page.reload();
  await expect.poll(orderPage.total).toBe('$81');
  expect(await choice(page, 'USD').isChecked()).toBe(true);

  const tab = await OrderPage.open(await context.newPage());
  expect(await tab.total()).toBe('$81');
  await choice(tab.page, 'SAR').check();
  await expect.poll(orderPage.total).toBe('305 ريال');
});

test('a stored currency that nobody knows is ignored', async ({ shopper: { page } }) => {
  await page.addInitScript(() => localStorage.setItem('selectedCurrency', 'EUR'));
  const orderPage = await OrderPage.open(page);
  expect(await orderPage.total()).toBe('299 درهم');
  expect(await choice(page, 'AED').isChecked()).toBe(true);
});

test('what is charged and confirmed is dirhams, whatever was shown', async ({
  shopper: { page },
}) => {
  const orderPage = await OrderPage.open(page);
  await choice(page, 'USD').check();
  await orderPage.fillIn(orderForm());
  await expect.poll(orderPage.total).toBe('$81');
  await orderPage.submit();
  const paymentPage = await PaymentPage.reached(page);
  expect(await intents()).toMatchObject([{ amount: 29_900, currency_code: 'AED' }]);
  await paymentPage.pay();
  await new ConfirmationPage(page).expectPaid();
  await expectVisible(page.getByText('299 درهم'));
  expect(await orders()).toMatchObject([{ total_amount: 299, currency: 'AED' }]);
});
