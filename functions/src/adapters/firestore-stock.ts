import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { productPath, STOREFRONT_PRODUCT_PATH } from '@ghar/domain/paths';
import { productSchema } from '@ghar/domain/product/product';
import { productsOnSale } from '@ghar/domain/queries';
import { STOCK_SHARDS, stockShardPaths, stockShardSchema } from '@ghar/domain/product/stock-shard';
import * as v from 'valibot';
import { rollUp, sellable, take, type Draw, type ShardedStock } from '../orders/sharded-stock.ts';
import type { Clock } from '../orders/shop-store.ts';
import type { StockTransaction, StoredProduct } from '../orders/stock-store.ts';
import { read, readWithId } from './firestore-documents.ts';
import { queryOf } from './firestore-query.ts';
import type { OptimisticWrites } from './optimistic-writes.ts';

const stockedProductSchema = v.pick(productSchema, [
  'name',
  'price',
  'stock_quantity',
  'is_active',
  'translations',
]);

/** `draw` picks stock shards at random. */
export function stockTransaction(
  db: Firestore,
  tx: OptimisticWrites,
  { clock, draw }: { readonly clock: Clock; readonly draw: Draw },
): StockTransaction {
  const stocks = new Map<string, ShardedStock>();
  const stockOf = (productId: string): ShardedStock => {
    const stock = stocks.get(productId);
    if (!stock) throw new Error(`product ${productId} was not read`);
    return stock;
  };
  const shardsOf = (productId: string): DocumentReference[] =>
    stockShardPaths(productId).map((path) => db.doc(path));
  const shown = (): DocumentReference => db.doc(STOREFRONT_PRODUCT_PATH);
  async function product(id: string | null): Promise<StoredProduct | null> {
    if (!id) return null;
    // one read, so that the product and its shards are consistent
    const [found, ...shards] = await tx.getAll([db.doc(productPath(id)), ...shardsOf(id)]);
    const stored = readWithId(stockedProductSchema, found!);
    if (!stored) return null;
    const stock: ShardedStock = {
      figure: stored.stock_quantity,
      shards: shards.map((shard) => read(stockShardSchema, shard)),
    };
    stocks.set(id, stock);
    return { ...stored, stock_quantity: sellable(stock) };
  }
  return {
    product,
    async productOnSale() {
      const found = await tx.first(queryOf(db, productsOnSale()));
      return found ? product(found.id) : null;
    },
    shownProduct: async () => (await tx.get(shown())).data() ?? null,
    takePieces(productId, quantity) {
      const { figure, shards } = take(stockOf(productId), quantity, draw);
      if (figure !== null) tx.update(db.doc(productPath(productId)), { stock_quantity: figure });
      for (const [index, shard] of shards) tx.put(shardsOf(productId)[index]!, shard);
    },
    givePiecesBack(productId, quantity) {
      if (!productId) return;
      const shard = shardsOf(productId)[draw(STOCK_SHARDS)]!;
      tx.add(shard, { pieces: quantity, taken: -quantity });
    },
    rollUp(productId) {
      const change = rollUp(stockOf(productId));
      if (!change) return false;
      tx.update(db.doc(productPath(productId)), { stock_quantity: change.figure });
      for (const [index, pieces] of change.taken)
        tx.add(shardsOf(productId)[index]!, { taken: -pieces });
      return true;
    },
    showProduct: (product) =>
      product ? tx.put(shown(), { ...product, updated_at: clock() }) : tx.delete(shown()),
  };
}
