import type { CurrencyCode } from '@ghar/domain/money/currency';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
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

test(
  'the choice is kept over a reload, on all pages and in all tabs, and dirhams are charged',
  { tags: 'nightly' },
  async ({ shopper }) => {
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

    await orderPage.fillIn(orderForm());
    expect(await orderPage.charge.innerText()).toContain('299 درهم');
    await orderPage.submit();
    const paymentPage = await PaymentPage.reached(page);
    expect(await intents()).toMatchObject([{ amount: 29_900, currency_code: 'AED' }]);
    await paymentPage.pay();
    await new ConfirmationPage(page).expectPaid();
    await expectVisible(page.getByText('299 درهم'));
    expect(await orders()).toMatchObject([{ total_amount: 299, currency: 'AED' }]);
  },
);
