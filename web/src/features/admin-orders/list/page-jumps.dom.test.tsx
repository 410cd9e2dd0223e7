import { describe, expect, test } from 'vitest';
import { many, putOrders } from '../../../../testing/put-orders.ts';
import { ALL_ORDERS, narrowedTo, type OrderList } from './list-url.ts';
import {
  findLastPage,
  findPage,
  isReversible,
  knownPage,
  nearPages,
  PAGE_SIZE,
  pageNumbers,
  type Here,
} from './page-jumps.ts';
import { MAX_COUNTED } from './use-list-numbers.ts';

const after = (place: string | null): OrderList => ({ ...ALL_ORDERS, after: place });
const here = (place: string | null, next: string | null, trail: Here['trail'] = []): Here => ({
  list: after(place),
  next,
  trail,
});

describe('the number of a page, and of the last one', () => {
  test.each<[string, Here, { before: number; total: number }, ReturnType<typeof pageNumbers>]>([
    ['the first of one', here(null, null), { before: 0, total: 25 }, { page: 1, last: 1 }],
    ['the first of two', here(null, 'x'), { before: 0, total: 26 }, { page: 1, last: 2 }],
    ['a full last page', here('x', null), { before: 25, total: 50 }, { page: 2, last: 2 }],
    ['a last page of one', here('x', null), { before: 50, total: 51 }, { page: 3, last: 3 }],
    ['one in between', here('x', 'y'), { before: 50, total: 130 }, { page: 3, last: 6 }],
    // orders that came since
    ['a page that was moved', here('x', 'y'), { before: 51, total: 131 }, { page: 3, last: 6 }],
    ['the second, nearly first', here('x', 'y'), { before: 1, total: 60 }, { page: 2, last: 4 }],
    // counted before the next page was there
    ['one with a next page', here(null, 'x'), { before: 0, total: 25 }, { page: 1, last: 2 }],
    ['one too far to count', here('x', 'y'), { before: MAX_COUNTED, total: MAX_COUNTED }, null],
  ])('%s', (_, page, numbers, expected) => {
    expect(pageNumbers(page, numbers)).toEqual(expected);
  });

  test('is not known before the list is counted', () => {
    expect(pageNumbers(here(null, 'x'), null)).toBeNull();
  });
});

test.each([
  [1, 1, [1]],
  [1, 6, [1, 2, 3]],
  [2, 6, [1, 2, 3, 4]],
  [3, 6, [1, 2, 3, 4, 5]],
  [6, 6, [4, 5, 6]],
])('from page %i of %i the pages %j are a step away', (page, last, expected) => {
  expect(nearPages(page, last)).toEqual(expected);
});

test('the pages that one came by are known, and the next', () => {
  const page = here('b', 'c', [null, 'a']);
  expect(knownPage(page, 0)).toEqual({ after: 'b', trail: [null, 'a'] });
  expect(knownPage(page, 1)).toEqual({ after: 'c', trail: [null, 'a', 'b'] });
  expect(knownPage(page, -1)).toEqual({ after: 'a', trail: [null] });
  expect(knownPage(page, -2)).toEqual({ after: null, trail: [] });
  expect(knownPage(page, -3)).toBeNull();
  expect(knownPage(page, 2)).toBeNull();
  expect(knownPage(here('b', null), 1)).toBeNull();
});

test.each([
  [{}, true],
  [{ status: 'shipped' }, true],
  [{ search: 'مريم' }, false],
  [{ payment: 'owed' }, false],
] as const)('a list of %j is read from its end: %s', (part, expected) => {
  expect(isReversible(narrowedTo(ALL_ORDERS, part))).toBe(expected);
});

describe('a page that is looked for', () => {
  const COUNT = 5 * PAGE_SIZE + 5;
  /** The place of each page, by its number less one. */
  const pagesOf = (ids: readonly string[]): (string | null)[] =>
    Array.from({ length: Math.ceil(ids.length / PAGE_SIZE) }, (_, page) =>
      page === 0 ? null : ids[page * PAGE_SIZE - 1]!,
    );

  test('is found forwards with all on the way, and backwards', async () => {
    const pages = pagesOf(putOrders(many(COUNT, {})));
    expect(await findPage(here(null, pages[1]!), 2)).toEqual({
      after: pages[2],
      trail: [null, pages[1]],
    });
    expect(await findPage(here(pages[2]!, pages[3]!, ['known']), 2)).toEqual({
      after: pages[4],
      trail: ['known', pages[2], pages[3]],
    });
    expect(await findPage(here(pages[5]!, null), -1)).toEqual({ after: pages[4], trail: [] });
    expect(await findPage(here(pages[3]!, null), -2)).toEqual({ after: pages[1], trail: [] });
    expect(await findPage(here(pages[2]!, null), -2)).toEqual({ after: null, trail: [] });
  });

  test.each([
    ['what is left after full pages', COUNT, COUNT, COUNT - 5],
    ['a full page where nothing is left', 3 * PAGE_SIZE, 3 * PAGE_SIZE, 2 * PAGE_SIZE],
    ['one order', PAGE_SIZE + 1, PAGE_SIZE + 1, PAGE_SIZE],
    ['the first where there is no other', PAGE_SIZE, PAGE_SIZE, 0],
    ['a full page where too many are there to count', COUNT, MAX_COUNTED, COUNT - PAGE_SIZE],
    ['a full page where they are not counted', COUNT, null, COUNT - PAGE_SIZE],
  ])('last is %s', async (_, count, total, before) => {
    const ids = putOrders(many(count, {}));
    const numbers = total === null ? null : { before: 0, total };
    expect(await findLastPage(ALL_ORDERS, numbers)).toEqual({
      after: before === 0 ? null : ids[before - 1],
      trail: [],
    });
  });
});
