import type { StoredProduct } from './product-writes.ts';

export type OnSale = {
  /** One, unless something is wrong. */
  readonly active: readonly StoredProduct[];
  /** The one that the shop shows and sells: the active one changed last. */
  readonly sold: StoredProduct | undefined;
};

/** Which product the shop sells, by the rule of `productsOnSale` in domain. */
export function onSale(products: readonly StoredProduct[]): OnSale {
  const active = products.filter(({ is_active }) => is_active);
  const changedLast = active.toSorted(
    (one, other) => other.updated_at.getTime() - one.updated_at.getTime(),
  );
  return { active, sold: changedLast[0] };
}
