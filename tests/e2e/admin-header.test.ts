import { orderNumber } from '@ghar/domain/order/order-number';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { waitingTexts } from '../../web/src/i18n/ar/admin-dashboard.ts';
import { bulkRefundTexts } from '../../web/src/i18n/ar/admin-order.ts';
import { orderFilterTexts, orderListTexts } from '../../web/src/i18n/ar/admin-orders.ts';
import { adminTexts, bellTexts, quickSearchTexts as texts } from '../../web/src/i18n/ar/admin.ts';
import { OPERATIONS } from '../../web/src/i18n/ar/admin-operations.ts';
import { many, putOrders } from '../support/orders.ts';
import { AdminPage, SECTION_PATHS } from './admin-page.ts';
import { STILL, violations } from './axe.ts';
import { ContentPage } from './content-page.ts';
import { holdRequests } from './hold-requests.ts';
import { hasFocus } from './keyboard.ts';
import { OrdersPage } from './orders-page.ts';
import { DESKTOP, expectVisible, test, toast } from './shopper.ts';

const FIRESTORE = /google\.firestore/;
const search = (page: Page) => page.getByRole('combobox', { name: texts.label });
const bell = (page: Page) => page.getByRole('button', { name: new RegExp(bellTexts.heading) });
const alerts = (page: Page) => page.getByRole('dialog', { name: bellTexts.heading });

describe('the search in the header', () => {
  test(
    'finds an order from any section by the keyboard alone',
    { tags: 'nightly' },
    async ({ newShopper }) => {
      const [huda, mariam] = await putOrders([
        { customer_name: 'هدى النعيمي' },
        { customer_name: 'مريم الهاشمي' },
        { customer_name: 'مريم الكعبي' },
      ]);
      const { page } = await newShopper({ ...DESKTOP, ...STILL });
      const admin = await AdminPage.open(page, SECTION_PATHS.content);
      await expectVisible(admin.heading('content'));
      await page.keyboard.press('Control+k');
      expect(await hasFocus(search(page))).toBe(true);
      await page.keyboard.type('مريم');
      const options = page.getByRole('listbox', { name: texts.results }).getByRole('option');
      await expect.poll(() => options.count()).toBe(2);
      await expectVisible(options.first().getByText(orderNumber(mariam!)));
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.waitForURL(`**/admin/orders/${mariam}`);
      await search(page).waitFor({ state: 'detached' });

      await page.keyboard.press('Meta+k');
      await page.keyboard.type('هدى');
      await expectVisible(page.getByRole('option').getByText(orderNumber(huda!)));
      // the answer to the last letter; it is the only one
      await page.getByText(texts.found(1)).waitFor({ state: 'attached' });
      await page.keyboard.press('Enter');
      await page.waitForURL(`**/admin/orders/${huda}`);
      await search(page).waitFor({ state: 'detached' });

      // what is pasted over another text opens nothing that was found before
      await page.keyboard.press('Control+k');
      await page.keyboard.insertText(orderNumber(huda!));
      await expectVisible(page.getByRole('option').getByText(orderNumber(huda!)));
      await page.keyboard.press('Control+a');
      const release = await holdRequests(page, FIRESTORE);
      await page.keyboard.insertText(orderNumber(mariam!));
      await page.keyboard.press('Enter');
      await page.waitForURL(`**/admin/orders?q=${orderNumber(mariam!)}`);
      release();
      await search(page).waitFor({ state: 'detached' });

      await page.keyboard.press('Control+k');
      await page.keyboard.type('مريم');
      await expect.poll(() => options.count()).toBe(2);
      await page.keyboard.press('Enter');
      await page.waitForURL(`**/admin/orders?q=${encodeURIComponent('مريم')}`);
      const field = page.getByRole('searchbox', { name: orderFilterTexts.search });
      await expect.poll(() => field.inputValue()).toBe('مريم');
    },
  );
});

