import type { Product, ProductFields } from '@ghar/domain/product/product';
import { formOf, TRANSLATED_FIELDS, valueOf, type ProductForm } from './product-form.ts';

/** Fields written as typed; for stock the difference is written. */
const WRITTEN_WHOLE = [
  ...(['name', 'description', 'price', 'is_active', 'image_url'] as const),
  ...TRANSLATED_FIELDS,
];
type WholeField = (typeof WRITTEN_WHOLE)[number];

/** The product whose stock was shown when the stock was last typed; the form's initial one before. */
export type SeenStock = Pick<Product, 'stock_quantity' | 'updated_at'>;

/** A form and its parsed values. */
export type TypedProduct = {
  readonly form: ProductForm;
  readonly fields: ProductFields;
  /** Null for a new product. */
  readonly seen: SeenStock | null;
};

/**
 * The values that differ from `base` by user input. Typed pieces count from the stock that was shown; from that of
 * `base` if it is newer: a save that arrived unnoticed.
 */
export function changesOf(
  base: Product,
  { form, fields, seen }: TypedProduct,
): { readonly changed: readonly WholeField[]; readonly pieces: number } {
  const filled = formOf(base);
  const from = seen === null || seen.updated_at < base.updated_at ? base : seen;
  return {
    changed: WRITTEN_WHOLE.filter(
      (field) => form[field] !== filled[field] && valueOf(fields, field) !== valueOf(base, field),
    ),
    pieces: fields.stock_quantity - from.stock_quantity,
  };
}

/** Fields that both this user and another changed, to different values. */
export const overtakenFields = (
  base: Product,
  typed: TypedProduct,
  current: Product,
): readonly WholeField[] =>
  changesOf(base, typed).changed.filter(
    (field) =>
      valueOf(current, field) !== valueOf(base, field) &&
      valueOf(current, field) !== valueOf(typed.fields, field),
  );

/**
 * The form rebased on the current product: keeps the user's changes, applies the stock difference to the current stock
 * (not below 0), and takes current values for the rest.
 */
export function rebaseForm(base: Product, typed: TypedProduct, current: Product): ProductForm {
  const { changed, pieces } = changesOf(base, typed);
  return {
    ...formOf(current),
    ...Object.fromEntries(changed.map((field) => [field, typed.form[field]])),
    stock_quantity: String(
      Math.max(Math.min(0, current.stock_quantity), current.stock_quantity + pieces),
    ),
  };
}
