import { orderPath } from '@ghar/domain/paths';
import { describe, expect } from 'vitest';
import { orderFilterTexts, orderListTexts as texts } from '../../web/src/i18n/ar/admin-orders.ts';
import { db } from '../support/database.ts';
import { many, putOrders } from '../support/orders.ts';
import { expectAccessible, STILL } from './axe.ts';
import { numbersOf, OrdersPage } from './orders-page.ts';
import { DESKTOP, expectVisible, test } from './shopper.ts';

describe('the list is narrowed by', () => {
  const day = (date: Date): string => date.toLocaleDateString('en-CA');
  const DAY = 86_400_000;
  const old = new Date(Date.now() - 10 * DAY);
  const orders = [
    {
      status: 'shipped',
      payment_status: 'pending',
      country: 'sa',
      customer_phone: '+966500000001',
      customer_name: 'عبدالله الهاشمي',
      city: 'الرياض',
    },
    {
      status: 'pending',
      payment_status: 'failed',
      country: 'kw',
      created_at: old,
      tracking_number: 'AE 1234-56',
    },
    {
      status: 'confirmed',
      payment_status: 'paid',
      country: 'ae',
      customer_name: 'سارة علي',
      customer_email: 'sara.ali@example.com',
    },
  ] as const;

  test.for([
    ['status', 'shipped', '?status=shipped', [0]],
    ['payment', 'failed', '?payment=failed', [1]],
    ['country', 'ae', '?country=ae', [2]],
    ['from', day(new Date(Date.now() - DAY)), `?from=${day(new Date(Date.now() - DAY))}`, [0, 2]],
    ['to', day(old), `?to=${day(old)}`, [1]],
  ] as const)('%s', async ([name, value, address, left], { newShopper }) => {
    const { page } = await newShopper(DESKTOP);
    const ids = await putOrders(orders);
    const list = await OrdersPage.open(page);
    await expect.poll(() => list.numbers()).toHaveLength(3);
    const field = list.filter(name);
    await (name === 'from' || name === 'to' ? field.fill(value) : field.selectOption(value));
    const expected = numbersOf(left.map((index) => ids[index]!));
    await expect.poll(() => list.numbers()).toEqual(expected);
    expect(new URL(page.url()).search).toBe(address);
    await page.reload();
    await expect.poll(() => list.numbers()).toEqual(expected);
    expect(await list.filter(name).inputValue()).toBe(value);
    await page.goBack();
    await expect.poll(() => list.numbers()).toHaveLength(3);
    expect(await list.filter(name).inputValue()).toBe('');
  });

  test('several things at once, with nothing left; and is whole again', async ({ newShopper }) => {
    const { page } = await newShopper(DESKTOP);
    await putOrders(orders);
    const list = await OrdersPage.open(
      page,
      '?status=shipped&country=ae&q=%D8%B3%D8%A7%D8%B1%D8%A9',
    );
    await expectVisible(page.getByText(texts.none));
    await page.getByRole('link', { name: texts.showAll }).click();
    await expect.poll(() => list.numbers()).toHaveLength(3);
    await list.filter('country').selectOption('ae');
    await expect.poll(() => list.numbers()).toHaveLength(1);
    await page.getByRole('button', { name: orderFilterTexts.clear }).click();
    await expect.poll(() => list.numbers()).toHaveLength(3);
    expect(new URL(page.url()).search).toBe('');
  });

  test('what is searched for', async ({ newShopper }) => {
    const { page } = await newShopper(DESKTOP);
    const ids = await putOrders(orders);
    const list = await OrdersPage.open(page);
    await list.listed();
    for (const [words, found] of [
      [`${ids[1]!.slice(-8)}…`, [1]],
      ['0500000001', [0]],
      ['سارة', [2]],
      ['+966 50 000 0001', [0]],
      ['سار', [2]],
      ['هاش', [0, 1]],
      ['عبد الله', [0]],
      ['@exam', [2]],
      ['رياض', [0]],
      ['ae1234', [1]],
      ['0001', [0]],
      [ids[1]!, [1]],
      ['علي سارة', [2]],
      ['مريم', [1]],
    ] as const) {
      // each result differs from the one before, which would otherwise match too early
      await list.find(words);
      await expect
        .poll(async () => (await list.numbers()).toSorted(), { message: words })
        .toEqual(numbersOf(found.map((index) => ids[index]!)).toSorted());
    }
    await page.goBack();
    await expect.poll(() => list.numbers()).toEqual(numbersOf([ids[2]!]));
    expect(await list.search.inputValue()).toBe('علي سارة');
  });

  test('a tracking number, once the server has noted it', async ({ newShopper }) => {
    const { page } = await newShopper(DESKTOP);
    const [id] = await putOrders([{}, {}]);
    const list = await OrdersPage.open(page, '?q=ae1234');
    await expectVisible(page.getByText(texts.none));
    const entered = { tracking_number: 'AE 1234-56', updated_by: 'merchant' };
    await db.doc(orderPath(id!)).update({ ...entered, updated_at: new Date() });
    await expect.poll(() => list.numbers()).toEqual(numbersOf([id!]));
  });

  test('two words of which one is common, and the page is filled all the same', async ({
    newShopper,
  }) => {
    const { page } = await newShopper(DESKTOP);
    // the longer word is queried: four of five orders that have it lack the other one
    const ids = await putOrders(
      Array.from({ length: 150 }, (_, index) => ({
        customer_name: index % 5 === 0 ? 'علي المنصوري' : 'المنصوري',
      })),
    );
    const wanted = numbersOf(ids.filter((_, index) => index % 5 === 0));
    const list = await OrdersPage.open(page);
    await list.find('علي المنصوري');
    await expect.poll(() => list.numbers()).toEqual(wanted.slice(0, 25));
    await list.next.click();
    await expect.poll(() => list.numbers()).toEqual(wanted.slice(25));
    expect(await list.next.count()).toBe(0);
    await list.find('المنصوري');
    await expect.poll(() => list.numbers()).toEqual(numbersOf(ids.slice(0, 25)));
  });

  test('a day whose year is typed digit by digit, and is whole again when it is emptied', async ({
    newShopper,
  }) => {
    const { page } = await newShopper(DESKTOP);
    const ids = await putOrders([{}, { created_at: new Date(2024, 5, 1) }]);
    const list = await OrdersPage.open(page, '?to=2024-11-20');
    await expect.poll(() => list.numbers()).toEqual(numbersOf([ids[1]!]));
    const field = list.filter('to');
    // the year is the last part of the field
    await field.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('2023');
    await expect.poll(() => list.numbers()).toEqual([]);
    expect(new URL(page.url()).search).toBe('?to=2023-11-20');
    expect(await field.inputValue()).toBe('2023-11-20');
    await page.keyboard.type('0001');
    await field.blur();
    await expect.poll(() => field.inputValue()).toBe('2023-11-20');
    await field.fill('');
    await expect.poll(() => list.numbers()).toEqual(numbersOf(ids));
    expect(new URL(page.url()).search).toBe('');
  });

  test('filters that contradict each other, and it says so', async ({ newShopper }) => {
    const { page } = await newShopper(DESKTOP);
    const [owed] = await putOrders([{ status: 'cancelled' }, { status: 'shipped' }]);
    const list = await OrdersPage.open(page, '?status=shipped');
    await list.filter('payment').selectOption('owed');
    await expectVisible(page.getByText(texts.conflicts.owed));
    expect(await list.filter('status').inputValue()).toBe('shipped');
    await list.filter('status').selectOption('');
    await expect.poll(() => list.numbers()).toEqual(numbersOf([owed!]));
  });
});