test(
  'the header stays in sight on a long page, and a toast covers neither a bar nor the next dialog',
  { tags: 'nightly' },
  async ({ shopper: { page } }) => {
    await putOrders(many(9, {}));
    const list = await OrdersPage.open(page);
    await list.selectAll.check();
    await list.download(list.exportButton, 'orders');
    const said = toast(page, OPERATIONS['export-orders'].done).locator('..').locator('..');
    await expectVisible(said);
    // a toast with the focus stays
    await said.getByRole('button').last().focus();
    const scrolled = async (): Promise<number> => {
      await page.mouse.wheel(0, 5000); // the export's menu, while it fades, lets nothing scroll
      return page.evaluate(() => scrollY);
    };
    const edges = async (bar: Locator): Promise<[top: number, bottom: number]> => {
      const { y, height } = (await bar.boundingBox())!;
      return [Math.round(y), Math.round(y + height)];
    };
    await expect.poll(scrolled).toBeGreaterThan(200);
    const [, header] = await edges(page.getByRole('banner'));
    const [bulk, end] = await edges(list.bulk);
    const [top, bottom] = await edges(said);
    const [nav, low] = await edges(page.getByRole('navigation', { name: adminTexts.quickNav }));
    const order = [0, header, top, bottom, bulk, end, nav, low];
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    expect([header > 60, low]).toEqual([true, 844]);
    const isOnTop = (): Promise<boolean> =>
      said.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
    expect(await isOnTop()).toBe(true);
    await list.bulk.getByRole('button', { name: bulkRefundTexts.open }).tap();
    const dialog = page.getByRole('dialog', { name: bulkRefundTexts.title.all });
    await expectVisible(dialog);
    expect(await isOnTop()).toBe(false);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: texts.label }).tap();
    await expectVisible(search(page));
  },
);

describe('the bell', { tags: 'nightly' }, () => {
  test('counts what is new and what needs a look, and lists both', async ({ newShopper }) => {
    const { page } = await newShopper(STILL);
    await putOrders([{ payment_needs_review: true }, {}]);
    // its texts and the newest order are asked for together
    await ContentPage.open(page);
    await expect.poll(() => bell(page).getAttribute('aria-label')).toMatch(/طلب واحد للمراجعة/);
    const [arrived] = await putOrders([
      { customer_name: 'ليلى حسن', created_at: new Date(), status: 'pending' },
      { created_at: new Date(), status: 'pending', payment_status: 'pending' },
    ]);
    const fresh = { count: 2, paid: 1 };
    await expect.poll(() => bell(page).getAttribute('aria-label')).toBe(bellTexts.counts(fresh, 1));
    await expect.poll(() => page.title()).toMatch(/^\(2\) /);
    await bell(page).tap();
    await expectVisible(alerts(page).getByText(bellTexts.freshOrders(fresh)));
    await expectVisible(alerts(page).getByText(waitingTexts.review));
    await expectVisible(alerts(page).getByText(waitingTexts.toShip));
    expect(await violations(page)).toEqual([]);
    // only a link leads away
    await alerts(page).getByText(bellTexts.freshOrders(fresh)).tap();
    await alerts(page).getByRole('heading', { name: bellTexts.waiting }).tap();
    await alerts(page).getByRole('link', { name: 'ليلى حسن' }).tap();
    await page.waitForURL(`**/admin/orders/${arrived}`);
    await alerts(page).waitFor({ state: 'detached' });
    await expect.poll(() => page.title()).not.toMatch(/^\(/);
  });

  test('rings at a new order once that is switched on, also after a reload', async ({
    newShopper,
  }) => {
    const { page } = await newShopper(DESKTOP);
    let notes = 0;
    await page.exposeFunction('heardNote', () => (notes += 1));
    await page.addInitScript(() => {
      globalThis.OscillatorNode = class extends OscillatorNode {
        override start(when?: number): void {
          (globalThis as unknown as { heardNote(): void }).heardNote();
          super.start(when);
        }
      };
    });
    await AdminPage.open(page, SECTION_PATHS.orders);
    await bell(page).click();
    const sound = page.getByRole('switch', { name: bellTexts.sound });
    await sound.click();
    await expect.poll(() => notes).toBe(2);
    await page.reload();
    await bell(page).click();
    expect(await sound.isChecked()).toBe(true);
    await expectVisible(page.getByText(orderListTexts.empty));
    await page.keyboard.press('Escape');
    await putOrders([{ created_at: new Date() }]);
    await expect.poll(() => notes).toBe(4);
    await bell(page).click();
    await sound.click();
    await page.keyboard.press('Escape');
    const [id] = await putOrders([{ created_at: new Date() }]);
    await expectVisible(page.getByRole('row').filter({ hasText: orderNumber(id!) }));
    expect(notes).toBe(4);
  });
});
