import { saysTheSame, storefrontProductOf } from '@ghar/domain/product/storefront-product';
import { log } from '../log.ts';
import { releasingHeld } from './network-tally.ts';
import type { ShopStore, ShopTransaction, Transactions } from './shop-store.ts';
import type { StockTransaction } from './stock-store.ts';

/**
 * Subtracts the shards' taken pieces from the product's figure, and updates the public document if the availability
 * changes. Called before answering by whoever moves pieces, so that the figure is exact when no call is running.
 * Never fails: the next call or the schedule makes up for it.
 */
export async function rollUpStock(
  productId: string | null,
  store: Transactions<StockTransaction>,
): Promise<void> {
  try {
    await store.transaction(async (tx) => {
      const [product, stored] = await Promise.all([tx.product(productId), tx.shownProduct()]);
      if (!product || !tx.rollUp(product.id)) return;
      const shown = storefrontProductOf(product, product.stock_quantity);
      if (stored?.['product_id'] === product.id && !saysTheSame(stored, shown))
        tx.showProduct(shown);
    });
  } catch (error) {
    log('stock-not-rolled-up', { product_id: productId ?? 'none', error });
  }
}

/** Rolls up the product on sale, in case a process died before doing so. */
export async function rollUpStockOnSale(store: Transactions<StockTransaction>): Promise<void> {
  const shown = await store.transaction((tx) => tx.shownProduct());
  if (typeof shown?.['product_id'] === 'string') await rollUpStock(shown['product_id'], store);
}

/**
 * Runs a transaction that may move pieces, and resolves after the roll-up. Pieces that no unpaid order holds any more no
 * longer count for the network that ordered them.
 */
export async function transactionOnStock<Result>(
  store: ShopStore,
  work: (tx: ShopTransaction) => Promise<Result>,
): Promise<Result> {
  const moved = new Set<string>();
  const result = await store.transaction(async (tx) => {
    moved.clear();
    const held = releasingHeld(tx);
    const done = await work({
      ...tx,
      ...held.tx,
      takePieces(productId, quantity) {
        moved.add(productId);
        tx.takePieces(productId, quantity);
      },
      givePiecesBack(productId, quantity) {
        moved.add(productId);
        tx.givePiecesBack(productId, quantity);
      },
    });
    await held.release();
    return done;
  });
  for (const productId of moved) await rollUpStock(productId, store);
  return result;
}
