import { stockShardPaths, stockShardSchema, takenFrom } from '@ghar/domain/stock-shard';
import type { Change } from '../../firebase/admin-writes.ts';

/**
 * Reads what a product's shards hold, before the first write of a change of its
 * stock. Shards that are taken away make a sale that is under way begin anew; the
 * next sale allots the new stock to new ones.
 */
export async function readShards(change: Change, productId: string) {
  const paths = stockShardPaths(productId);
  const shards = await Promise.all(paths.map((path) => change.read(path, stockShardSchema)));
  return {
    /** What was sold and is not taken off the product's figure yet. */
    taken: takenFrom(shards),
    takeAway(): void {
      for (const [index, path] of paths.entries()) if (shards[index]) change.delete(path);
    },
  };
}