describe('the list is sorted', () => {
  const orders = [
    { status: 'shipped', total_amount: 598 },
    { status: 'pending' },
    { status: 'delivered', total_amount: 1196, country: 'sa' },
    { status: 'confirmed' },
  ] as const;

  test('by its headings, and keeps that where its filters allow it', async ({ newShopper }) => {
    const { page } = await newShopper(DESKTOP);
    const ids = await putOrders(orders);
    const list = await OrdersPage.open(page);
    const expectOrder = async (...order: number[]): Promise<void> => {
      const expected = numbersOf(order.map((index) => ids[index]!));
      await expect.poll(() => list.numbers()).toEqual(expected);
    };
    await expectOrder(0, 1, 2, 3);
    for (const [column, direction, sort, order] of [
      ['date', 'ascending', 'oldest', [3, 2, 1, 0]],
      ['total', 'descending', 'amount-desc', [2, 0, 1, 3]],
      ['total', 'ascending', 'amount-asc', [3, 1, 0, 2]],
      ['status', 'ascending', 'status-asc', [1, 3, 0, 2]],
      ['status', 'descending', 'status-desc', [2, 0, 3, 1]],
    ] as const) {
      await list.sortBy(column);
      await expectOrder(...order);
      expect(await list.heading(column).getAttribute('aria-sort')).toBe(direction);
      expect(new URL(page.url()).search).toBe(`?sort=${sort}`);
      const button = list.heading(column).getByRole('button');
      expect(await button.evaluate((it) => it === document.activeElement)).toBe(true);
    }
    await page.reload();
    await expectOrder(2, 0, 3, 1);
    await list.filter('country').selectOption('ae');
    await expectOrder(0, 3, 1);
    await list.find('مريم');
    await expectVisible(page.getByText(orderFilterTexts.sortLimits.search));
    await expectOrder(0, 1, 3);
    expect(await list.heading('status').getByRole('button').count()).toBe(0);
  });

  test('by a choice on a phone', async ({ shopper: { page } }) => {
    const ids = await putOrders(orders);
    const list = await OrdersPage.open(page);
    await page.getByRole('button', { name: orderFilterTexts.filters }).tap();
    await list.filter('sort').selectOption('amount-desc');
    const expected = numbersOf([2, 0, 1, 3].map((index) => ids[index]!));
    await expect.poll(() => list.numbers()).toEqual(expected);
  });
});

