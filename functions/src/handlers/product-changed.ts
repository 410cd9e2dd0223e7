import { productSchema } from '@ghar/domain/product/product';
import { availabilityOf } from '@ghar/domain/product/storefront-product';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { log } from '../log.ts';
import { showProductOnSale } from '../storefront/show-product.ts';
import type { Transactions } from '../orders/shop-store.ts';
import type { StockTransaction } from '../orders/stock-store.ts';

/** The fields that determine which product is on sale and its public data. */
const shownFieldsSchema = v.pipe(
  v.pick(productSchema, [
    'name',
    'price',
    'translations',
    'is_active',
    'stock_quantity',
    'updated_at',
  ]),
  v.transform(({ stock_quantity, ...fields }) => ({
    ...fields,
    availability: availabilityOf(stock_quantity),
  })),
);

/** A product's fields before and after a change, with `Date`s; undefined for a missing document. */
export type ChangedProduct = {
  readonly id: string;
  readonly before: unknown;
  readonly after: unknown;
};

/**
 * Handles Firestore's event of a changed product (at least once, possibly late). The public document is derived from
 * the current state, not from the event.
 */
export async function productChanged(
  { id, before, after }: ChangedProduct,
  { store }: { readonly store: Transactions<StockTransaction> },
): Promise<void> {
  const [earlier, later] = [before, after].map((fields) => v.safeParse(shownFieldsSchema, fields));
  if (after !== undefined && !later!.success) {
    // a retry would not help
    log('document-malformed', { what: 'product', product_id: id });
    return;
  }
  // skip sales, which update the public document themselves
  if (earlier!.success && later!.success && isDeepStrictEqual(earlier!.output, later!.output))
    return;
  await showProductOnSale(store);
}
