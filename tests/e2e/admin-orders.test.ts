import { readFileSync } from 'node:fs';
import { orderPath } from '@ghar/domain/paths';
import { describe, expect } from 'vitest';
import { adminPartTexts, adminTexts } from '../../web/src/i18n/ar/admin.ts';
import { ERROR_TITLE, OPERATIONS, refusalWords } from '../../web/src/i18n/ar/admin-operations.ts';
import { orderListTexts as texts } from '../../web/src/i18n/ar/admin-orders.ts';
import { orderStateNames } from '../../web/src/i18n/ar/status.ts';
import { db } from '../support/database.ts';
import { many, putOrders } from '../support/orders.ts';
import { numbersOf, OrdersPage } from './orders-page.ts';
import { DESKTOP, expectVisible, test, toast } from './shopper.ts';

describe('the list', () => {
  test('has every column of an order', async ({ newShopper }) => {
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
    // no column is cut
    expect(
      await list.table.evaluate((table) => table.scrollWidth - table.parentElement!.clientWidth),
    ).toBe(0);
    expect(await list.table.getByRole('columnheader').allInnerTexts()).toEqual([
      texts.number,
      texts.customer,
      texts.phone,
      texts.country,
      texts.city,
      texts.address,
      texts.pieces,
      texts.total,
      texts.status,
      texts.payment,
      texts.date,
      texts.view,
    ]);
    const row = list.row(id!);
    await expectVisible(row.getByText(`${id!.slice(-8)}…`));
    await expectVisible(row.getByText('مريم الهاشمي'));
    await expectVisible(row.getByText('الإمارات'));
    await expectVisible(row.getByText('دبي'));
    await expectVisible(row.getByText('1,196 درهم'));
    expect(await row.getByText('+971501234567').getAttribute('dir')).toBe('ltr');
    const address = row.getByText(/^شارع الوصل/);
    expect(await address.evaluate((it) => it.scrollHeight > it.clientHeight)).toBe(true);
    expect(await list.status(id!).value()).toBe('confirmed');
    expect(await list.payment(id!).value()).toBe('paid');
    const time = await row.locator('time').innerText();
    expect(time).toMatch(/\d{4}/);
    expect(time).not.toMatch(/[٠-٩]/);
  });

  test('fits a phone, with nothing cut off', async ({ shopper: { page } }) => {
    await putOrders([{ customer_name: 'م'.repeat(60), city: 'رأس الخيمة' }]);
    const list = await OrdersPage.open(page);
    await list.listed();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      390,
    );
    expect(
      await list.table.locator('li > *').evaluateAll(
        (cells) =>
          cells.filter((cell) => {
            const { left, right } = cell.getBoundingClientRect();
            return left < 0 || right > innerWidth;
          }).length,
      ),
    ).toBe(0);
  });

  test('is three lines an order on a phone, eight to a screen, with one status each', async ({
    shopper: { page },
  }) => {
    const UNPAID = { status: 'pending', payment_status: 'pending' } as const;
    const [paid, unpaid, declined, cancelled] = await putOrders([
      { quantity: 2, total_amount: 598 },
      UNPAID,
      { ...UNPAID, payment_status: 'failed' },
      { status: 'cancelled' },
      ...many(5, {}),
    ]);
    const list = await OrdersPage.open(page);
    await list.listed();
    await expectVisible(list.row(paid!).getByText('قطعتان'));
    await expectVisible(list.row(paid!).getByText('598 درهم'));
    for (const [id, name] of [
      [paid, orderStateNames.ready],
      [unpaid, orderStateNames.unpaid],
      [declined, orderStateNames.declined],
      [cancelled, orderStateNames.owed],
    ] as const) {
      const chips = list.row(id!).locator('.MuiChip-root');
      expect(await chips.allInnerTexts()).toEqual([name]);
    }
    expect(await list.table.getByRole('combobox').count()).toBe(0);
    const eight = await list.table
      .getByRole('listitem')
      .evaluateAll(
        (rows) => rows[7]!.getBoundingClientRect().bottom - rows[0]!.getBoundingClientRect().top,
      );
    const bar = page.getByRole('navigation', { name: adminTexts.quickNav });
    expect(eight).toBeLessThanOrEqual((await bar.boundingBox())!.y);
  });

  test('opens an order wherever its card is tapped', async ({ shopper: { page } }) => {
    const [id] = await putOrders([{}]);
    const list = await OrdersPage.open(page);
    await list.row(id!).tap({ position: { x: 60, y: 80 } });
    await page.waitForURL(`**/admin/orders/${id}`);
    await page.goBack();
    await list.choice(id!).tap();
    await expectVisible(list.bulk);
    expect(new URL(page.url()).pathname).toBe('/admin/orders');
  });

  test('says that there is none yet', async ({ shopper: { page } }) => {
    await OrdersPage.open(page);
    await expectVisible(page.getByText(texts.empty));
  });

  test('shows what a customer wrote as text', async ({ shopper: { page } }) => {
    const name = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
    await putOrders([{ customer_name: name, address: name, city: name }]);
    const list = await OrdersPage.open(page);
    await expectVisible(page.getByText(name).first());
    expect(await list.table.locator('img, script').count()).toBe(0);
  });

  test('names an order that cannot be read, and shows the others', async ({ newShopper }) => {
    const shopper = await newShopper(DESKTOP);
    shopper.mayPrint(/UnreadableError/);
    const [odd, fine] = await putOrders([{ status: 'lost' as never }, {}]);
    const list = await OrdersPage.open(shopper.page);
    await expectVisible(shopper.page.getByText(adminPartTexts.unreadable([odd!])));
    expect(await list.numbers()).toEqual(numbersOf([fine!]));
  });

  test('that cannot be had says so, and can be tried again', async ({ newShopper }) => {
    const shopper = await newShopper(DESKTOP);
    // the order that is half there is told of by the header too
    shopper.mayPrint(/^load-orders:/, /UnreadableError/);
    const { page } = shopper;
    const list = await OrdersPage.open(page, '?after=unheard-of');
    const failure = `${OPERATIONS['load-orders'].failed}. ${refusalWords.missing}`;
    await expectVisible(page.getByRole('alert').getByText(failure));
    expect(await toast(page, ERROR_TITLE).innerText()).toContain(failure);
    await expect.poll(() => shopper.printed.join('\n')).toContain('load-orders:');
    await db.doc(orderPath('unheard-of')).set({ created_at: new Date() });
    const [id] = await putOrders([{}]);
    await page.getByRole('button', { name: adminPartTexts.retry }).click();
    await expect.poll(() => list.numbers()).toEqual(numbersOf([id!]));
  });
});

