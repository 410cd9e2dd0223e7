import { COLLECTIONS } from '@ghar/domain/paths';
import { globSync, readFileSync } from 'node:fs';
import * as queries from '@ghar/domain/queries';
import type { Filter, OrderFilters, Query } from '@ghar/domain/queries';
import { describe, expect, test } from 'vitest';
import indexFile from '../../firestore.indexes.json' with { type: 'json' };
import { requiredIndexes } from './required-indexes.ts';
import { keyOf, coveringIndexes, type Index } from './covering-indexes.ts';

type Queries = typeof queries;
/** Each combination of given and absent options. */
const combinations = <Options extends object>(options: Options): Partial<Options>[] =>
  Object.entries(options).reduce<Partial<Options>[]>(
    (some, [name, value]) => some.flatMap((one) => [one, { ...one, [name]: value }]),
    [{}],
  );
const TIME = { from: new Date(0), to: new Date(1) };
const FILTERS = combinations<Required<Omit<OrderFilters, 'payment_method'>>>({
  status: 'pending',
  payment_status: 'paid',
  country: 'sa',
  ...TIME,
});
/** The list of cash orders is by time only. */
const CASH_FILTERS = FILTERS.map((filters) => ({ ...filters, payment_method: 'cash' as const }));
const inBothDirections = (some: readonly OrderFilters[]): [OrderFilters, 'asc' | 'desc'][] =>
  (['asc', 'desc'] as const).flatMap((direction) =>
    some.map((filters): [OrderFilters, typeof direction] => [filters, direction]),
  );
/** What the list sorts by amount: with a time, at most one other filter. */
const isByAmount = ({ from, to, ...others }: OrderFilters): boolean =>
  (!from && !to) || Object.keys(others).length < 2;
/** Sample arguments of each query: every combination of its options. */
const SAMPLES: { readonly [Name in keyof Queries]: readonly Parameters<Queries[Name]>[] } = {
  productsOnSale: [[]],
  picturesOfProduct: [['soap']],
  picturesOfFile: [['product-images/soap/1.jpg']],
  ordersOfPayment: [['intent']],
  ordersOfLink: [['link']],
  ordersOfNumber: [[['ACDEF349', 'other']]],
  ordersOfPhone: [['+971501234567']],
  ordersOfFormerPhone: [['+971501234567']],
  ordersToErase: [[new Date(0)]],
  pendingOrders: [[]],
  ordersBeingRefunded: [[]],
  overpaidOrders: [['asc'], ['desc']],
  ordersMatching: inBothDirections([...FILTERS, ...CASH_FILTERS]),
  clearedOrders: inBothDirections(FILTERS),
  ordersByAmount: inBothDirections(FILTERS.filter(isByAmount)),
  ordersSummed: FILTERS.flatMap((filters) =>
    (['total_amount', 'refunded_amount'] as const).map(
      (summed): Parameters<Queries['ordersSummed']> => [
        { ...filters, payment_status: 'paid' },
        summed,
      ],
    ),
  ),
  testOrders: FILTERS.map((filters) => [filters]),
  ordersChangedLast: [[]],
  ordersFound: FILTERS.map((filters) => [['token', 'other'], filters]),
  ordersToReview: [[]],
  ordersInStatuses: (['paid', 'test', 'unpaid', 'awaited', 'declined'] as const).map((kind) => [
    ['pending'],
    kind,
  ]),
  ordersOnDelivery: [[['shipped', 'delivered']]],
  ordersToSend: [[], [['pending']]],
  ordersToSendAndReview: [[], [['pending']]],
  ordersToSendRefunded: [[]],
  sales: [[TIME]],
  handPayments: [
    ['received', TIME],
    ['undone', TIME],
    ['received', TIME, 'cash'],
  ],
  refundsMade: [[TIME]],
  fees: [[TIME]],
  invoicesIssued: [
    [TIME, 'total'],
    [TIME, 'vat'],
  ],
  creditNotesIssued: [
    [TIME, 'amount'],
    [TIME, 'vat'],
  ],
  refunds: [[['cancelled']], [['pending', 'confirmed']]],
  ordersChangedSince: [[new Date(0)]],
  reconciliations: [[], [TIME]],
  completedRefunds: [[]],
  ordersPaidByHand: [[]],
  ordersOfProduct: [['soap']],
  productsLowOnStock: [[5]],
  uploadRejections: [[]],
  failedOrdersSince: [[new Date(0)]],
  historyOfOrder: [['order']],
  refundsOfOrder: [['order']],
  dueMessages: [['whatsapp', new Date(0)]],
  messagesTo: [['+971501234567', { from: new Date(0), before: new Date(1) }]],
  messagesOfProvider: [['wamid']],
  messagesOfOrder: [['order']],
  messagesToReview: [[new Date(0)]],
  pendingRefunds: [['order']],
  ordersToInvoice: [[]],
  cashToInvoice: [[]],
  sentToInvoice: [[]],
  invoicesOfOrder: [['order']],
  creditNotesOfOrder: [['order']],
  newestProducts: [[]],
  activeProductsByName: [[]],
  allRoles: [[]],
  rolesOf: [['admin']],
  rolesOfEmail: [['merchant@ghar.example']],
  changesOf: [[COLLECTIONS.productChanges, 'products/active']],
  formerTexts: [['hero', 'title']],
  contentSections: [[]],
};
const NEEDED = Object.entries(queries).map(([name, query]) => ({
  name,
  needed: SAMPLES[name as keyof Queries].flatMap((values) =>
    requiredIndexes((query as (...values: unknown[]) => Query)(...values)),
  ),
}));
const INDEXES = indexFile.indexes as readonly Index[];

