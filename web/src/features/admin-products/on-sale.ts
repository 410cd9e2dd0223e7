import type { Product } from '@ghar/domain/product';
import type { StoredProduct } from './product-writes.ts';

/** What the shop makes of the products that are active: one, if all is well. */
export type OnSale = {
  readonly active: readonly StoredProduct[];
  /** Its price is asked and its pieces are sold: it was changed last. */
  readonly sold: StoredProduct | undefined;
  /** Its pictures are shown: it is the oldest (specification, section 7). */
  readonly shown: StoredProduct | undefined;
};

const by = (field: 'created_at' | 'updated_at') => (one: Product, other: Product) =>
  one[field].getTime() - other[field].getTime();

/** Which product the shop sells, as `productsOnSale` and `productsOnShow` in domain say. */
export function onSale(products: readonly StoredProduct[]): OnSale {
  const active = products.filter(({ is_active }) => is_active);
  return {
    active,
    sold: active.toSorted(by('updated_at')).at(-1),
    shown: active.toSorted(by('created_at'))[0],
  };
}
