import type { StoredProduct } from './product-writes.ts';

/** What the shop makes of the products that are active: one, if all is well. */
export type OnSale = {
  readonly active: readonly StoredProduct[];
  /** The one that the shop shows and sells: it was changed last. */
  readonly sold: StoredProduct | undefined;
};

/** Which product the shop sells, as `productsOnSale` in domain says. */
export function onSale(products: readonly StoredProduct[]): OnSale {
  const active = products.filter(({ is_active }) => is_active);
  const changedLast = active.toSorted(
    (one, other) => other.updated_at.getTime() - one.updated_at.getTime(),
  );
  return { active, sold: changedLast[0] };
}
