import { STOCK_SHARDS, takenFrom, type StockShard } from '@ghar/domain/product/stock-shard';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rollUp, sellable, take, type ShardedStock } from './sharded-stock.ts';

const NO_SHARDS: ShardedStock['shards'] = Array.from({ length: STOCK_SHARDS }, () => null);
/** Always draws the first. */
const first = (): number => 0;

/** Applies a sale's writes without contention. */
function sold(stock: ShardedStock, quantity: number, draw = first): ShardedStock {
  const { figure, shards } = take(stock, quantity, draw);
  return {
    figure: figure ?? stock.figure,
    shards: stock.shards.map((shard, index) => shards.get(index) ?? shard),
  };
}

describe('taking pieces', () => {
  test('allots a stock that was never split, and takes from that', () => {
    const stock = sold({ figure: 100, shards: NO_SHARDS }, 3);
    expect([stock.figure, takenFrom(stock.shards), sellable(stock)]).toEqual([100, 3, 97]);
  });

  test('changes one shard and not the figure once the stock is split', () => {
    const { figure, shards } = take(sold({ figure: 100, shards: NO_SHARDS }, 3), 3, first);
    expect([figure, shards.size]).toEqual([null, 1]);
  });

  test('takes from several shards where none has enough', () => {
    const stock = sold({ figure: STOCK_SHARDS, shards: NO_SHARDS }, 1);
    expect(take(stock, 3, first).shards.size).toBe(3);
    expect(sellable(sold(stock, STOCK_SHARDS - 1))).toBe(0);
  });

  test('follows a figure that was set past the shards', () => {
    const before = sold({ figure: 100, shards: NO_SHARDS }, 3);
    const stock = sold({ ...before, figure: 10 }, 2);
    expect([stock.figure, sellable(stock)]).toEqual([7, 5]);
  });

  test.each([[0], [-2]])('is refused where there are fewer: of %d', (figure) => {
    expect(() => take({ figure, shards: NO_SHARDS }, 1, first)).toThrow(RangeError);
  });
});

/** A document with its version; a commit fails where the version has changed since the read. */
type Stored<Value> = { value: Value; version: number };
type Snapshot = {
  readonly stock: ShardedStock;
  readonly versions: readonly number[];
  readonly version: number;
};
/** An operation that has read and not yet committed. */
type UnderWay = { readonly read: Snapshot; readonly commit: (read: Snapshot) => boolean };

/** A product's documents with optimistic concurrency, as in the database. */
function stockRoom(pieces: number, draw: () => number) {
  const product: Stored<number> = { value: pieces, version: 0 };
  const shards: Stored<StockShard | null>[] = NO_SHARDS.map((value) => ({ value, version: 0 }));
  const underWay: UnderWay[] = [];
  /** Ground truth: pieces that can be sold. */
  let known = pieces;
  let soldOut = 0;
  const orders: number[] = [];

  const read = (): Snapshot => ({
    stock: { figure: product.value, shards: shards.map(({ value }) => value) },
    versions: shards.map(({ version }) => version),
    version: product.version,
  });
  const write = <Value>(stored: Stored<Value>, value: Value): void => {
    stored.value = value;
    stored.version += 1;
  };
  const add = (index: number, by: StockShard): void => {
    const { pieces: had, taken } = shards[index]!.value ?? { pieces: 0, taken: 0 };
    write(shards[index]!, { pieces: had + by.pieces, taken: taken + by.taken });
  };

  const sell =
    (quantity: number) =>
    (at: Snapshot): boolean => {
      if (sellable(at.stock) < quantity) {
        soldOut += 1;
        return true;
      }
      const change = take(at.stock, quantity, draw);
      const isStale =
        (change.figure !== null && product.version !== at.version) ||
        [...change.shards.keys()].some((index) => shards[index]!.version !== at.versions[index]);
      if (isStale) return false;
      if (change.figure !== null) write(product, change.figure);
      for (const [index, shard] of change.shards) write(shards[index]!, shard);
      known -= quantity;
      orders.push(quantity);
      return true;
    };
  const bringUpToDate = (at: Snapshot): boolean => {
    const change = rollUp(at.stock);
    if (!change) return true;
    if (product.version !== at.version) return false;
    write(product, change.figure);
    for (const [index, taken] of change.taken) add(index, { pieces: 0, taken: -taken });
    return true;
  };
  const restock =
    (pieces: number) =>
    (at: Snapshot): boolean => {
      if (product.version !== at.version) return false;
      if (shards.some(({ version }, index) => version !== at.versions[index])) return false;
      write(product, sellable(at.stock) + pieces);
      for (const shard of shards) write(shard, null);
      known += pieces;
      return true;
    };
  const begin = (commit: UnderWay['commit']) => underWay.push({ read: read(), commit });
  /** Commits an operation, or restarts it after a conflict. */
  const proceed = (index: number): void => {
    const [one] = underWay.splice(index % Math.max(1, underWay.length), 1);
    if (one && !one.commit(one.read)) begin(one.commit);
  };

  return {
    begin: {
      sale: (quantity: number) => begin(sell(quantity)),
      rollUp: () => begin(bringUpToDate),
      /** As the panel does it. */
      restock: (quantity: number) => begin(restock(quantity)),
    },
    giveBack(): void {
      const quantity = orders.pop();
      if (quantity === undefined) return;
      add(draw() % STOCK_SHARDS, { pieces: quantity, taken: -quantity });
      known += quantity;
    },
    proceed,
    finish(): void {
      while (underWay.length > 0) proceed(0);
    },
    /** A direct edit, by a script or the console, which ignores the shards. */
    setFigure(figure: number): void {
      write(product, figure);
      known = figure - takenFrom(read().stock.shards);
    },
    figure: () => product.value,
    sellable: () => sellable(read().stock),
    known: () => known,
    ordered: () => orders.reduce((sum, one) => sum + one, 0),
    soldOut: () => soldOut,
  };
}

