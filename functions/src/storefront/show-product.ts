import { saysTheSame, storefrontProductOf } from '@ghar/domain/product/storefront-product';
import type { Transactions } from '../orders/shop-store.ts';
import type { StockTransaction } from '../orders/stock-store.ts';

/**
 * Makes the public document agree with the product on sale, for changes made outside the panel and orders, which update
 * both.
 * @throws DomainError `busy`.
 */
export const showProductOnSale = (store: Transactions<StockTransaction>): Promise<void> =>
  store.transaction(async (tx) => {
    // read first: if it changes meanwhile, the transaction runs again
    const stored = await tx.shownProduct();
    const product = await tx.productOnSale();
    const shown = product && storefrontProductOf(product, product.stock_quantity);
    if (!saysTheSame(stored, shown)) tx.showProduct(shown);
  });
