import { COUNTRY_CODES } from '@ghar/domain/contact/country';
import { orderSchema } from '@ghar/domain/order/order';
import { overpaidOrders } from '@ghar/domain/queries';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { StoredOrder } from '../../../components/admin/stored-order.ts';
import {
  ALL_ORDERS,
  asSorted,
  comesBefore,
  conditionOf,
  conflictOf,
  finderOf,
  formatOrderList,
  isNarrowed,
  narrowedTo,
  orderListQuery,
  parseOrderList,
  sortLimitOf,
  sortsOf,
  wholeListQuery,
  type OrderList,
} from './list-url.ts';

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
    ['?payment=cleared', { payment: 'cleared' }],
    ['?status=confirmed&payment=on-delivery', { status: 'confirmed', payment: 'on-delivery' }],
    ['?payment=to-collect', { payment: 'to-collect' }],
    ['?from=2026-11-01&to=2026-11-20', { from: '2026-11-01', to: '2026-11-20' }],
    ['?status=shipped&payment=owed', { status: 'shipped', payment: 'owed' }],
    ['?sort=oldest&after=Abc-_123', { sort: 'oldest', after: 'Abc-_123' }],
    ['?sort=status-asc&after=Abc.2', { sort: 'status-asc', after: 'Abc.2' }],
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
    '?after=a.b',
    `?after=${'a'.repeat(65)}`,
    '?other=1',
  ])('%s asks for nothing that there is, and is that of all orders', (address) => {
    expect(parse(address)).toEqual(ALL_ORDERS);
  });

  test('bounds what is searched for', () => {
    expect(parse(`?q=${'a'.repeat(500)}`).search).toHaveLength(100);
  });

  test('asks for no sort that nothing would answer', () => {
    expect(parse('?q=salem&sort=oldest').sort).toBe('newest');
    expect(parse('?q=%20&sort=oldest').sort).toBe('oldest');
    expect(parse('?status=pending&sort=status-asc').sort).toBe('newest');
    expect(parse('?status=pending&country=sa&from=2026-11-01&sort=amount-desc').sort).toBe(
      'newest',
    );
  });
});

describe('a list is sorted', () => {
  test.each<[Partial<OrderList>, ReturnType<typeof sortLimitOf>, string]>([
    [{}, null, 'time amount status'],
    [{ country: 'sa', payment: 'paid' }, null, 'time amount status'],
    [{ status: 'shipped', country: 'sa', payment: 'paid' }, null, 'time amount'],
    [{ payment: 'owed' }, null, 'time amount'],
    [{ from: '2026-11-01', country: 'sa' }, null, 'time amount status'],
    [{ to: '2026-11-01', country: 'sa', payment: 'paid' }, 'days', 'time status'],
    [{ to: '2026-11-01', payment: 'owed' }, 'days', 'time'],
    [{ payment: 'cleared' }, 'cleared', 'time status'],
    [{ payment: 'cleared', country: 'sa', to: '2026-11-01' }, 'cleared', 'time status'],
    [{ search: 'سالم', country: 'sa' }, 'search', ''],
  ])('%o', (part, limit, kinds) => {
    const sorts = sortsOf(list(part));
    expect(sortLimitOf(list(part))).toBe(limit);
    expect(sorts.includes('oldest') ? 'time' : '').toBe(kinds.split(' ')[0]);
    expect(sorts.includes('amount-asc')).toBe(kinds.includes('amount'));
    expect(sorts.includes('status-desc')).toBe(kinds.includes('status'));
  });

  test('by time again where a filter leaves no other way, from the first page', () => {
    const sorted = list({ sort: 'status-asc', after: 'x.1' });
    expect(narrowedTo(sorted, { country: 'sa' })).toEqual(
      list({ sort: 'status-asc', country: 'sa' }),
    );
    expect(narrowedTo(sorted, { status: 'shipped' })).toEqual(list({ status: 'shipped' }));
  });

  test('by status on the way of an order, and the newest of each first', () => {
    const queries = orderListQuery(list({ sort: 'status-asc', country: 'sa' }));
    expect(queries.map(({ where }) => where?.[0]?.[2])).toEqual([
      'pending',
      'confirmed',
      'shipped',
      'delivered',
      'cancelled',
    ]);
    expect(queries[0]?.where?.[1]).toEqual(['country', '==', 'sa']);
    expect(queries[0]?.orderBy).toEqual([['created_at', 'desc']]);
  });
});

