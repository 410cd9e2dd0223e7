import { globSync, readFileSync } from 'node:fs';
import * as queries from '@ghar/domain/queries';
import type { Query } from '@ghar/domain/queries';
import { describe, expect, test } from 'vitest';
import indexFile from '../../firestore.indexes.json' with { type: 'json' };
import { neededIndexes, type IndexField, type NeededIndex } from './needed-index.ts';

type Queries = typeof queries;
/** Values to ask each query with: for one that takes options, each combination that there is. */
const SAMPLES: { readonly [Name in keyof Queries]: readonly Parameters<Queries[Name]>[] } = {
  productsOnSale: [[]],
  productsOnShow: [[]],
  picturesOfProduct: [['soap']],
  picturesOfFile: [['product-images/soap/1.jpg']],
  ordersOfPayment: [['intent']],
  pendingOrders: [[]],
  failedOrdersSince: [[new Date(0)]],
};
const ASKED = Object.entries(queries).flatMap(([name, query]) =>
  SAMPLES[name as keyof Queries].map((values) => ({
    name,
    query: (query as (...values: unknown[]) => Query)(...values),
  })),
);

type Index = { collectionGroup: string; queryScope: string; fields: readonly IndexField[] };
const INDEXES = indexFile.indexes as readonly Index[];

const keyOf = ({ fieldPath, order, arrayConfig }: IndexField): string =>
  `${fieldPath} ${arrayConfig ?? order}`;
const turned = (field: IndexField): IndexField => ({
  ...field,
  order: field.order === 'ASCENDING' ? 'DESCENDING' : 'ASCENDING',
});

function serves(index: Index, { collection, equal, ordered }: NeededIndex): boolean {
  if (index.queryScope !== 'COLLECTION' || index.collectionGroup !== collection.split('/').at(-1))
    return false;
  if (index.fields.length !== equal.length + ordered.length) return false;
  const before = new Set(
    index.fields
      .slice(0, equal.length)
      .map(({ fieldPath, arrayConfig }) => `${fieldPath} ${arrayConfig}`),
  );
  const after = index.fields.slice(equal.length).map(keyOf).join();
  return (
    equal.every(({ fieldPath, arrayConfig }) => before.has(`${fieldPath} ${arrayConfig}`)) &&
    [ordered, ordered.map(turned)].some((fields) => fields.map(keyOf).join() === after)
  );
}

describe('firestore.indexes.json', () => {
  test.each(ASKED)('has what $name needs', ({ query }) => {
    const missing = neededIndexes(query).filter(
      (needed) => !INDEXES.some((index) => serves(index, needed)),
    );
    expect(missing).toEqual([]);
  });

  test.each(INDEXES.map((index) => [index.fields.map(keyOf).join(), index] as const))(
    'has %s for a query that there is',
    (_, index) => {
      const needed = ASKED.flatMap(({ query }) => neededIndexes(query));
      expect(needed.some((one) => serves(index, one))).toBe(true);
    },
  );
});

const ask = (query: Omit<Query, 'collection'>): string[] =>
  neededIndexes({ collection: 'orders', ...query }).map(({ equal, ordered }) =>
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
  ])('%s', (_, query, expected) => {
    expect(ask(query)).toEqual(expected);
  });
});

test('the index that serves a query may be read backwards, and no other', () => {
  const [needed] = neededIndexes({
    collection: 'orders',
    where: [['a', '==', 1]],
    orderBy: [
      ['b', 'desc'],
      ['c', 'asc'],
    ],
  });
  const index = (b: IndexField['order'], c: IndexField['order'], group = 'orders'): Index => ({
    collectionGroup: group,
    queryScope: 'COLLECTION',
    fields: [
      { fieldPath: 'a', order: 'ASCENDING' },
      { fieldPath: 'b', order: b! },
      { fieldPath: 'c', order: c! },
    ],
  });
  expect(serves(index('DESCENDING', 'ASCENDING'), needed!)).toBe(true);
  expect(serves(index('ASCENDING', 'DESCENDING'), needed!)).toBe(true);
  expect(serves(index('ASCENDING', 'ASCENDING'), needed!)).toBe(false);
  expect(serves(index('DESCENDING', 'ASCENDING', 'products'), needed!)).toBe(false);
});

/** A query that is built elsewhere is one whose index nobody looks up. */
test('no query is built but in the two places that build what domain describes', () => {
  const root = `${import.meta.dirname}/../../`;
  const building = globSync('{functions,web,domain}/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => /\b(?:where|orderBy|collectionGroup)\(/.test(readFileSync(root + file, 'utf8')),
  );
  expect(building.toSorted()).toEqual([
    'functions/src/adapters/firestore-query.ts',
    'web/src/firebase/query.ts',
  ]);
});
