import * as v from 'valibot';
import { productSchema, type Product } from './product.ts';

/** At this stock or below, pages say that few are left. */
export const FEW_LEFT = 5;

export const AVAILABILITIES = ['available', 'few', 'sold-out'] as const;
/** The stock level that the public sees. */
export type Availability = (typeof AVAILABILITIES)[number];

/** The availability for a number of pieces; `firestore.rules` enforce the same. */
export function availabilityOf(pieces: number): Availability {
  if (pieces <= 0) return 'sold-out';
  return pieces <= FEW_LEFT ? 'few' : 'available';
}

/**
 * The document `storefront/product`: the public data of the product on sale, price in dirhams. Absent while none is on
 * sale.
 */
export const storefrontProductSchema = v.object({
  product_id: v.string(),
  ...v.pick(productSchema, ['name', 'price']).entries,
  availability: v.picklist(AVAILABILITIES),
  updated_at: v.date(),
});
export type StorefrontProduct = v.InferOutput<typeof storefrontProductSchema>;
/** Its fields without the time. */
export type ShownProduct = Omit<StorefrontProduct, 'updated_at'>;

/** The public document of a product with `pieces` sellable; null while it is not on sale. */
export const storefrontProductOf = (
  { id, name, price, is_active }: Pick<Product, 'name' | 'price' | 'is_active'> & { id: string },
  pieces: number,
): ShownProduct | null =>
  is_active ? { product_id: id, name, price, availability: availabilityOf(pieces) } : null;

/** True iff a stored document has the same public values, ignoring other fields; null is a missing document. */
export function saysTheSame(
  stored: Readonly<Record<string, unknown>> | null,
  shown: ShownProduct | null,
): boolean {
  if (stored === null || shown === null) return stored === shown;
  return Object.entries(shown).every(([field, value]) => stored[field] === value);
}
