import { saysTheSame, storefrontProductOf } from '@ghar/domain/storefront-product';
import type { OrderStore } from '../orders/order-store.ts';

/**
 * Makes what the public is told agree with the product on sale. Panel and orders
 * write both together; this is for what changes products past them.
 *
 * @throws DomainError `busy`.
 */
export const showProductOnSale = (store: OrderStore): Promise<void> =>
  store.transaction(async (tx) => {
    const [product, stored] = await Promise.all([tx.productOnSale(), tx.shownProduct()]);
    const shown = product && storefrontProductOf(product, product.stock_quantity);
    if (!saysTheSame(stored, shown)) tx.showProduct(shown);
  });
