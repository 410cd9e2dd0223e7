import type { Order } from '@ghar/domain/order/order';
import { orderNumber } from '@ghar/domain/order/order-number';
import { shopDay } from '@ghar/domain/shop-day';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { database } from '../../../../testing/firestore.ts';
import { expectListed, listed } from '../../../../testing/listed-orders.ts';
import { openPanel } from '../../../../testing/open-page.tsx';
import { ON_DELIVERY } from '../../../../testing/orders.ts';
import { toast } from '../../../../testing/panel.ts';
import { many, putOrders } from '../../../../testing/put-orders.ts';
import { collectFiles } from '../../../../testing/saved-files.ts';
import { onPhone } from '../../../../testing/screen-size.ts';
import { ERROR_TITLE, OPERATIONS, refusalWords } from '../../../i18n/ar/admin-operations.ts';
import {
  exportTexts,
  orderFilterTexts as filters,
  orderListTexts as texts,
} from '../../../i18n/ar/admin-orders.ts';
import { adminPartTexts } from '../../../i18n/ar/admin.ts';
import { orderStateNames, orderStatusNames, paymentStatusNames } from '../../../i18n/ar/status.ts';

const LIST = '/admin/orders';
const table = (): Promise<HTMLElement> => screen.findByRole('table', { name: texts.label });

