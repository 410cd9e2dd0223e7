import type { StoredProduct } from './product-writes.ts';

export type OnSale = {
  /** Normally one. */
  readonly active: readonly StoredProduct[];
  /** The product the shop sells: the active one changed last. */
  readonly sold: StoredProduct | undefined;
};

/** Which product the shop sells, by the rule of `productsOnSale`. */
export function onSale(products: readonly StoredProduct[]): OnSale {
  const active = products.filter(({ is_active }) => is_active);
  const changedLast = active.toSorted(
    (one, other) => other.updated_at.getTime() - one.updated_at.getTime(),
  );
  return { active, sold: changedLast[0] };
}