describe('firestore.indexes.json', () => {
  test.each(NEEDED)('has what $name needs', ({ needed }) => {
    expect(needed.filter((one) => coveringIndexes(one, INDEXES).length === 0)).toEqual([]);
  });

  const used = new Set(
    NEEDED.flatMap(({ needed }) => needed.flatMap((one) => coveringIndexes(one, INDEXES))),
  );
  test.each(
    INDEXES.map(
      (index) => [`${index.collectionGroup}: ${index.fields.map(keyOf).join()}`, index] as const,
    ),
  )('has %s for a query that there is', (_, index) => {
    expect(used).toContain(index);
  });
});

const ask = (query: Omit<Query, 'collection'>): string[] =>
  requiredIndexes({ collection: 'orders', ...query }).map(({ equal, ordered }) =>
    [...equal, ...ordered].map(keyOf).join(', '),
  );

describe('a composite index is needed', () => {
  test.each<[string, Omit<Query, 'collection'>, string[]]>([
    ['not for everything', {}, []],
    ['not for one order', { orderBy: [['a', 'desc']] }, []],
    ['not for one range', { where: [['a', '>', 1]] }, []],
    ['not for one range and its order', { where: [['a', '>', 1]], orderBy: [['a', 'desc']] }, []],
    ['not for one field of lists', { where: [['a', 'array-contains', 1]] }, []],
    [
      'not for several that are equal',
      {
        where: [
          ['a', '==', 1],
          ['b', 'in', [1, 2]],
        ],
      },
      [],
    ],
    [
      'not for alternatives of one field each',
      {
        anyOf: [
          ['a', '==', 1],
          ['b', 'array-contains', 1],
        ],
      },
      [],
    ],
    [
      'for one that is equal and an order',
      { where: [['a', '==', 1]], orderBy: [['b', 'desc']] },
      ['a ASCENDING, b DESCENDING'],
    ],
    [
      'for one that is equal and a range, whose order goes without saying',
      {
        where: [
          ['a', '==', 1],
          ['b', '<', 1],
        ],
      },
      ['a ASCENDING, b ASCENDING'],
    ],
    [
      'for a field of lists beside another',
      {
        where: [
          ['a', 'array-contains', 1],
          ['b', '==', 1],
        ],
      },
      ['b ASCENDING, a CONTAINS'],
    ],
    [
      'for a field of lists and an order',
      { where: [['a', 'array-contains', 1]], orderBy: [['b', 'desc']] },
      ['a CONTAINS, b DESCENDING'],
    ],
    [
      'for several orders',
      {
        orderBy: [
          ['a', 'asc'],
          ['b', 'desc'],
        ],
      },
      ['a ASCENDING, b DESCENDING'],
    ],
    [
      'for each alternative, with what holds beside it',
      {
        where: [['a', '==', 1]],
        anyOf: [
          ['b', '==', 1],
          ['c', '>', 1],
        ],
      },
      ['a ASCENDING, c ASCENDING'],
    ],
    ['not for a sum of all', { sum: 'a' }, []],
    ['for a sum of some', { where: [['a', '==', 1]], sum: 'b' }, ['a ASCENDING, b ASCENDING']],
    [
      'for a sum of some in a range',
      {
        where: [
          ['a', '==', 1],
          ['b', '<', 1],
        ],
        sum: 'c',
      },
      ['a ASCENDING, b ASCENDING, c ASCENDING'],
    ],
  ])('%s', (_, query, expected) => {
    expect(ask(query)).toEqual(expected);
  });
});