describe('the list', () => {
  test('has every column of an order', async () => {
    const [id] = putOrders([
      {
        total_amount: 1196,
        quantity: 4,
        refunded_amount: 100,
        created_at: new Date('2026-11-02T20:00:00Z'),
      },
    ]);
    await openPanel(LIST);
    const [head, row] = within(await table()).getAllByRole('row');
    expect(
      within(head!)
        .getAllByRole('columnheader')
        .map((it) => it.textContent),
    ).toEqual([
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
    const cell = within(row!);
    for (const text of [
      `${orderNumber(id!)}…`,
      'مريم الهاشمي',
      'الإمارات',
      'دبي',
      'شارع الوصل، فيلا 12',
      '4',
      '1,196 درهم',
      texts.refunded('100 درهم'),
      orderStatusNames.confirmed,
      paymentStatusNames.paid,
    ])
      cell.getByText(text);
    expect(cell.getByText('+971501234567').dir).toBe('ltr');
    const time = row!.querySelector('time')!.textContent;
    expect(time).toMatch(/2026/);
    expect(time).not.toMatch(/[٠-٩]/);
  });

  test('has one status an order on a phone, and no menu', async () => {
    onPhone();
    const UNPAID = { status: 'pending', payment_status: 'pending' } as const;
    putOrders([
      { quantity: 2, total_amount: 598 },
      UNPAID,
      { ...UNPAID, payment_status: 'failed' },
      { status: 'cancelled' },
    ]);
    await openPanel(LIST);
    const list = within(await screen.findByRole('list', { name: texts.label }));
    const cards = list.getAllByRole('listitem');
    within(cards[0]!).getByText('قطعتان');
    within(cards[0]!).getByText('598 درهم');
    const names = Object.values(orderStateNames);
    const states = cards.map((card) =>
      within(card)
        .getAllByText((text) => names.includes(text))
        .map(({ textContent }) => textContent),
    );
    expect(states).toEqual([
      [orderStateNames.ready],
      [orderStateNames.unpaid],
      [orderStateNames.declined],
      [orderStateNames.owed],
    ]);
    expect(list.queryByRole('combobox')).toBeNull();
  });

  test('says that there is none yet, and leads to entering one', async () => {
    await openPanel(LIST);
    await screen.findByText(texts.empty);
    expect(screen.getAllByText('أدخل طلباً')).toHaveLength(2);
  });

  test('shows what a customer wrote as text', async () => {
    const name = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
    putOrders([{ customer_name: name, address: name, city: name }]);
    await openPanel(LIST);
    const written = within(await table()).getAllByText(name);
    expect(written).toHaveLength(3);
    for (const one of written) expect(one.children).toHaveLength(0);
  });

  test('names an order that cannot be read, and shows the others', async () => {
    const failures = vi.spyOn(console, 'error').mockImplementation(() => {});
    const [odd, fine] = putOrders([{ status: 'lost' as never }, {}]);
    await openPanel(LIST);
    await screen.findByText(adminPartTexts.unreadable([odd!]));
    await expectListed([fine!]);
    expect(new Set(failures.mock.calls.map(([error]) => (error as Error).name))).toEqual(
      new Set(['UnreadableError']),
    );
  });

  test('that cannot be had says so, and can be tried again', async () => {
    const failures = vi.spyOn(console, 'error').mockImplementation(() => {});
    const user = await openPanel(`${LIST}?after=unheard-of`);
    const failure = `${OPERATIONS['load-orders'].failed}. ${refusalWords.missing}`;
    (await toast(ERROR_TITLE)).getByText(failure);
    expect(failures.mock.calls.map(([what]) => String(what))).toEqual(['load-orders:']);
    const [place, shown] = putOrders([{}, {}]);
    database.put('orders/unheard-of', database.read(`orders/${place}`)!);
    database.remove(`orders/${place}`);
    await user.click(screen.getByText(adminPartTexts.retry));
    await expectListed([shown!]);
  });
});

test.for<[query: string, places: readonly number[]]>([
  ['payment=cash', [0, 1, 2, 3, 4, 5, 9, 10, 11]],
  ['payment=cash&status=delivered', [3, 4]],
  ['payment=on-delivery', [0, 1, 2, 3, 5, 10, 11]],
  ['payment=on-delivery&sort=status-asc', [0, 1, 2, 3, 5, 10, 11]],
  // the delivered ones first
  ['payment=to-collect', [3, 2]],
  ['payment=to-collect&status=shipped', [2]],
  ['payment=to-collect&status=pending', []],
  ['payment=awaited', [6]],
  ['payment=coming-back', [5]],
  ['payment=coming-back&status=shipped', []],
  ['payment=coming-back&q=مريم', [5]],
  ['payment=ended', [9]],
  ['payment=ended&q=سلمى', []],
  ['payment=declined', [8]],
  // a search is narrowed in the page
  ['payment=to-collect&q=سلمى', [2]],
  ['payment=to-collect&q=مريم', [3]],
  ['payment=cash&q=سلمى', [2]],
  ['payment=awaited&q=سلمى', []],
])('the list of %s has exactly these', async ([query, places]) => {
  const sent = { ...ON_DELIVERY, shipped_at: new Date() } as const;
  const ids = putOrders([
    ON_DELIVERY,
    { ...ON_DELIVERY, status: 'confirmed' },
    { ...sent, status: 'shipped', customer_name: 'سلمى' },
    { ...sent, status: 'delivered' },
    { ...sent, status: 'delivered', payment_status: 'paid' },
    { ...sent, status: 'cancelled' },
    { status: 'pending', payment_status: 'pending', paid_at: null },
    { customer_name: 'سلمى' },
    { status: 'pending', payment_status: 'failed', paid_at: null },
    { ...ON_DELIVERY, payment_status: 'failed' },
    { ...sent, status: 'cancelled', returned_at: new Date() },
    { ...ON_DELIVERY, status: 'cancelled' },
  ]);
  await openPanel(`/admin/orders?${query}`);
  if (places.length === 0) await screen.findByText(texts.none);
  await waitFor(() => expect(listed()).toEqual(places.map((place) => orderNumber(ids[place]!))));
});

test('an old order that comes into a part of the list is not announced as new', async () => {
  const [old, shown] = putOrders([{ status: 'pending' }, {}]);
  await openPanel(`${LIST}?status=confirmed`);
  await expectListed([shown!]);
  act(() => database.change(`orders/${old}`, { status: 'confirmed' }));
  await expectListed([old!, shown!]);
  expect(screen.queryByText(texts.fresh)).toBeNull();
  const [arrived] = putOrders([{ customer_name: 'نورة', created_at: new Date(Date.now() + 1000) }]);
  await expectListed([arrived!, old!, shown!]);
  await screen.findByText(texts.arrived('نورة', '299 درهم'));
  expect(screen.getAllByText(texts.fresh)).toHaveLength(1);
});

describe('the list is narrowed by', () => {
  const day = (date: Date): string => shopDay(date).name;
  const DAY = 86_400_000;
  const old = new Date(Date.now() - 10 * DAY);
  const yesterday = day(new Date(Date.now() - DAY));
  const orders: readonly Partial<Order>[] = [
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
  ];
  const putThem = (): ((...indexes: readonly number[]) => string[]) => {
    const ids = putOrders(orders);
    return (...indexes) => indexes.map((index) => ids[index]!);
  };
  const field = (name: 'status' | 'payment' | 'country' | 'from' | 'to' | 'sort'): HTMLElement =>
    within(screen.getByLabelText(filters.name)).getByLabelText(filters[name]);

  test.for([
    ['status', 'shipped', [0]],
    ['payment', 'failed', [1]],
    ['country', 'ae', [2]],
    ['from', yesterday, [0, 2]],
    ['to', day(old), [1]],
  ] as const)('%s, which the address holds', async ([name, value, left]) => {
    onPhone();
    const these = putThem();
    const user = await openPanel(LIST);
    await expectListed(these(0, 2, 1));
    if (name === 'from' || name === 'to') await user.type(field(name), value);
    else await user.selectOptions(field(name), value);
    await expectListed(these(...left));
    expect(location.search).toBe(`?${name}=${value}`);
    act(() => history.back());
    await expectListed(these(0, 2, 1));
    expect(field(name)).toHaveProperty('value', '');
  });

  test('days, which are named as elsewhere in the panel', async () => {
    onPhone();
    await openPanel(`${LIST}?from=2026-10-01&to=2026-10-31`);
    await screen.findByText('من 1 أكتوبر 2026');
    expect(screen.queryByText('إلى 31 أكتوبر 2026')).not.toBeNull();
  });

  test('several things at once, with nothing left; and is whole again', async () => {
    onPhone();
    const these = putThem();
    const q = encodeURIComponent('سارة');
    const user = await openPanel(`${LIST}?status=shipped&country=ae&q=${q}`);
    await screen.findByText(texts.none);
    await user.click(screen.getByText(texts.showAll));
    await expectListed(these(0, 2, 1));
    await user.selectOptions(field('country'), 'ae');
    await expectListed(these(2));
    await user.click(screen.getByText(filters.clear));
    await expectListed(these(0, 2, 1));
    expect(location.search).toBe('');
  });

  test('what is searched for, also among the words that the database does not find', async () => {
    onPhone();
    const these = putThem();
    const user = await openPanel(LIST);
    await expectListed(these(0, 2, 1));
    const search = within(screen.getByLabelText(filters.name)).getByLabelText(filters.search);
    for (const [words, found] of [
      [orderNumber(these(1)[0]!), [1]],
      ['0500000001', [0]],
      ['سار', [2]],
      ['هاش', [0, 1]],
      ['عبد الله', [0]],
      ['ae1234', [1]],
      ['علي سارة', [2]],
    ] as const) {
      // each result differs from the one before, which would otherwise match too early
      await user.clear(search);
      await user.click(search);
      await user.paste(words);
      await user.keyboard('{Enter}');
      await expectListed(these(...found));
    }
    act(() => history.back());
    await expectListed(these(1));
    expect(search).toHaveProperty('value', 'ae1234');
  });

  test('what is owed: of cancelled orders, and of payments that do not count, each order once', async () => {
    onPhone();
    const extra = { overpaid: true, uncounted_payments: [{ id: 'extra', amount: 299 }] };
    const [cancelled, , , shipped, both] = putOrders([
      { status: 'cancelled' },
      { status: 'cancelled', refunded_amount: 299 },
      { status: 'shipped' },
      { status: 'shipped', ...extra },
      { status: 'cancelled', ...extra },
    ]);
    const user = await openPanel(`${LIST}?status=shipped`);
    await screen.findByLabelText(filters.name);
    await user.selectOptions(field('payment'), 'owed');
    await expectListed([shipped!]);
    expect(field('status')).toHaveProperty('value', 'shipped');
    await user.selectOptions(field('status'), '');
    await expectListed([cancelled!, both!, shipped!]);
  });

  test('nothing of the days that are not whole, and by all again once the day is emptied', async () => {
    onPhone();
    const these = putThem();
    const user = await openPanel(LIST);
    await expectListed(these(0, 2, 1));
    await user.type(field('from'), yesterday);
    await expectListed(these(0, 2));
    await user.clear(field('from'));
    await expectListed(these(0, 2, 1));
    expect(location.search).toBe('');
  });

  test('a choice of its order on a phone', async () => {
    onPhone();
    const ids = putOrders([{ total_amount: 598 }, {}, { total_amount: 1196 }]);
    const user = await openPanel(LIST);
    await expectListed(ids);
    await user.click(screen.getByText(filters.filters));
    await user.selectOptions(field('sort'), 'amount-desc');
    await expectListed([ids[2]!, ids[0]!, ids[1]!]);
    expect(location.search).toBe('?sort=amount-desc');
  });
});

test('the list is sorted by its headings, which keep the focus, where its filters allow it', async () => {
  const ids = putOrders([
    { status: 'shipped', total_amount: 598 },
    { status: 'pending' },
    { status: 'delivered', total_amount: 1196, country: 'sa' },
    { status: 'confirmed' },
  ]);
  const these = (...indexes: readonly number[]): string[] => indexes.map((index) => ids[index]!);
  const user = await openPanel(LIST);
  await expectListed(ids);
  const heading = (name: 'date' | 'total' | 'status'): HTMLElement =>
    screen.getAllByText(texts[name]).find((one) => one.closest('th'))!;
  for (const [column, direction, sort, order] of [
    ['date', 'ascending', 'oldest', [3, 2, 1, 0]],
    ['total', 'descending', 'amount-desc', [2, 0, 1, 3]],
    ['total', 'ascending', 'amount-asc', [3, 1, 0, 2]],
    ['status', 'ascending', 'status-asc', [1, 3, 0, 2]],
    ['status', 'descending', 'status-desc', [2, 0, 3, 1]],
  ] as const) {
    await user.click(heading(column));
    await expectListed(these(...order));
    expect(heading(column).closest('th')!.getAttribute('aria-sort')).toBe(direction);
    expect(location.search).toBe(`?sort=${sort}`);
    await waitFor(() => expect(document.activeElement!.textContent).toBe(texts[column]));
  }
  await user.click(within(screen.getByLabelText(filters.name)).getByLabelText(filters.search));
  await user.paste('مريم');
  await user.keyboard('{Enter}');
  await screen.findByText(filters.sortLimits.search);
  await expectListed(ids);
  expect(within(heading('status').closest('th')!).queryByRole('button')).toBeNull();
});

test('the file has all that is listed, on whatever page, and is said', async () => {
  onPhone();
  const files = collectFiles();
  const ids = putOrders([...many(30, {}), { country: 'sa', customer_phone: '+966500000001' }]);
  const user = await openPanel(`${LIST}?country=ae`);
  await waitFor(() => expect(listed()).toHaveLength(25));
  await user.click(screen.getByText(texts.export));
  await user.click(await screen.findByText(exportTexts.orders.name));
  await toast(OPERATIONS['export-orders'].done);
  const lines = await files[0]!.lines();
  expect(lines).toHaveLength(1 + 30);
  expect(lines[30]).toContain(ids[29]);
  const today = shopDay(new Date()).name;
  expect(files.map(({ name }) => name)).toEqual([`orders-${today}.csv`]);
});

test('an order is opened from the list, and the way back leads to it as it was', async () => {
  const [id] = putOrders([{}]);
  const user = await openPanel(`${LIST}?country=ae`);
  await user.click(await screen.findByLabelText(texts.viewOrder(orderNumber(id!))));
  await screen.findByText(`الطلب ${orderNumber(id!)}`);
  expect(location.pathname).toBe(`${LIST}/${id}`);
  await user.click(within(screen.getByRole('main')).getByText('الطلبات', { selector: 'a, a *' }));
  await expectListed([id!]);
  expect(location.search).toBe('?country=ae');
});