test('the pages are numbered, and led to by their numbers, from the end too', async ({
  newShopper,
}) => {
  const { page } = await newShopper({ ...DESKTOP, ...STILL });
  // a page spans two statuses, and begins among orders of one time, which stand by their ids
  const together = { status: 'pending', created_at: new Date() } as const;
  const ids = await putOrders([...many(100, {}), ...many(30, together)]);
  const pending = ids.slice(100).toSorted().toReversed();
  const sorted = numbersOf([...pending, ...ids.slice(0, 100)]);
  const list = await OrdersPage.open(page, '?sort=status-asc');
  const expectPage = async (number: number): Promise<void> => {
    const last = Math.min(number * 25, 130);
    await expect.poll(() => list.numbers()).toEqual(sorted.slice(number * 25 - 25, last));
    await expectVisible(page.getByText(texts.range(number * 25 - 24, last, texts.all(130))));
    const current = list.pager.locator('[aria-current=page]');
    expect(await current.innerText()).toBe(String(number));
  };
  const go = (name: string): Promise<void> =>
    list.pager.getByRole('button', { name, exact: true }).click();
  await expectPage(1);
  await list.next.click();
  await expectPage(2);
  await list.choice(pending[25]!).check();
  await expectAccessible(page);
  await page.setViewportSize(DESKTOP.viewport);
  await go(texts.pageNumber(4));
  await expectPage(4);
  await list.previous.click();
  await expectPage(3);
  await go(texts.lastPage);
  await expectPage(6);
  expect(await list.next.count()).toBe(0);
  await list.previous.click();
  await expectPage(5);
  await page.reload();
  await expectPage(5);
  await go(texts.pageNumber(3));
  await expectPage(3);
  // with one more order before it, the page holds the same orders
  await putOrders([{ status: 'pending', created_at: new Date() }]);
  await page.reload();
  await expectVisible(page.getByText(texts.range(52, 76, texts.all(131))));
  expect(await list.numbers()).toEqual(sorted.slice(50, 75));
});