test('an old order that comes into a part of the list is not announced as new', async ({
  newShopper,
}) => {
  const { page } = await newShopper(DESKTOP);
  const [old, shown] = await putOrders([{ status: 'pending' }, {}]);
  const list = await OrdersPage.open(page, '?status=confirmed');
  await expect.poll(() => list.numbers()).toEqual(numbersOf([shown!]));
  await db.doc(orderPath(old!)).update({ status: 'confirmed' });
  await expect.poll(() => list.numbers()).toEqual(numbersOf([old!, shown!]));
  const fresh = list.table.getByText(texts.fresh, { exact: true });
  expect(await fresh.count()).toBe(0);
  const [arrived] = await putOrders([{ customer_name: 'نورة', created_at: new Date() }]);
  await expectVisible(list.row(arrived!).getByText(texts.fresh, { exact: true }));
  await expectVisible(page.getByText(texts.arrived('نورة', '299 درهم')));
  expect(await fresh.count()).toBe(1);
});

test('the file has all that is listed, on whatever page, ready for Excel', async ({
  newShopper,
}) => {
  // a time zone in which it is another day than in UTC
  const timezoneId = new Date().getUTCHours() < 11 ? 'Pacific/Niue' : 'Pacific/Kiritimati';
  const { page } = await newShopper({ ...DESKTOP, timezoneId });
  const ids = await putOrders([
    { customer_name: '=HYPERLINK("http://evil.example")', tracking_number: '00123' },
    ...many(259, {}),
    { country: 'sa', customer_phone: '+966500000001' },
  ]);
  const list = await OrdersPage.open(page, '?country=ae');
  await list.listed();
  const download = await list.download(list.exportButton, 'orders');
  const today = new Date().toLocaleDateString('en-CA', { timeZone: timezoneId });
  expect(download.suggestedFilename()).toBe(`orders-${today}.csv`);
  const bytes = readFileSync(await download.path());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = bytes.toString('utf8').split('\r\n');
  expect(lines).toHaveLength(1 + 260 + 1);
  // Excel's separator in Arabic locales
  expect(lines[0]).toContain(`"${texts.number}";`);
  expect(lines[1]).toContain(`"'=HYPERLINK(""http://evil.example"")";971501234567`);
  expect(lines[1]).toContain(`"'00123"`);
  expect(lines.some((line) => line.includes(ids.at(-1)!))).toBe(false);
  await expectVisible(toast(page, OPERATIONS['export-orders'].done));
});

test('an order is opened from the list, and the way back leads to it as it was', async ({
  newShopper,
}) => {
  const { page } = await newShopper(DESKTOP);
  const [id] = await putOrders([{}]);
  const list = await OrdersPage.open(page, '?country=ae');
  await list.view(id!).click();
  await page.waitForURL(`**/admin/orders/${id}`);
  await page.getByRole('main').getByRole('link', { name: 'الطلبات' }).click();
  await list.listed();
  expect(new URL(page.url()).search).toBe('?country=ae');
});