const ORDER: StoredOrder = {
  id: 'J7wPz0aYq4LmAB3DE7FG',
  ...v.parse(orderSchema, {
    customer_name: 'مريم الهاشمي',
    customer_phone: '+971501234567',
    country: 'ae',
    city: 'دبي',
    address: 'شارع الوصل',
    total_amount: 299,
    status: 'confirmed',
    payment_status: 'paid',
    created_at: new Date(0),
    updated_at: new Date(0),
  }),
};

test.each<[Partial<OrderList>, boolean]>([
  [{}, false],
  [{ sort: 'oldest' }, true],
  [{ sort: 'status-asc' }, false],
  [{ sort: 'status-desc' }, true],
])('in a list of %j an older, confirmed order comes before a pending one: %s', (part, isBefore) => {
  const older = { status: 'confirmed', created_at: new Date(1) } as const;
  const pending = { status: 'pending', created_at: new Date(2) } as const;
  expect(comesBefore(list(part), older, pending)).toBe(isBefore);
  expect(comesBefore(list(part), pending, older)).toBe(!isBefore);
});

describe('a list', () => {
  test('is narrowed by what hides orders, not by their order or the page', () => {
    expect(isNarrowed(ALL_ORDERS)).toBe(false);
    expect(isNarrowed(list({ sort: 'oldest', after: 'x' }))).toBe(false);
    expect(isNarrowed(list({ country: COUNTRY_CODES[0] }))).toBe(true);
    expect(isNarrowed(list({ search: 'x' }))).toBe(true);
  });

  test('is empty for sure where its filters contradict each other', () => {
    expect(conflictOf(list({ from: '2026-11-02', to: '2026-11-01' }))).toBe('days');
    expect(conflictOf(list({ from: '2026-11-02', to: '2026-11-02' }))).toBeNull();
  });

  test('holds the whole of its last day as the shop has it', () => {
    expect(orderListQuery(list({ from: '2026-10-31', to: '2026-10-31' }))[0]?.where).toEqual([
      ['created_at', '>=', new Date('2026-10-31T00:00:00+04:00')],
      ['created_at', '<', new Date('2026-11-01T00:00:00+04:00')],
    ]);
  });

  test('is read as a whole by what does not change, and is sorted afterwards', () => {
    const orders = (['shipped', 'pending', 'cancelled', 'pending'] as const).map(
      (status, index) => ({
        ...ORDER,
        id: String(index),
        status,
      }),
    );
    const idsBy = (sort: OrderList['sort']) => asSorted(list({ sort }), orders).map(({ id }) => id);
    for (const sort of ['status-asc', 'status-desc'] as const) {
      const queries = wholeListQuery(list({ sort, country: 'sa' }));
      expect(queries).toMatchObject([
        { where: [['country', '==', 'sa']], orderBy: [['created_at', 'desc']] },
      ]);
    }
    expect(idsBy('status-asc')).toEqual(['1', '3', '0', '2']);
    expect(idsBy('status-desc')).toEqual(['2', '0', '1', '3']);
    expect(idsBy('oldest')).toEqual(['0', '1', '2', '3']);
    const byAmount = list({ sort: 'amount-asc' });
    expect(wholeListQuery(byAmount)).toEqual(orderListQuery(byAmount));
  });

  test('is the newest first, unless it is asked otherwise', () => {
    expect(orderListQuery(ALL_ORDERS)[0]?.orderBy).toEqual([['created_at', 'desc']]);
    expect(orderListQuery(list({ sort: 'oldest' }))[0]?.orderBy).toEqual([['created_at', 'asc']]);
  });

  test('of a search asks for the rarest word, and looks for the others in the answer', () => {
    const found = list({ search: 'مريم الهاشمي' });
    expect(orderListQuery(found)[0]?.where?.[0]).toEqual([
      'search',
      'array-contains-any',
      ['هاشمي', 'الهاشمي'],
    ]);
    const { isMet } = conditionOf(found)!;
    const { id, ...fields } = ORDER;
    expect(isMet(fields, id)).toBe(true);
    expect(isMet({ ...fields, customer_name: 'سالم الهاشمي' }, id)).toBe(false);
    expect(isMet({ city: 'unreadable' }, id)).toBe(true);
    expect(finderOf(ALL_ORDERS)(ORDER)).toBe(true);
    expect(conditionOf(list({ payment: 'paid', search: 'مريم' }))).toBeUndefined();
  });

  test('of what is cleared has orders paid with money that nothing keeps from being sent, searched or not', () => {
    const cleared = list({ payment: 'cleared', status: 'confirmed' });
    expect(orderListQuery(cleared)[0]).toEqual({
      collection: 'orders',
      where: [
        ['payment_test', '==', false],
        ['payment_needs_review', '==', false],
        ['status', '==', 'confirmed'],
        ['payment_status', '==', 'paid'],
      ],
      orderBy: [['created_at', 'desc']],
    });
    const found = list({ payment: 'cleared', search: 'سالم' });
    expect(orderListQuery(found)[0]?.where?.[1]).toEqual(['payment_status', '==', 'paid']);
    const salem = { ...ORDER, customer_name: 'سالم' };
    for (const [order, isThere] of [
      [salem, true],
      [{ ...salem, payment_needs_review: true }, false],
      [{ ...salem, payment_test: true }, false],
      [{ ...salem, refunded_amount: 299 }, false],
      [{ ...salem, refunded_amount: 0, refunding_amount: 299 }, false],
      [{ ...salem, refunded_amount: 100, refunding_amount: 100 }, true],
      [{ ...salem, status: 'delivered', refunded_amount: 299 }, true],
    ] as const)
      for (const one of [cleared, found]) {
        expect(finderOf(one)(order)).toBe(isThere);
        expect(conditionOf(one)!.isMet(order, order.id)).toBe(isThere);
      }
  });

  test('of what is owed has cancelled orders that were paid, until they are refunded', () => {
    const owed = list({ payment: 'owed' });
    expect(orderListQuery(owed)[0]?.where).toEqual([
      ['status', '==', 'cancelled'],
      ['payment_status', '==', 'paid'],
    ]);
    const isOwed = finderOf(owed);
    const cancelled = { ...ORDER, status: 'cancelled' } as const;
    expect(isOwed(cancelled)).toBe(true);
    expect(isOwed({ ...cancelled, refunded_amount: 299 })).toBe(false);
    expect(isOwed({ ...cancelled, payment_test: true })).toBe(false);
    expect(conditionOf(owed)).toBeDefined();
  });

  test('of what is owed has payments that do not count, and orders paid twice, within its filters', () => {
    const extra = { ...ORDER, uncounted_payments: [{ id: 'extra', amount: 299 }] };
    const owed = list({ payment: 'owed', status: 'shipped', country: ORDER.country });
    expect(orderListQuery(owed)).toEqual([overpaidOrders('desc')]);
    const isOwed = finderOf(owed);
    const { isMet } = conditionOf(owed)!;
    for (const [order, isThere] of [
      [{ ...extra, status: 'shipped' }, true],
      [{ ...ORDER, status: 'shipped', replaced_by: 'other', payment_needs_review: true }, true],
      [{ ...extra, status: 'confirmed' }, false],
      [{ ...ORDER, status: 'shipped' }, false],
    ] as const) {
      expect(isOwed(order)).toBe(isThere);
      expect(isMet(order, order.id)).toBe(isThere);
    }
  });
});
