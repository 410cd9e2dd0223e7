import { describe, expect } from 'vitest';
import { orderFilterTexts, orderListTexts as texts } from '../../web/src/i18n/ar/admin-orders.ts';
import { many, putOrders } from '../support/orders.ts';
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
    },
    { status: 'pending', payment_status: 'failed', country: 'kw', created_at: old },
    { status: 'confirmed', payment_status: 'paid', country: 'ae', customer_name: 'سارة علي' },
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
      ['علي سارة', [2]],
      ['مريم', [0, 1]],
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

  test('nothing, and begins with the oldest', async ({ newShopper }) => {
    const { page } = await newShopper(DESKTOP);
    const ids = await putOrders([{}, {}, {}]);
    const list = await OrdersPage.open(page);
    await expect.poll(() => list.numbers()).toEqual(numbersOf(ids));
    await list.filter('sort').selectOption('oldest');
    await expect.poll(() => list.numbers()).toEqual(numbersOf(ids.toReversed()));
    await list.find('مريم');
    await expect.poll(() => list.numbers()).toEqual(numbersOf(ids));
    expect(await list.filter('sort').count()).toBe(0);
  });
});

test('the list comes in pages of 25, forth and back, and each has its address', async ({
  newShopper,
}) => {
  const { page, context } = await newShopper(DESKTOP);
  const ids = await putOrders(many(60, {}));
  const [first, second, third] = [ids.slice(0, 25), ids.slice(25, 50), ids.slice(50)].map(
    numbersOf,
  );
  const list = await OrdersPage.open(page);
  await expect.poll(() => list.numbers()).toEqual(first);
  expect(await list.previous.count()).toBe(0);
  await list.next.click();
  await expect.poll(() => list.numbers()).toEqual(second);
  // the focus moves to the new page of the list
  const shown = page.getByRole('region', { name: texts.label });
  expect(await shown.evaluate((it) => it === document.activeElement)).toBe(true);
  const address = page.url();
  await list.next.click();
  await expect.poll(() => list.numbers()).toEqual(third);
  expect(await list.next.count()).toBe(0);
  // leaving an order leads back to its page of the list, which leads further back
  await list.view(ids[50]!).click();
  await page.waitForURL(`**/admin/orders/${ids[50]}`);
  await page.getByRole('main').getByRole('link', { name: 'الطلبات' }).click();
  await expect.poll(() => list.numbers()).toEqual(third);
  await list.previous.click();
  await expect.poll(() => list.numbers()).toEqual(second);
  await page.goBack();
  await expect.poll(() => list.numbers()).toEqual(third);
  await page.goBack();
  await page.waitForURL(`**/admin/orders/${ids[50]}`);
  await page.goBack();
  await expect.poll(() => list.numbers()).toEqual(third);
  await page.goBack();
  await page.goBack();
  await expect.poll(() => list.numbers()).toEqual(first);
  const other = await context.newPage();
  await other.goto(address);
  const shared = new OrdersPage(other);
  await expect.poll(() => shared.numbers()).toEqual(second);
  await other.getByRole('link', { name: texts.firstPage }).click();
  await expect.poll(() => shared.numbers()).toEqual(first);
});
