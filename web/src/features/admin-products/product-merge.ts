import type { Product, ProductFields } from '@ghar/domain/product';
import { formOf, type ProductForm } from './product-form.ts';

/** What is written as it was typed; of the stock it is the difference. */
const WRITTEN_WHOLE = ['name', 'description', 'price', 'is_active', 'image_url'] as const;
type WholeField = (typeof WRITTEN_WHOLE)[number];

/** A form as it stands, and what it says. */
export type TypedProduct = { readonly form: ProductForm; readonly fields: ProductFields };

/** What was changed in a form that was filled with `base`: typed anew, and to something else. */
export function changesOf(
  base: Product,
  { form, fields }: TypedProduct,
): { readonly changed: readonly WholeField[]; readonly pieces: number } {
  const filled = formOf(base);
  return {
    changed: WRITTEN_WHOLE.filter(
      (field) => form[field] !== filled[field] && fields[field] !== base[field],
    ),
    pieces: fields.stock_quantity - base.stock_quantity,
  };
}

/** The fields that were changed here and, to something else, by somebody else. */
export const overtakenFields = (
  base: Product,
  typed: TypedProduct,
  current: Product,
): readonly WholeField[] =>
  changesOf(base, typed).changed.filter(
    (field) => current[field] !== base[field] && current[field] !== typed.fields[field],
  );

/**
 * The form as if it had been filled with the product as it is now: what was
 * changed here stays, the pieces that were added here are added to those that
 * there are, and all else is as somebody else has left it.
 */
export function rebaseForm(base: Product, typed: TypedProduct, current: Product): ProductForm {
  const { changed, pieces } = changesOf(base, typed);
  return {
    ...formOf(current),
    ...Object.fromEntries(changed.map((field) => [field, typed.form[field]])),
    stock_quantity: String(Math.max(0, current.stock_quantity + pieces)),
  };
}
