import { describe, expect, test } from 'vitest';
import {
  ALL_ORDERS,
  conditionOf,
  formatOrderList,
  isFound,
  isNarrowed,
  isReversed,
  orderListQuery,
  parseOrderList,
  type OrderList,
} from './list-address.ts';

const parse = (address: string): OrderList => parseOrderList(new URLSearchParams(address));
const list = (part: Partial<OrderList>): OrderList => ({ ...ALL_ORDERS, ...part });

describe('the address of a list of orders', () => {
  test.each<[string, Partial<OrderList>]>([
    ['', {}],
    ['?q=%D9%85%D8%B1%D9%8A%D9%85', { search: 'مريم' }],
    [
      '?status=pending&payment=paid&country=sa',
      { status: 'pending', payment: 'paid', country: 'sa' },
    ],
    ['?payment=owed', { payment: 'owed' }],
    ['?from=2026-11-01&to=2026-11-20', { from: '2026-11-01', to: '2026-11-20' }],
    ['?sort=oldest&after=Abc-_123', { oldestFirst: true, after: 'Abc-_123' }],
  ])('%s says all of it, both ways', (address, part) => {
    expect(parse(address)).toEqual(list(part));
    expect(formatOrderList(list(part))).toBe(address);
  });

  test.each([
    '?status=lost',
    '?payment=PAID',
    '?country=SA',
    '?from=yesterday',
    '?from=2026-02-30',
    '?to=0002-01-01',
    '?sort=upwards',
    '?after=../user_roles',
    '?after=a/b',
    `?after=${'a'.repeat(65)}`,
    '?other=1',
  ])('%s asks for nothing that there is, and is that of all orders', (address) => {
    expect(parse(address)).toEqual(ALL_ORDERS);
  });

  test('bounds what is searched for', () => {
    expect(parse(`?q=${'a'.repeat(500)}`).search).toHaveLength(100);
  });

  test('knows no oldest first while it searches: nothing would answer it', () => {
    expect(parse('?q=salem&sort=oldest').oldestFirst).toBe(false);
    expect(parse('?q=%20&sort=oldest').oldestFirst).toBe(true);
  });
});

const PAID: Parameters<typeof isFound>[1] = {
  search: [],
  status: 'confirmed',
  payment_status: 'paid',
  payment_test: false,
  total_amount: 299,
};

describe('a list', () => {
  test('is narrowed by what hides orders, not by their order or the page', () => {
    expect(isNarrowed(ALL_ORDERS)).toBe(false);
    expect(isNarrowed(list({ oldestFirst: true, after: 'x' }))).toBe(false);
    expect(isNarrowed(list({ country: 'om' }))).toBe(true);
    expect(isNarrowed(list({ search: 'x' }))).toBe(true);
  });

  test('is empty for sure where its days are the wrong way round', () => {
    expect(isReversed(list({ from: '2026-11-02', to: '2026-11-01' }))).toBe(true);
    expect(isReversed(list({ from: '2026-11-02', to: '2026-11-02' }))).toBe(false);
    expect(isReversed(list({ from: '2026-11-02' }))).toBe(false);
  });

  test('holds the whole of its last day', () => {
    expect(orderListQuery(list({ from: '2026-10-31', to: '2026-10-31' })).where).toEqual([
      ['created_at', '>=', new Date(2026, 9, 31)],
      ['created_at', '<', new Date(2026, 10, 1)],
    ]);
  });

  test('is the newest first, unless it is asked otherwise', () => {
    expect(orderListQuery(ALL_ORDERS).orderBy).toEqual([['created_at', 'desc']]);
    expect(orderListQuery(list({ oldestFirst: true })).orderBy).toEqual([['created_at', 'asc']]);
  });

  test('of a search asks for the longest word, and looks for the others in the answer', () => {
    const found = list({ search: 'مريم الهاشمي' });
    expect(orderListQuery(found).where?.[0]).toEqual(['search', 'array-contains', 'الهاشمي']);
    expect(isFound(found, { ...PAID, search: ['الهاشمي', 'مريم'] })).toBe(true);
    expect(isFound(found, { ...PAID, search: ['الهاشمي', 'سالم'] })).toBe(false);
    expect(isFound(ALL_ORDERS, PAID)).toBe(true);
  });

  test('of what is owed has cancelled orders that were paid, until they are refunded', () => {
    const owed = list({ payment: 'owed' });
    expect(orderListQuery(owed).where).toEqual([
      ['status', '==', 'cancelled'],
      ['payment_status', '==', 'paid'],
    ]);
    const cancelled = { ...PAID, status: 'cancelled' } as const;
    expect(isFound(owed, cancelled)).toBe(true);
    expect(isFound(owed, { ...cancelled, refunded_amount: 299 })).toBe(false);
    expect(isFound(owed, { ...cancelled, payment_test: true })).toBe(false);
    const condition = conditionOf(owed)!;
    expect(condition.isMet(cancelled)).toBe(true);
    expect(condition.isMet({ ...cancelled, refunded_amount: 299 })).toBe(false);
    expect(condition.isMet({ search: 'unreadable' })).toBe(true);
    expect(conditionOf(list({ payment: 'paid', search: 'مريم' }))).toBeUndefined();
  });
});
