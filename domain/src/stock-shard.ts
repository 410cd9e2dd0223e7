import * as v from 'valibot';
import { COLLECTIONS, productPath } from './paths.ts';

/**
 * Over so many documents a product's stock is spread, so that as many orders can
 * take pieces of it at the same time. It may grow, but not shrink: what was taken
 * from a shard that nobody reads any more would be sold again.
 */
export const STOCK_SHARDS = 16;

const whole = v.pipe(v.number(), v.integer());

/**
 * A part of a product's stock. What can be sold of a product is its
 * `stock_quantity` less all that was taken; `pieces` says which part of that is
 * sold from here.
 */
export const stockShardSchema = v.object({
  pieces: whole,
  /** What was sold from here, less what came back, since that was last taken off `stock_quantity`. */
  taken: whole,
});
export type StockShard = v.InferOutput<typeof stockShardSchema>;

/** The paths of a product's shards, in their order. */
export const stockShardPaths = (productId: string): string[] =>
  Array.from(
    { length: STOCK_SHARDS },
    (_, index) => `${productPath(productId)}/${COLLECTIONS.stockShards.split('/').at(-1)}/${index}`,
  );

/** What was taken from all shards; null stands for one that there is not yet. */
export const takenFrom = (shards: readonly (StockShard | null)[]): number =>
  shards.reduce((total, shard) => total + (shard?.taken ?? 0), 0);
