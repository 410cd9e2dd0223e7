import { orderSchema, type Order } from '@ghar/domain/order/order';
import { ordersMatching } from '@ghar/domain/queries';
import { renderHook, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { database } from '../../testing/firestore.ts';
import { many, putOrders } from '../../testing/put-orders.ts';
import {
  allPages,
  countUpTo,
  MAX_FILTERED,
  placeBefore,
  placesAfter,
  useLivePage,
  type Condition,
  type ListQuery,
} from './pages.ts';

const newest: ListQuery = [ordersMatching({})];
const byStatus: ListQuery = (['pending', 'confirmed', 'shipped'] as const).map((status) =>
  ordersMatching({ status }),
);
const MOST = 1000;

/** Three pending, none confirmed, four shipped: the ids in their order, and their places. */
function putParts() {
  const ids = putOrders([
    ...many(3, { status: 'pending' } as const),
    ...many(4, { status: 'shipped' } as const),
  ]);
  return ids.map((id, index) => (index < 3 ? id : `${id}.2`));
}

describe('the places of a list', () => {
  test('that follow one are in order, and fewer where the list ends', async () => {
    const ids = putOrders(many(7, {}));
    expect(await placesAfter(newest, null, 3)).toEqual(ids.slice(0, 3));
    expect(await placesAfter(newest, ids[2]!, 3)).toEqual(ids.slice(3, 6));
    expect(await placesAfter(newest, ids[5]!, 3)).toEqual([ids[6]]);
    expect(await placesAfter(newest, ids[6]!, 3)).toEqual([]);
  });

  test('follow each other from one query to the next', async () => {
    const places = putParts();
    expect(await placesAfter(byStatus, null, 5)).toEqual(places.slice(0, 5));
    expect(await placesAfter(byStatus, places[1]!, 4)).toEqual(places.slice(2, 6));
    expect(await placesAfter(byStatus, places[4]!, 9)).toEqual(places.slice(5));
  });

  test('lie before another, or before the end; null is the beginning of the list', async () => {
    const ids = putOrders(many(7, {}));
    expect(await placeBefore(newest, ids[5]!, 1)).toBe(ids[4]);
    expect(await placeBefore(newest, ids[5]!, 3)).toBe(ids[2]);
    expect(await placeBefore(newest, ids[5]!, 5)).toBe(ids[0]);
    expect(await placeBefore(newest, ids[5]!, 6)).toBeNull();
    expect(await placeBefore(newest, null, 1)).toBe(ids[6]);
    expect(await placeBefore(newest, null, 7)).toBe(ids[0]);
    expect(await placeBefore(newest, null, 8)).toBeNull();
  });

  test('lie before another across the queries, one of which has nothing', async () => {
    const places = putParts();
    expect(await placeBefore(byStatus, places[4]!, 1)).toBe(places[3]);
    expect(await placeBefore(byStatus, places[4]!, 2)).toBe(places[2]);
    expect(await placeBefore(byStatus, null, 6)).toBe(places[1]);
    expect(await placeBefore(byStatus, null, 8)).toBeNull();
  });

  test('of one time stand by their ids, from both ends', async () => {
    const ids = putOrders(many(5, { created_at: new Date() })).toReversed();
    expect(await placesAfter(newest, ids[1]!, 2)).toEqual(ids.slice(2, 4));
    expect(await placeBefore(newest, ids[4]!, 2)).toBe(ids[2]);
  });

  test('that are of no document, or of no query, are refused', async () => {
    const [id] = putOrders([{}]);
    for (const place of ['unheard-of', `${id}.1`, 'a/b'])
      await expect(placesAfter(newest, place, 1)).rejects.toMatchObject({
        code: 'not-found',
      });
  });
});

test('what comes before a page is counted up to its place, in the queries before it too', async () => {
  const ids = putOrders(many(4, {}));
  expect(await countUpTo(newest, ids[0]!, MOST)).toBe(1);
  expect(await countUpTo(newest, ids[3]!, MOST)).toBe(4);
  expect(await countUpTo(newest, ids[3]!, 2)).toBe(2);
  for (const id of ids) database.remove(`orders/${id}`);
  const places = putParts();
  expect(await countUpTo(byStatus, places[2]!, MOST)).toBe(3);
  expect(await countUpTo(byStatus, places[5]!, MOST)).toBe(6);
});

test.for([0, 1, 3, 4, 6, 7])('all of %i documents are read, in parts of three', async (count) => {
  const ids = putOrders(many(count, {}));
  const parts: string[][] = [];
  for await (const { items } of allPages(newest[0]!, orderSchema, 3))
    parts.push(items.map(({ id }) => id));
  expect(parts.flat()).toEqual(ids);
  expect(parts.every(({ length }) => length <= 3)).toBe(true);
});

describe('a page of a list', () => {
  async function pageOf(list: ListQuery, after: string | null, having?: Condition) {
    const { result, unmount } = renderHook(() =>
      useLivePage(list, orderSchema, { size: 3, after, having }),
    );
    await waitFor(() => expect(result.current.state).not.toBe('loading'));
    const read = () => {
      if (result.current.state !== 'ready') throw new Error(result.current.state);
      const { items, next } = result.current.value;
      return { ids: items.map(({ id }) => id), next };
    };
    return { read, result, unmount };
  }

  test('has a next one only where there is more', async () => {
    const ids = putOrders(many(6, {}));
    const first = await pageOf(newest, null);
    expect(first.read()).toEqual({ ids: ids.slice(0, 3), next: ids[2] });
    const last = await pageOf(newest, ids[2]!);
    expect(last.read()).toEqual({ ids: ids.slice(3), next: null });
    const end = await pageOf(newest, ids[5]!);
    expect(end.read()).toEqual({ ids: [], next: null });
  });

  test('spans queries, and the next one begins in the last of them', async () => {
    const places = putParts();
    const ids = places.map((place) => place.replace('.2', ''));
    const second = await pageOf(byStatus, places[1]!);
    expect(second.read()).toEqual({ ids: ids.slice(2, 5), next: places[4] });
    const third = await pageOf(byStatus, places[4]!);
    expect(third.read()).toEqual({ ids: ids.slice(5), next: null });
  });

  test('follows what is changed, comes and goes', async () => {
    const ids = putOrders(many(4, {}));
    const { read } = await pageOf(newest, null);
    database.remove(`orders/${ids[1]}`);
    await waitFor(() => expect(read()).toEqual({ ids: [ids[0], ids[2], ids[3]], next: null }));
    const [newer] = putOrders([{ created_at: new Date() }]);
    await waitFor(() => expect(read()).toEqual({ ids: [newer, ids[0], ids[2]], next: ids[2] }));
  });

  test('is filled by looking further, and says where the looking ended', async () => {
    const isNamed = (name: string): Condition => ({
      name,
      isMet: (fields) => (fields as Order).customer_name === name,
    });
    const ids = putOrders(
      Array.from({ length: MAX_FILTERED + 5 }, (_, index) =>
        [20, 40, 60, 80].includes(index) ? { customer_name: 'سالم' } : {},
      ),
    );
    const page = await pageOf(newest, null, isNamed('سالم'));
    await waitFor(() => expect(page.read().ids).toHaveLength(3));
    expect(page.read()).toEqual({ ids: [ids[20], ids[40], ids[60]], next: ids[60] });
    const rest = await pageOf(newest, ids[60]!, isNamed('سالم'));
    await waitFor(() => expect(rest.read()).toEqual({ ids: [ids[80]], next: null }));
    // more is not read at once: the next page looks on
    const none = await pageOf(newest, null, isNamed('نورة'));
    await waitFor(() => expect(none.read()).toEqual({ ids: [], next: ids[MAX_FILTERED - 1] }));
  });

  test('fails where its place is gone, and can be tried again', async () => {
    const { result } = await pageOf(newest, 'orderGone');
    expect(result.current).toMatchObject({ state: 'failed', error: { code: 'not-found' } });
  });
});
