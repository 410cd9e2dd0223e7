import { STOREFRONT_PRODUCT_PATH } from '@ghar/domain/paths';
import type { ProductFields } from '@ghar/domain/product';
import { saysTheSame, storefrontProductOf } from '@ghar/domain/storefront-product';
import * as v from 'valibot';
import type { Change } from '../../firebase/admin-writes.ts';

/**
 * Reads what the public is told of the product on sale, before the first write of
 * a change of products. firestore.rules refuse a change that leaves it untrue.
 */
export async function readShopWindow(change: Change) {
  const stored = await change.read(STOREFRONT_PRODUCT_PATH, v.record(v.string(), v.unknown()));
  const clear = (productId: string): void => {
    if (stored?.product_id === productId) change.delete(STOREFRONT_PRODUCT_PATH);
  };
  return {
    /** Tells the public of a product as this change leaves it; that there is none, where it was this one. */
    show(id: string, fields: Omit<ProductFields, 'description' | 'image_url'>): void {
      const shown = storefrontProductOf({ id, ...fields }, fields.stock_quantity);
      if (shown === null) clear(id);
      else if (!saysTheSame(stored, shown)) change.publish(STOREFRONT_PRODUCT_PATH, shown);
    },
    /** Says that no product is on sale, where it was this one. */
    clear,
  };
}
