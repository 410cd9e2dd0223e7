import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { contentTexts } from '../../web/src/i18n/ar/admin-content.ts';
import { orderPageTexts } from '../../web/src/i18n/ar/admin-order.ts';
import { invoiceTexts } from '../../web/src/i18n/ar/invoice.ts';
import { paperTexts } from '../../web/src/i18n/ar/order-papers.ts';
import { placeOrder } from '../support/backend.ts';
import { db } from '../support/database.ts';
import { addPictures, writeContent } from '../support/storefront.ts';
import { AdminPage } from './admin-page.ts';
import { ConfirmationPage } from './confirmation-page.ts';
import { OrdersPage } from './orders-page.ts';
import { DESKTOP, hydrate, expectVisible, httpError, test } from './shopper.ts';

/** Short enough for every field, and executable wherever it is parsed as markup. */
const SCRIPT = `</script><img src=x onerror=alert(1)>"'><svg onload=alert(2)>`;
const FORMULA = `=cmd|' /C calc'!A0`;

/** Expects that none of the text became markup. */
const expectText = async (within: Locator): Promise<void> => {
  await within.getByText(SCRIPT).first().waitFor();
  expect(await within.locator('[onerror], [onload], img[src="x"]').count()).toBe(0);
};
/** Records and closes dialogs, which would block the page. */
function watchDialogs(page: Page): string[] {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return dialogs;
}

test('what a shopper writes is text wherever the merchant meets it', async ({ newShopper }) => {
  const { order_id: id } = await placeOrder({
    customerName: SCRIPT,
    city: SCRIPT,
    address: `فيلا 12;${FORMULA},${FORMULA};${SCRIPT}`,
  });
  await db.doc(`orders/${id}`).update({
    carrier: SCRIPT,
    tracking_number: SCRIPT,
    merchant_note: SCRIPT,
    national_address: SCRIPT,
  });
  const { page } = await newShopper(DESKTOP);
  const dialogs = watchDialogs(page);

  const list = await OrdersPage.open(page);
  await expectText(list.table);
  await list.find(SCRIPT);
  await expectVisible(page.getByRole('main'));
  await list.find('');
  const file = await list.download(list.exportButton, 'orders');
  const [, line] = readFileSync(await file.path(), 'utf8').split('\r\n');
  // spreadsheets split cells at semicolons or commas, by the reader's region
  expect(line).toContain(`"فيلا 12;'${FORMULA},'${FORMULA};`);
  expect(line).toContain(`"${SCRIPT.replaceAll('"', '""')}"`);

  await list.view(id).click();
  await expectText(page.getByRole('main'));
  const chat = page.getByRole('link', { name: orderPageTexts.whatsapp });
  const address = new URL((await chat.getAttribute('href'))!);
  expect(address.origin).toBe('https://wa.me');
  // greeted by what is a name in it
  expect(address.searchParams.get('text')).toMatch(/^مرحباً script، /);
  await page.evaluate(() => {
    globalThis.print = () => undefined;
  });
  await page.emulateMedia({ media: 'print' });
  for (const [button, paper] of [
    [orderPageTexts.printInvoice, invoiceTexts.titles.proforma],
    [orderPageTexts.printSlip, paperTexts.slip],
  ] as const) {
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('button', { name: button }).click();
    await page.emulateMedia({ media: 'print' });
    await expectText(page.getByRole('article', { name: paper }));
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  }
  expect(dialogs).toEqual([]);
});

test(
  'what a shopper writes is text on the page of the order',
  { tags: 'nightly' },
  async ({ shopper }) => {
    shopper.mayPrint(httpError(404));
    const { page } = shopper;
    const { order_id: id } = await placeOrder({ customerName: SCRIPT, city: SCRIPT });
    const dialogs = watchDialogs(page);
    const confirmation = await ConfirmationPage.open(page, id);
    await confirmation.expectUnpaid(299);
    await expectText(page.getByRole('main'));
    await page.goto(`/payment-success?order_id=${encodeURIComponent(SCRIPT)}&next=//evil.example`);
    await expectVisible(page.getByRole('heading', { level: 1 }));
    expect(await page.locator('[onerror], [onload]').count()).toBe(0);
    expect(dialogs).toEqual([]);
  },
);

test(
  'what the merchant writes is text in the shop, before and after hydration, and in the preview',
  { tags: 'nightly' },
  async ({ newShopper }) => {
    await Promise.all([
      writeContent('hero', { title: SCRIPT, description: SCRIPT }),
      writeContent('about', { content: { brand: SCRIPT, terms: `# ${SCRIPT}\n\n- ${SCRIPT}` } }),
      writeContent('features', { content: { faq: [`${SCRIPT} | ${SCRIPT}`] } }),
      addPictures(1, { alt_text: SCRIPT }),
    ]);
    const { page } = await newShopper();
    await page.route('**/media/**', (route) => route.fulfill({ status: 204 }));
    const dialogs = watchDialogs(page);
    for (const path of ['/', '/product-details', '/policies/terms']) {
      await page.goto(path);
      await expectText(page.locator('body'));
      await hydrate(page);
      await expectText(page.locator('body'));
    }
    const { page: merchantPage } = await newShopper(DESKTOP);
    const told = watchDialogs(merchantPage);
    await merchantPage.route('**/media/**', (route) => route.fulfill({ status: 204 }));
    await AdminPage.open(merchantPage, '/admin/content');
    await expectText(
      merchantPage
        .locator(`iframe[title^="${contentTexts.preview}"]`)
        .contentFrame()
        .locator('body'),
    );
    expect([...dialogs, ...told]).toEqual([]);
  },
);
