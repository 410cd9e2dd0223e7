import { STOCK_SHARDS, takenFrom, type StockShard } from '@ghar/domain/product/stock-shard';

/** A product's stock as it is stored. */
export type ShardedStock = {
  /** `stock_quantity` of the product: what the panel shows and sets. */
  readonly figure: number;
  /** In order; null is a missing document. */
  readonly shards: readonly (StockShard | null)[];
};

/** Writes to a stock: the figure, if it changes, and the changed shards. */
export type StockChange = {
  readonly figure: number | null;
  readonly shards: ReadonlyMap<number, StockShard>;
};

/** Draws a random integer in [0, `below`). */
export type Draw = (below: number) => number;

/** Pieces that can be sold; negative after overselling. */
export const sellable = ({ figure, shards }: ShardedStock): number => figure - takenFrom(shards);

/**
 * Takes pieces from one random shard that has enough, or else from several. If the shards do not add up to the figure,
 * first reallocates the stock and updates the figure.
 * Commit only if each changed document is unchanged since it was read.
 * @throws RangeError if fewer pieces are {@link sellable}.
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

/** The writes of a roll-up: the new figure, and what to subtract from each shard's `taken`. */
export type RollUp = {
  readonly figure: number;
  readonly taken: readonly (readonly [index: number, pieces: number])[];
};

/**
 * Moves what was taken from the shards into the figure; null if nothing was.
 * Commit only if the product is unchanged. Shards may change concurrently: each loses exactly what the figure loses.
 */
export function rollUp(stock: ShardedStock): RollUp | null {
  const taken = [...stock.shards.entries()].flatMap(([index, shard]) =>
    shard && shard.taken !== 0 ? [[index, shard.taken] as const] : [],
  );
  return taken.length === 0 ? null : { figure: sellable(stock), taken };
}

/** True iff the shards add up to the figure. False before there are shards, and after a direct edit of the figure. */
const isAllotted = ({ figure, shards }: ShardedStock): boolean =>
  shards.every((shard) => shard !== null && shard.pieces >= 0) &&
  shards.reduce((total, shard) => total + shard!.pieces + shard!.taken, 0) === figure;

/** Distributes pieces evenly over all shards. */
const allotted = (pieces: number): StockShard[] =>
  Array.from({ length: STOCK_SHARDS }, (_, index) => ({
    pieces: Math.floor(pieces / STOCK_SHARDS) + (index < pieces % STOCK_SHARDS ? 1 : 0),
    taken: 0,
  }));

/** The order in which to use shards: random, those with enough pieces first. */
function inOrder(shards: readonly StockShard[], quantity: number, draw: Draw): number[] {
  const lots = shards.map(({ pieces }, index) => ({
    index,
    lot: draw(2 ** 31) + (pieces < quantity ? 2 ** 31 : 0),
  }));
  return lots.toSorted((one, other) => one.lot - other.lot).map(({ index }) => index);
}
