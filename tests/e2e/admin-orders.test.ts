import { readFileSync } from 'node:fs';
import { shopClock, shopDay } from '@ghar/domain/shop-day';
import { describe, expect } from 'vitest';
import { adminTexts } from '../../web/src/i18n/ar/admin.ts';
import { OPERATIONS } from '../../web/src/i18n/ar/admin-operations.ts';
import { orderListTexts as texts } from '../../web/src/i18n/ar/admin-orders.ts';
import { many, putOrders } from '../support/orders.ts';
import { OrdersPage } from './orders-page.ts';
import { DESKTOP, expectVisible, test, toast } from './shopper.ts';

describe('the list', () => {
  test(
    'cuts no column off, but ends a long address',
    { tags: 'nightly' },
    async ({ newShopper }) => {
      const { page } = await newShopper(DESKTOP);
      const [id] = await putOrders([
        {
          address: 'شارع الوصل، فيلا 12، بجانب المدرسة، الباب الخلفي، الطابق الثاني',
          total_amount: 1196,
          quantity: 4,
        },
      ]);
      const list = await OrdersPage.open(page);
      await list.listed();
      expect(
        await list.table.evaluate((table) => table.scrollWidth - table.parentElement!.clientWidth),
      ).toBe(0);
      const address = list.row(id!).getByText(/^شارع الوصل/);
      expect(await address.evaluate((it) => it.scrollHeight > it.clientHeight)).toBe(true);
    },
  );

  test('fits a phone, with nothing cut off', { tags: 'nightly' }, async ({ shopper: { page } }) => {
    await putOrders([{ customer_name: 'م'.repeat(60), city: 'رأس الخيمة' }]);
    const list = await OrdersPage.open(page);
    await list.listed();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.body.offsetWidth),
    ).toBe(0);
    const sides = await list.table.getByRole('listitem').evaluateAll((cards) =>
      cards
        .flatMap((card) => [...card.children])
        .map((cell) => cell.getBoundingClientRect())
        .map(({ left, right }) => [left >= 0, right <= innerWidth]),
    );
    expect(sides).toEqual([
      [true, true],
      [true, true],
    ]);
  });

  test(
    'has eight orders to a screen on a phone',
    { tags: 'nightly' },
    async ({ shopper: { page } }) => {
      await putOrders(many(9, { quantity: 2, total_amount: 598 }));
      const list = await OrdersPage.open(page);
      await list.listed();
      const eight = await list.table
        .getByRole('listitem')
        .evaluateAll(
          (rows) => rows[7]!.getBoundingClientRect().bottom - rows[0]!.getBoundingClientRect().top,
        );
      const bar = page.getByRole('navigation', { name: adminTexts.quickNav });
      expect(eight).toBeLessThanOrEqual((await bar.boundingBox())!.y);
    },
  );

  test(
    'opens an order wherever its card is tapped',
    { tags: 'nightly' },
    async ({ shopper: { page } }) => {
      const [id] = await putOrders([{}]);
      const list = await OrdersPage.open(page);
      await list.row(id!).tap({ position: { x: 60, y: 80 } });
      await page.waitForURL(`**/admin/orders/${id}`);
      await page.goBack();
      await list.choice(id!).tap();
      await expectVisible(list.bulk);
      expect(new URL(page.url()).pathname).toBe('/admin/orders');
    },
  );
});

test(
  'the file has all that is listed, on whatever page, ready for Excel',
  { tags: 'nightly' },
  async ({ newShopper }) => {
    // a time zone in which it is another day than in the shop
    const now = new Date();
    const timezoneId =
      Number(shopClock(now).slice(11, 13)) < 14 ? 'Pacific/Niue' : 'Pacific/Kiritimati';
    const { page } = await newShopper({ ...DESKTOP, timezoneId });
    const ids = await putOrders([
      { customer_name: '=HYPERLINK("http://evil.example")', tracking_number: '00123' },
      ...many(259, {}),
      { country: 'sa', customer_phone: '+966500000001' },
    ]);
    const list = await OrdersPage.open(page, '?country=ae');
    await list.listed();
    const download = await list.download(list.exportButton, 'orders');
    const today = shopDay(now).name;
    expect(download.suggestedFilename()).toBe(`orders-${today}.csv`);
    const bytes = readFileSync(await download.path());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = bytes.toString('utf8').split('\r\n');
    expect(lines).toHaveLength(1 + 260 + 1);
    // Excel's separator in Arabic locales
    expect(lines[0]).toContain(`"${texts.number}";`);
    expect(lines[1]).toContain(`"'=HYPERLINK(""http://evil.example"")";"+971 50 123 4567"`);
    expect(lines[1]).toContain(`"'00123"`);
    const idsInFile = new Set(ids.filter((id) => lines.some((line) => line.includes(id))));
    expect(idsInFile).toEqual(new Set(ids.slice(0, -1)));
    await expectVisible(toast(page, OPERATIONS['export-orders'].done));
  },
);
