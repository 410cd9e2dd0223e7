import { numeral } from '@ghar/domain/text/digits';
import { isExactDirhams } from '@ghar/domain/money/money';
import {
  LEAST_PRICE,
  PRODUCT_LIMITS,
  productFieldsSchema,
  type Product,
  type ProductFields,
} from '@ghar/domain/product/product';
import { cleanText, isLegible } from '@ghar/domain/text/text';
import * as v from 'valibot';
import type { PanelTexts } from '../../i18n/panel-texts.ts';

/** Why a field cannot be saved. */
export type ProductFieldError = keyof PanelTexts['productFieldErrors'];

/** The form's input, as typed. */
export type ProductForm = {
  readonly name: string;
  readonly description: string;
  readonly price: string;
  readonly stock_quantity: string;
  readonly image_url: string;
  readonly is_active: boolean;
};
export type ProductField = keyof ProductForm;
export type ProductFormErrors = { readonly [Field in ProductField]?: ProductFieldError };

/** A product's form. A new one (null) is active by default (specification, section 9). */
export const formOf = (product: Product | null): ProductForm => ({
  name: product?.name ?? '',
  description: product?.description ?? '',
  price: product ? String(product.price) : '',
  stock_quantity: product ? String(product.stock_quantity) : '',
  image_url: product?.image_url ?? '',
  is_active: product?.is_active ?? true,
});

/** Types an error code as a schema message. */
const error = (code: ProductFieldError): string => code;
const nullIfEmpty = v.transform((text: string) => (text === '' ? null : text));

const productFormSchema = v.object({
  name: v.pipe(
    v.string(),
    v.transform(cleanText),
    v.check(isLegible, error('name-required')),
    v.maxLength(PRODUCT_LIMITS.name, error('name-too-long')),
  ),
  description: v.pipe(
    v.string(),
    v.trim(),
    v.normalize('NFC'),
    v.maxLength(PRODUCT_LIMITS.description, error('description-too-long')),
    nullIfEmpty,
  ),
  price: v.pipe(
    v.string(),
    v.transform(numeral),
    v.nonEmpty(error('price-required')),
    v.regex(/^\d+(\.\d*)?$/, error('price-not-a-number')),
    v.transform(Number),
    v.maxValue(PRODUCT_LIMITS.price, error('price-too-high')),
    v.check(isExactDirhams, error('price-too-exact')),
    v.minValue(LEAST_PRICE, error('price-too-low')),
  ),
  stock_quantity: v.pipe(
    v.string(),
    v.transform(numeral),
    v.nonEmpty(error('stock-required')),
    v.regex(/^\d+$/, error('stock-not-whole')),
    v.transform(Number),
    v.maxValue(PRODUCT_LIMITS.stock_quantity, error('stock-too-high')),
  ),
  is_active: v.boolean(),
  image_url: v.pipe(
    v.string(),
    v.trim(),
    nullIfEmpty,
    v.check(
      (url) =>
        url === null || (URL.canParse(url) && v.is(productFieldsSchema.entries.image_url, url)),
      error('image-url-invalid'),
    ),
  ),
});

/**
 * Parses the form: the product's fields, or the first error of each invalid field.
 * @param product the form's initial product; null for a new one. An unchanged negative stock (overselling) is accepted.
 */
export function readProductForm(
  form: ProductForm,
  product: Product | null,
): { readonly fields: ProductFields } | { readonly errors: ProductFormErrors } {
  const oversold =
    product && product.stock_quantity < 0 && form.stock_quantity === formOf(product).stock_quantity
      ? { stock_quantity: product.stock_quantity }
      : null;
  const read = v.safeParse(productFormSchema, oversold ? { ...form, stock_quantity: '0' } : form, {
    abortPipeEarly: true,
  });
  if (read.success) return { fields: { ...read.output, ...oversold } };
  const { nested = {} } = v.flatten<typeof productFormSchema>(read.issues);
  return {
    errors: Object.fromEntries(
      Object.entries(nested).map(([field, [code]]) => [field, code as ProductFieldError]),
    ),
  };
}
