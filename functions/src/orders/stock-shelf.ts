import { STOCK_SHARDS, takenFrom, type StockShard } from '@ghar/domain/stock-shard';

/** A product's stock as it is stored. */
export type Shelf = {
  /** `stock_quantity` of the product: what the panel shows and sets. */
  readonly figure: number;
  /** In their order; null where there is no document. */
  readonly shards: readonly (StockShard | null)[];
};

/** What to write of a shelf: the figure unless it stays, and the shards that change. */
export type ShelfChange = {
  readonly figure: number | null;
  readonly shards: ReadonlyMap<number, StockShard>;
};

/** Draws a whole number from 0 to less than `below`. */
export type Draw = (below: number) => number;

/** How many pieces can be sold: below zero where more were sold than there were. */
export const sellable = ({ figure, shards }: Shelf): number => figure - takenFrom(shards);

/**
 * Takes pieces out of stock: from one shard, drawn among those that have enough,
 * or from several where none has. Where the shards do not hold what the figure
 * says, they are allotted anew, and the figure is brought up to date with them.
 *
 * To be written only while each document of the change is as it was read.
 *
 * @throws RangeError where fewer pieces are {@link sellable}.
 */
export function take(shelf: Shelf, quantity: number, draw: Draw): ShelfChange {
  const left = sellable(shelf);
  if (quantity > left) throw new RangeError(`${quantity} pieces of ${left}`);
  const isSound = isAllotted(shelf);
  const shards = isSound ? (shelf.shards as readonly StockShard[]) : allotted(left);
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

/** What a roll-up writes: the figure, and by how much less was taken from each of some shards. */
export type RollUp = {
  readonly figure: number;
  readonly taken: readonly (readonly [index: number, pieces: number])[];
};

/**
 * Takes off the figure what was taken from the shards; null where that is nothing.
 *
 * To be written only while the product is as it was read. The shards may have
 * changed meanwhile: what is subtracted from them is what the figure loses.
 */
export function rollUp(shelf: Shelf): RollUp | null {
  const taken = [...shelf.shards.entries()].flatMap(([index, shard]) =>
    shard && shard.taken !== 0 ? [[index, shard.taken] as const] : [],
  );
  return taken.length === 0 ? null : { figure: sellable(shelf), taken };
}

/**
 * True iff the shards hold what the figure says. They do not where there are none
 * yet, or where somebody who knows nothing of them has set the figure.
 */
const isAllotted = ({ figure, shards }: Shelf): boolean =>
  shards.every((shard) => shard !== null && shard.pieces >= 0) &&
  shards.reduce((total, shard) => total + shard!.pieces + shard!.taken, 0) === figure;

/** So many pieces over all shards, as evenly as can be. */
const allotted = (pieces: number): StockShard[] =>
  Array.from({ length: STOCK_SHARDS }, (_, index) => ({
    pieces: Math.floor(pieces / STOCK_SHARDS) + (index < pieces % STOCK_SHARDS ? 1 : 0),
    taken: 0,
  }));

/** The order in which shards are asked for pieces: by lot, those first that have enough. */
function inOrder(shards: readonly StockShard[], quantity: number, draw: Draw): number[] {
  const lots = shards.map(({ pieces }, index) => ({
    index,
    lot: draw(2 ** 31) + (pieces < quantity ? 2 ** 31 : 0),
  }));
  return lots.toSorted((one, other) => one.lot - other.lot).map(({ index }) => index);
}
