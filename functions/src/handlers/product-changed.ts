import { productSchema } from '@ghar/domain/product';
import { availabilityOf } from '@ghar/domain/storefront-product';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { log } from '../log.ts';
import type { OrderStore } from '../orders/order-store.ts';
import { showProductOnSale } from '../storefront/show-product.ts';

/** What decides which product is on sale, and what the public is told of it. */
const shownFieldsSchema = v.pipe(
  v.pick(productSchema, ['name', 'price', 'is_active', 'stock_quantity', 'updated_at']),
  v.transform(({ stock_quantity, ...fields }) => ({
    ...fields,
    availability: availabilityOf(stock_quantity),
  })),
);

/** A product's fields before and after a change, with times as `Date`s; undefined where there was no document. */
export type ChangedProduct = {
  readonly id: string;
  readonly before: unknown;
  readonly after: unknown;
};

/**
 * Takes Firestore's announcement of a changed product, which may come more than
 * once, or late: what the public is told is derived from what is stored by now.
 */
export async function productChanged(
  { id, before, after }: ChangedProduct,
  { store }: { readonly store: OrderStore },
): Promise<void> {
  const [earlier, later] = [before, after].map((fields) => v.safeParse(shownFieldsSchema, fields));
  if (after !== undefined && !later!.success) {
    // it will not be readable when it is announced again
    log('document-malformed', { what: 'product', product_id: id });
    return;
  }
  // most changes are pieces that were sold
  if (earlier!.success && later!.success && isDeepStrictEqual(earlier!.output, later!.output))
    return;
  await showProductOnSale(store);
}
