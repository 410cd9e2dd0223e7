import { describe, expect } from 'vitest';
import { orderListTexts as texts } from '../../web/src/i18n/ar/admin-orders.ts';
import { many, putOrders } from '../support/orders.ts';
import { expectAccessible, STILL } from './axe.ts';
import { numbersOf, OrdersPage } from './orders-page.ts';
import { DESKTOP, expectVisible, test } from './shopper.ts';

describe('the list is narrowed by', () => {
  const old = new Date(Date.now() - 10 * 86_400_000);
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

  test('what is searched for', { tags: 'nightly' }, async ({ newShopper }) => {
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

  test(
    'a day whose year is typed digit by digit, and is whole again when it is emptied',
    { tags: 'nightly' },
    async ({ newShopper }) => {
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
    },
  );
});

test(
  'the pages are numbered, and led to by their numbers, from the end too',
  { tags: 'nightly' },
  async ({ newShopper }) => {
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
    await expectVisible(list.next);
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
  },
);
