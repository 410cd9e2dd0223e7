import { STOCK_SHARDS, takenFrom, type StockShard } from '@ghar/domain/product/stock-shard';

/** A product's stock as it is stored. */
export type ShardedStock = {
  /** `stock_quantity` of the product: what the panel shows and sets. */
  readonly figure: number;
  /** In order; null where there is no document. */
  readonly shards: readonly (StockShard | null)[];
};

/** The writes to a stock: the figure, unless it stays, and the shards that change. */
export type StockChange = {
  readonly figure: number | null;
  readonly shards: ReadonlyMap<number, StockShard>;
};

/** Draws an integer from 0 to less than `below`. */
export type Draw = (below: number) => number;

/** Pieces that can be sold; negative after overselling. */
export const sellable = ({ figure, shards }: ShardedStock): number => figure - takenFrom(shards);

/**
 * Takes pieces out of stock: from one random shard that has enough, or from several where none has.
 * Where the shards do not add up to the figure, the stock is allotted anew and the figure updated.
 *
 * Commit only if each document of the change is unchanged since it was read.
 *
 * @throws RangeError where fewer pieces are {@link sellable}.
 */
export function take(stock: ShardedStock, quantity: number, draw: Draw): StockChange {
  const left = sellable(stock);
  if (quantity > left) throw new RangeError(`${quantity} pieces of ${left}`);
  const isSound = isAllotted(stock);
  const shards = isSound ? (stock.shards as readonly StockShard[]) : allotted(left);
  const changed = new Map(isSound ? [] : shards.entries());
  let missing = quantity;
  for (const index of inOrder(shards, quantity, draw)) {
    const { pieces, taken } = shards[index]!;
    const taking = Math.min(pieces, missing);
    if (taking > 0) changed.set(index, { pieces: pieces - taking, taken: taken + taking });
    missing -= taking;
    if (missing === 0) break;
  }
  return { figure: isSound ? null : left, shards: changed };
}

/** The writes of a roll-up: the new figure, and what is subtracted from `taken` of each shard. */
export type RollUp = {
  readonly figure: number;
  readonly taken: readonly (readonly [index: number, pieces: number])[];
};

/**
 * Subtracts what was taken from the shards from the figure; null where that is nothing.
 *
 * Commit only if the product is unchanged since it was read. The shards may have changed: they lose
 * exactly what the figure loses.
 */
export function rollUp(stock: ShardedStock): RollUp | null {
  const taken = [...stock.shards.entries()].flatMap(([index, shard]) =>
    shard && shard.taken !== 0 ? [[index, shard.taken] as const] : [],
  );
  return taken.length === 0 ? null : { figure: sellable(stock), taken };
}

/**
 * True iff the shards add up to the figure. They do not where there are none yet, or after a direct
 * edit of the figure.
 */
const isAllotted = ({ figure, shards }: ShardedStock): boolean =>
  shards.every((shard) => shard !== null && shard.pieces >= 0) &&
  shards.reduce((total, shard) => total + shard!.pieces + shard!.taken, 0) === figure;

/** Spreads pieces over all shards, as evenly as possible. */
const allotted = (pieces: number): StockShard[] =>
  Array.from({ length: STOCK_SHARDS }, (_, index) => ({
    pieces: Math.floor(pieces / STOCK_SHARDS) + (index < pieces % STOCK_SHARDS ? 1 : 0),
    taken: 0,
  }));

/** The order in which shards are used: random, those with enough pieces first. */
function inOrder(shards: readonly StockShard[], quantity: number, draw: Draw): number[] {
  const lots = shards.map(({ pieces }, index) => ({
    index,
    lot: draw(2 ** 31) + (pieces < quantity ? 2 ** 31 : 0),
  }));
  return lots.toSorted((one, other) => one.lot - other.lot).map(({ index }) => index);
}