test('a collection group needs an index for every query, of its own scope', () => {
  const query = { collection: 'orders/{order}/refunds', where: [['a', '==', 1]] } as const;
  expect(requiredIndexes(query)).toMatchObject([{ queryScope: 'COLLECTION_GROUP' }]);
  expect(requiredIndexes({ ...query, inside: 'orders/order' })).toEqual([]);
});

describe('the index that serves a query', () => {
  const index = (...fields: readonly string[]): Index => ({
    collectionGroup: 'orders',
    queryScope: 'COLLECTION',
    fields: fields.map((field) => {
      const [fieldPath = '', direction] = field.split(' ');
      if (direction === 'has') return { fieldPath, arrayConfig: 'CONTAINS' };
      return { fieldPath, order: direction === 'desc' ? 'DESCENDING' : 'ASCENDING' };
    }),
  });
  const isServed = (query: Omit<Query, 'collection'>, ...indexes: readonly Index[]): boolean => {
    const [needed] = requiredIndexes({ collection: 'orders', ...query });
    return coveringIndexes(needed!, indexes).length > 0;
  };
  const equal = (...fields: readonly string[]): Filter[] => fields.map((field) => [field, '==', 1]);

  test('is read in its own direction only', () => {
    const query = { where: equal('a'), orderBy: [['b', 'desc']] } as const;
    expect(isServed(query, index('a', 'b desc'))).toBe(true);
    expect(isServed(query, index('a desc', 'b desc'))).toBe(true);
    expect(isServed(query, index('a', 'b'))).toBe(false);
    expect(isServed(query, index('b desc', 'a'))).toBe(false);
  });

  test('is of its collection', () => {
    const query = { where: equal('a'), orderBy: [['b', 'desc']] } as const;
    expect(isServed(query, { ...index('a', 'b desc'), collectionGroup: 'products' })).toBe(false);
  });

  test('is merged of several that end in the same order', () => {
    const query = { where: equal('a', 'b'), orderBy: [['c', 'desc']] } as const;
    expect(isServed(query, index('a', 'c desc'), index('b', 'c desc'))).toBe(true);
    expect(isServed(query, index('b', 'a', 'c desc'))).toBe(true);
    expect(isServed(query, index('a', 'c desc'), index('b', 'c'))).toBe(false);
    expect(isServed(query, index('a', 'c desc'))).toBe(false);
    expect(isServed(query, index('a', 'c desc'), index('b', 'd', 'c desc'))).toBe(false);
  });

  test('is not relied on to be merged where a range is not of the order’s first field', () => {
    const orderBy = [
      ['c', 'desc'],
      ['d', 'desc'],
    ] as const;
    const indexes = [index('a', 'c desc', 'd desc'), index('b', 'c desc', 'd desc')];
    const range: Filter = ['d', '>', 1];
    expect(isServed({ where: equal('a', 'b'), orderBy }, ...indexes)).toBe(true);
    expect(isServed({ where: [...equal('a'), range], orderBy }, ...indexes)).toBe(true);
    expect(isServed({ where: [...equal('a', 'b'), range], orderBy }, ...indexes)).toBe(false);
  });

  test.each<[string, Filter]>([
    ['lists are searched', ['b', 'array-contains', 1]],
    ['lists are searched for several', ['b', 'array-contains-any', [1, 2]]],
    ['alternatives are given', ['b', 'in', [1, 2]]],
  ])('is not relied on to be merged where %s', (_, filter) => {
    const query = { where: [...equal('a'), filter], orderBy: [['c', 'desc']] } as const;
    const second = filter[1] === 'in' ? 'b' : 'b has';
    expect(isServed(query, index('a', 'c desc'), index(second, 'c desc'))).toBe(false);
    expect(isServed(query, index('a', second, 'c desc'))).toBe(true);
  });
});

/** A query built elsewhere would escape the check of indexes. */
test('no query is built but in the two places that build what domain describes', () => {
  const root = `${import.meta.dirname}/../../`;
  const building = globSync('{functions,web,domain}/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => /(?<!:)\b(?:where|orderBy|collectionGroup)\(/.test(readFileSync(root + file, 'utf8')),
  );
  expect(building.toSorted()).toEqual([
    'functions/src/adapters/firestore-query.ts',
    'web/src/firebase/query.ts',
  ]);
});
