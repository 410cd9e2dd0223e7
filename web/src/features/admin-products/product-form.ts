import { OTHER_LOCALES, type Locale } from '@ghar/domain/i18n/locale';
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

const TRANSLATED = ['name', 'description'] as const;
type Translated = (typeof TRANSLATED)[number];
/** The path of a text's translation in its document. */
export type TranslatedField = `translations.${Locale}.${Translated}`;
export const translatedField = (locale: Locale, field: Translated): TranslatedField =>
  `translations.${locale}.${field}`;
const TRANSLATIONS = OTHER_LOCALES.flatMap((locale) =>
  TRANSLATED.map((field) => ({ locale, field, path: translatedField(locale, field) })),
);
/** In form order. */
export const TRANSLATED_FIELDS = TRANSLATIONS.map(({ path }) => path);

/** A product's field by its path; null for a missing translation. */
export function valueOf(
  product: Partial<ProductFields>,
  path: keyof ProductFields | TranslatedField,
): unknown {
  const translation = TRANSLATIONS.find((one) => one.path === path);
  if (!translation) return product[path as keyof ProductFields];
  const { locale, field } = translation;
  return product.translations?.[locale]?.[field] ?? null;
}

/** The product with a field replaced. */
export function withValue<Fields extends Partial<ProductFields>>(
  product: Fields,
  path: string,
  value: unknown,
): Fields {
  const translation = TRANSLATIONS.find((one) => one.path === path);
  if (!translation) return { ...product, [path]: value };
  const { locale, field } = translation;
  const { [field]: _, ...texts } = product.translations?.[locale] ?? {};
  const translated = value === null ? texts : { ...texts, [field]: value };
  return { ...product, translations: { ...product.translations, [locale]: translated } };
}

/** The form's input, as typed. */
export type ProductForm = Readonly<Record<TranslatedField, string>> & {
  readonly name: string;
  readonly description: string;
  readonly price: string;
  readonly stock_quantity: string;
  readonly image_url: string;
  readonly is_active: boolean;
};
export type ProductField = keyof ProductForm;
export type ProductFormErrors = { readonly [Field in ProductField]?: ProductFieldError };

const inEach = <Value>(of: (field: Translated, locale: Locale) => Value) =>
  Object.fromEntries(
    TRANSLATIONS.map(({ path, field, locale }) => [path, of(field, locale)]),
  ) as Record<TranslatedField, Value>;

/** A product's form. A new one (null) is active by default (specification, section 9). */
export const formOf = (product: Product | null): ProductForm => ({
  name: product?.name ?? '',
  description: product?.description ?? '',
  price: product ? String(product.price) : '',
  stock_quantity: product ? String(product.stock_quantity) : '',
  image_url: product?.image_url ?? '',
  is_active: product?.is_active ?? true,
  ...inEach((field, locale) => product?.translations?.[locale]?.[field] ?? ''),
});

/** The form's texts that lack a translation: the paths of those. */
export const untranslated = (form: ProductForm): readonly TranslatedField[] =>
  TRANSLATIONS.filter(
    ({ field, path }) => form[field].trim() !== '' && form[path].trim() === '',
  ).map(({ path }) => path);

/** Types an error code as a schema message. */
const error = (code: ProductFieldError): string => code;
const nullIfEmpty = v.transform((text: string) => (text === '' ? null : text));

const name = v.pipe(
  v.string(),
  v.transform(cleanText),
  v.maxLength(PRODUCT_LIMITS.name, error('name-too-long')),
);
const description = v.pipe(
  v.string(),
  v.trim(),
  v.normalize('NFC'),
  v.maxLength(PRODUCT_LIMITS.description, error('description-too-long')),
  nullIfEmpty,
);
const translationSchemas = {
  // spaces and marks alone are no name
  name: v.pipe(
    name,
    v.transform((text) => (isLegible(text) ? text : null)),
  ),
  description,
};

const productFormSchema = v.object({
  name: v.pipe(name, v.check(isLegible, error('name-required'))),
  description,
  ...inEach((field) => translationSchemas[field]),
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
  if (read.success) {
    const { output } = read;
    const fields = Object.entries(output).filter(
      ([path, value]) => value !== null || !TRANSLATED_FIELDS.some((one) => one === path),
    );
    const product = fields.reduce((all, [path, value]) => withValue(all, path, value), {});
    return { fields: { ...(product as ProductFields), ...oversold } };
  }
  const { nested = {} } = v.flatten<typeof productFormSchema>(read.issues);
  return {
    errors: Object.fromEntries(
      Object.entries(nested).map(([field, [code]]) => [field, code as ProductFieldError]),
    ),
  };
}
