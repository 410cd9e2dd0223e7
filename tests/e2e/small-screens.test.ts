import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { correctDialogTexts } from '../../web/src/i18n/ar/admin-order-entry.ts';
import { orderPageTexts } from '../../web/src/i18n/ar/admin-order.ts';
import { putOrders } from '../support/orders.ts';
import { AdminPage, SECTION_PATHS } from './admin-page.ts';
import { ConfirmationPage } from './confirmation-page.ts';
import { EMPTY_ORDER, OrderPage } from './order-page.ts';
import { expectVisible, PHONE, test } from './shopper.ts';

const width = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth);
/** As a pasted link is. */
const WORD = 'x'.repeat(60);

describe('on a phone', { tags: 'nightly' }, () => {
  test('a word that is longer than a line makes no page wider', async ({ newShopper }) => {
    const { page } = await newShopper();
    const [id] = await putOrders([
      {
        customer_name: WORD,
        customer_email: `${WORD}@example.com`,
        city: WORD,
        address: `https://maps.example/${WORD}${WORD}`,
        merchant_note: WORD,
        product_name: WORD,
        status: 'pending',
        payment_status: 'pending',
        paid_at: null,
      },
    ]);
    const orderPage = await OrderPage.open(page);
    await orderPage.fillIn({ customerName: WORD, address: WORD + WORD });
    expect(await width(page)).toBeLessThanOrEqual(PHONE.width);
    await ConfirmationPage.open(page, id!);
    await expectVisible(page.getByText(WORD).first());
    expect(await width(page)).toBeLessThanOrEqual(PHONE.width);
    await AdminPage.open(page, SECTION_PATHS.orders);
    await expectVisible(page.getByText(WORD).first());
    expect(await width(page)).toBeLessThanOrEqual(PHONE.width);
    await page.goto(`${SECTION_PATHS.orders}/${id}`);
    await expectVisible(page.getByText(orderPageTexts.items));
    expect(await width(page)).toBeLessThanOrEqual(PHONE.width);
    await page.getByRole('button', { name: correctDialogTexts.open }).click();
    const dialog = page.getByRole('dialog');
    await expectVisible(dialog);
    expect(await dialog.evaluate((it) => it.scrollWidth <= it.clientWidth)).toBe(true);
  });

  test('no field of the panel is smaller than the text that iOS zooms to', async ({
    newShopper,
  }) => {
    const { page } = await newShopper();
    await putOrders([{}]);
    for (const path of [SECTION_PATHS.orders, SECTION_PATHS.content, SECTION_PATHS.settings]) {
      await AdminPage.open(page, path);
      const fields = page.locator(
        'main :is(input:not([type=checkbox], [type=radio], [type=file], [aria-hidden]), textarea, select)',
      );
      await expectVisible(fields);
      const sizes = await fields.evaluateAll((all) =>
        all.map((field) => parseFloat(getComputedStyle(field).fontSize)),
      );
      expect(Math.min(...sizes), `on ${path}`).toBeGreaterThanOrEqual(16);
    }
  });

  test('a phone number has room in its box, with text of twice the size too', async ({
    shopper: { page },
  }) => {
    const field = (await OrderPage.open(page)).field('customerPhone');
    await field.fill('0501234567');
    for (const size of ['100%', '150%', '200%']) {
      await page.addStyleTag({ content: `html { font-size: ${size} !important }` });
      const isCut = (): Promise<boolean> =>
        field.evaluate((input) => input.scrollWidth > input.clientWidth);
      await expect.poll(isCut, { message: size }).toBe(false);
    }
  });

  test('the dial code stays in sight while it has the focus', async ({ shopper: { page } }) => {
    const { dialCode } = await OrderPage.open(page);
    await dialCode.focus();
    const code = page.getByText(EMPTY_ORDER.dialCode, { exact: true }).first();
    const isOnTop = (): Promise<boolean> =>
      code.evaluate((shown) => {
        // a click on it goes to the select below
        shown.style.pointerEvents = 'auto';
        const { x, y, width, height } = shown.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2) === shown;
      });
    await expect.poll(isOnTop).toBe(true);
  });

  test('a filled button has an edge where the colours are forced', async ({
    shopper: { page },
  }) => {
    const { submitButton } = await OrderPage.open(page);
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await submitButton.evaluate((button) => getComputedStyle(button).borderTopWidth)).toBe(
      '1px',
    );
  });
});
