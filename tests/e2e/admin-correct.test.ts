import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { leaveTexts } from '../../web/src/i18n/ar/admin.ts';
import { OPERATIONS } from '../../web/src/i18n/ar/admin-operations.ts';
import { correctDialogTexts as texts } from '../../web/src/i18n/ar/admin-order-entry.ts';
import { checkPaymentTexts } from '../../web/src/i18n/ar/admin-order.ts';
import { orderTexts } from '../../web/src/i18n/ar/order-page.ts';
import { wordsForCode } from '../../web/src/i18n/ar/order-errors.ts';
import { placeOrder } from '../support/backend.ts';
import { order, stock } from '../support/database.ts';
import { AdminOrderPage } from './admin-order-page.ts';
import { STILL, violations } from './axe.ts';
import { ConfirmationPage } from './confirmation-page.ts';
import { focused } from './keyboard.ts';
import { OrdersPage } from './orders-page.ts';
import { PaymentPage } from './payment-page.ts';
import { expectVisible, test, toast } from './shopper.ts';

const { fields } = orderTexts;
const openButton = (page: Page): Locator => page.getByRole('button', { name: texts.open });

/** Opens an order's page and the dialog that corrects it. */
async function correcting(page: Page, id: string) {
  const orderPage = await AdminOrderPage.open(page, id);
  await openButton(page).click();
  const dialog = page.getByRole('dialog', { name: texts.title(id.slice(-8)) });
  await expectVisible(dialog);
  return {
    orderPage,
    dialog,
    field: (name: keyof typeof fields): Locator =>
      dialog.getByRole('textbox', { name: fields[name].label }),
    save: (): Promise<void> => dialog.getByRole('button', { name: texts.submit }).click(),
  };
}

test('on a phone: what is wrong is said, what was typed stays, and the customer pays for other pieces', async ({
  newShopper,
}) => {
  const { page } = await newShopper(STILL);
  const { order_id: id } = await placeOrder({ customerName: 'مريم الهاشمي' });
  const { orderPage, dialog, field, save } = await correcting(page, id);

  await field('customerPhone').fill('123');
  await field('city').fill('العين');
  await save();
  await expectVisible(dialog.getByText(wordsForCode('phone-invalid').message));
  await focused(field('customerPhone'));
  expect(await violations(page)).toEqual([]);

  // closing asks
  await dialog.getByRole('button', { name: 'إلغاء' }).click();
  await page.getByRole('button', { name: leaveTexts.stay }).click();
  expect(await field('city').inputValue()).toBe('العين');

  await field('customerPhone').fill('٠٥٠ ١١١ ٢٢٣٣');
  await dialog.getByText(wordsForCode('phone-invalid').message).waitFor({ state: 'detached' });
  // a phone in the wrong field
  await field('quantity').fill('501112233000000');
  await save();
  await focused(field('quantity'));
  expect(await field('city').inputValue()).toBe('العين');
  await field('quantity').fill('٣');
  await expectVisible(dialog.getByText(texts.newTotal(897)));
  await dialog.getByRole('button', { name: orderTexts.increase }).click();
  await expectVisible(dialog.getByText(texts.newTotal(1196)));
  await field('quantity').press('ArrowDown');
  await expectVisible(dialog.getByText(texts.newTotal(897)));
  expect(await violations(page)).toEqual([]);
  await save();
  await expectVisible(toast(page, OPERATIONS['correct-order'].done));
  await dialog.waitFor({ state: 'detached' });
  await expectVisible(page.getByRole('link', { name: '+971501112233' }));
  await expectVisible(
    orderPage.history.getByText('صحّحت الطلب: الجوال، المدينة، الكمية من 1 إلى 3'),
  );
  expect(await order(id)).toMatchObject({ city: 'العين', quantity: 3, total_amount: 897 });
  expect(await stock()).toBe(97);
  expect(await violations(page)).toEqual([]);

  // the payment of the former amount may still be made
  await page.getByRole('button', { name: checkPaymentTexts.look }).click();
  await expectVisible(page.getByText(checkPaymentTexts.found.pending, { exact: true }));

  // the former phone's link is no more
  const customer = await ConfirmationPage.open(page, (await order(id))!['link_id'] as string);
  await customer.expectUnpaid(897);
  await customer.pay.click();
  await PaymentPage.reached(page);
  await expectVisible(page.getByText(/897/));
});

test(
  'the back button asks before it discards a correction, and leaves the page only without a dialog',
  { tags: 'nightly' },
  async ({ newShopper }) => {
    const { page } = await newShopper(STILL);
    const { order_id: id } = await placeOrder();
    const list = await OrdersPage.open(page);
    await list.view(id).click();
    await openButton(page).click();
    const city = page.getByRole('dialog').getByLabel(fields.city.label);
    await city.fill('العين');
    await page.goBack();
    await expectVisible(page.getByText(leaveTexts.discardText));
    await page.getByRole('button', { name: leaveTexts.stay }).click();
    expect(await city.inputValue()).toBe('العين');
    await page.goBack();
    await page.getByRole('button', { name: leaveTexts.discard }).click();
    await city.waitFor({ state: 'detached' });
    expect(page.url()).toContain(id);
    await page.goBack();
    await page.waitForURL(/\/admin\/orders$/);
  },
);