type Room = ReturnType<typeof stockRoom>;
const move = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.integer({ min: 1, max: 5 }).map((n) => (room: Room) => void room.begin.sale(n)),
  },
  { weight: 8, arbitrary: fc.nat(7).map((n) => (room: Room) => room.proceed(n)) },
  { weight: 2, arbitrary: fc.constant((room: Room) => room.giveBack()) },
  { weight: 3, arbitrary: fc.constant((room: Room) => void room.begin.rollUp()) },
  {
    weight: 1,
    arbitrary: fc
      .integer({ min: 0, max: 20 })
      .map((n) => (room: Room) => void room.begin.restock(n)),
  },
);
/** Draws from a seed. */
const lots = fc
  .infiniteStream(fc.nat(2 ** 31 - 1))
  .map((stream) => () => stream.next().value as number);

describe('whatever the order of sales, returns, roll-ups and the panel', () => {
  test('nothing is sold twice, and nothing is lost', () => {
    fc.assert(
      fc.property(fc.nat(30), lots, fc.array(move, { maxLength: 80 }), (pieces, draw, moves) => {
        const room = stockRoom(pieces, draw);
        for (const step of moves) {
          step(room);
          expect(room.sellable()).toBeGreaterThanOrEqual(0);
          expect(room.sellable()).toBe(room.known());
        }
      }),
      { numRuns: 500 },
    );
  });

  test('the figure is exact once everyone has rolled up', () => {
    fc.assert(
      fc.property(fc.nat(30), lots, fc.array(move, { maxLength: 80 }), (pieces, draw, moves) => {
        const room = stockRoom(pieces, draw);
        for (const step of moves) step(room);
        room.finish();
        room.begin.rollUp();
        room.finish();
        expect(room.figure()).toBe(room.known());
      }),
    );
  });

  test('a figure that is set between orders holds at once', () => {
    fc.assert(
      fc.property(fc.nat(30), lots, fc.array(move, { maxLength: 40 }), (figure, draw, moves) => {
        const room = stockRoom(9, draw);
        for (const step of moves) step(room);
        room.finish();
        room.begin.rollUp();
        room.finish();
        room.setFigure(figure);
        expect(room.sellable()).toBe(figure);
        room.begin.sale(figure);
        room.finish();
        expect([room.sellable(), room.known()]).toEqual([0, 0]);
      }),
    );
  });

  test('of a rush for the last pieces exactly those are sold', () => {
    fc.assert(
      fc.property(fc.nat(12), lots, fc.array(fc.nat(40)), (pieces, draw, turns) => {
        const room = stockRoom(pieces, draw);
        for (let shopper = 0; shopper < 40; shopper++) room.begin.sale(1);
        for (const turn of turns) room.proceed(turn);
        room.finish();
        expect([room.ordered(), room.soldOut()]).toEqual([pieces, 40 - pieces]);
      }),
    );
  });
});
