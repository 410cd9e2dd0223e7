import * as v from 'valibot';
import { COLLECTIONS, productPath } from '../paths.ts';

/**
 * Number of shard documents per product, so that concurrent orders rarely collide. May grow, never shrink: pieces taken
 * from a shard that is no longer read would be sold again.
 */
export const STOCK_SHARDS = 16;

const whole = v.pipe(v.number(), v.integer());

/** A shard of a product's stock. Sellable is `stock_quantity` less all `taken`; `pieces` is this shard's share. */
export const stockShardSchema = v.object({
  pieces: whole,
  /** Sold from this shard, less returns, since the last roll-up into `stock_quantity`. */
  taken: whole,
});
export type StockShard = v.InferOutput<typeof stockShardSchema>;

/** The paths of a product's shards, in order. */
export const stockShardPaths = (productId: string): string[] =>
  Array.from(
    { length: STOCK_SHARDS },
    (_, index) => `${productPath(productId)}/${COLLECTIONS.stockShards.split('/').at(-1)}/${index}`,
  );

/** The sum of `taken` over all shards; null is a missing shard. */
export const takenFrom = (shards: readonly (StockShard | null)[]): number =>
  shards.reduce((total, shard) => total + (shard?.taken ?? 0), 0);
