import { latinDigits } from '@ghar/domain/digits';
import { isExactDirhams } from '@ghar/domain/money';
import {
  LEAST_PRICE,
  PRODUCT_LIMITS,
  productFieldsSchema,
  type Product,
  type ProductFields,
} from '@ghar/domain/product';
import { cleanText, isLegible } from '@ghar/domain/text';
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

/** The form of a product. A new one, null, is active by default (specification, section 9). */
export const formOf = (product: Product | null): ProductForm => ({
  name: product?.name ?? '',
  description: product?.description ?? '',
  price: product ? String(product.price) : '',
  stock_quantity: product ? String(product.stock_quantity) : '',
  image_url: product?.image_url ?? '',
  is_active: product?.is_active ?? true,
});

/** Normalises a number: Arabic or Persian digits, the Arabic decimal mark, thousands separators. */
const numeral = (text: string): string =>
  latinDigits(cleanText(text))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replace(/^(\d{1,3})((?:,\d{3})+)(?=\.|$)/, (_, first: string, rest: string) =>
      (first + rest).replaceAll(',', ''),
    );

type Read<Value> = { readonly value: Value } | { readonly error: ProductFieldError };

function readName(text: string): Read<string> {
  const value = cleanText(text);
  if (!isLegible(value)) return { error: 'name-required' };
  return value.length > PRODUCT_LIMITS.name ? { error: 'name-too-long' } : { value };
}

function readDescription(text: string): Read<string | null> {
  const value = text.trim().normalize('NFC');
  if (value === '') return { value: null };
  return value.length > PRODUCT_LIMITS.description ? { error: 'description-too-long' } : { value };
}

function readPrice(text: string): Read<number> {
  const written = numeral(text);
  if (written === '') return { error: 'price-required' };
  if (!/^\d+(\.\d*)?$/.test(written)) return { error: 'price-not-a-number' };
  const value = Number(written);
  if (value > PRODUCT_LIMITS.price) return { error: 'price-too-high' };
  if (!isExactDirhams(value)) return { error: 'price-too-exact' };
  return value < LEAST_PRICE ? { error: 'price-too-low' } : { value };
}

function readStock(text: string): Read<number> {
  const written = numeral(text);
  if (written === '') return { error: 'stock-required' };
  if (!/^\d+$/.test(written)) return { error: 'stock-not-whole' };
  const value = Number(written);
  return value > PRODUCT_LIMITS.stock_quantity ? { error: 'stock-too-high' } : { value };
}

function readImageUrl(text: string): Read<string | null> {
  const value = text.trim();
  if (value === '') return { value: null };
  const isUrl = URL.canParse(value) && v.is(productFieldsSchema.entries.image_url, value);
  return isUrl ? { value } : { error: 'image-url-invalid' };
}

/** Reads the form: the product's fields, or the error of each wrong field. */
export function readProductForm(
  form: ProductForm,
): { readonly fields: ProductFields } | { readonly errors: ProductFormErrors } {
  const name = readName(form.name);
  const description = readDescription(form.description);
  const price = readPrice(form.price);
  const stock = readStock(form.stock_quantity);
  const imageUrl = readImageUrl(form.image_url);
  if (
    'value' in name &&
    'value' in description &&
    'value' in price &&
    'value' in stock &&
    'value' in imageUrl
  )
    return {
      fields: {
        name: name.value,
        description: description.value,
        price: price.value,
        stock_quantity: stock.value,
        is_active: form.is_active,
        image_url: imageUrl.value,
      },
    };
  return {
    errors: {
      ...('error' in name && { name: name.error }),
      ...('error' in price && { price: price.error }),
      ...('error' in stock && { stock_quantity: stock.error }),
      ...('error' in imageUrl && { image_url: imageUrl.error }),
      ...('error' in description && { description: description.error }),
    },
  };
}
