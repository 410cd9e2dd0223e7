import { productSchema } from '@ghar/domain/product/product';
import { availabilityOf } from '@ghar/domain/product/storefront-product';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { log } from '../log.ts';
import { showProductOnSale } from '../storefront/show-product.ts';
import type { Transactions } from '../orders/shop-store.ts';
import type { StockTransaction } from '../orders/stock-store.ts';

/** The fields that decide which product is on sale, and what is public of it. */
const shownFieldsSchema = v.pipe(
  v.pick(productSchema, ['name', 'price', 'is_active', 'stock_quantity', 'updated_at']),
  v.transform(({ stock_quantity, ...fields }) => ({
    ...fields,
    availability: availabilityOf(stock_quantity),
  })),
);

/**
 * A product's fields before and after a change, with `Date`s; undefined where there was no
 * document.
 */
export type ChangedProduct = {
  readonly id: string;
  readonly before: unknown;
  readonly after: unknown;
};

/**
 * Handles Firestore's event of a changed product, delivered at least once and perhaps late: the
 * public document is derived from the current state, not from the event.
 */
export async function productChanged(
  { id, before, after }: ChangedProduct,
  { store }: { readonly store: Transactions<StockTransaction> },
): Promise<void> {
  const [earlier, later] = [before, after].map((fields) => v.safeParse(shownFieldsSchema, fields));
  if (after !== undefined && !later!.success) {
    // a retry would not make it readable
    log('document-malformed', { what: 'product', product_id: id });
    return;
  }
  // most changes are sales, which the server handles itself
  if (earlier!.success && later!.success && isDeepStrictEqual(earlier!.output, later!.output))
    return;
  await showProductOnSale(store);
}
