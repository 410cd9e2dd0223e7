import { saysTheSame, storefrontProductOf } from '@ghar/domain/storefront-product';
import type { OrderStore } from '../orders/order-store.ts';

/**
 * Makes the public document agree with the product on sale, for changes past the panel and orders,
 * which write both themselves.
 *
 * @throws DomainError `busy`.
 */
export const showProductOnSale = (store: OrderStore): Promise<void> =>
  store.transaction(async (tx) => {
    const [product, stored] = await Promise.all([tx.productOnSale(), tx.shownProduct()]);
    const shown = product && storefrontProductOf(product, product.stock_quantity);
    if (!saysTheSame(stored, shown)) tx.showProduct(shown);
  });
