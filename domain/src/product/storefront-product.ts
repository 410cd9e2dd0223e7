import * as v from 'valibot';
import { OTHER_LOCALES } from '../i18n/locale.ts';
import { translationsSchema, writtenTranslationsSchema } from '../i18n/translations.ts';
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

/** An unreadable one is none, so that a translation never takes the product off the shelf. */
const shownTranslations = v.fallback(
  v.optional(translationsSchema(v.object({ name: v.optional(v.string()) }))),
  undefined,
);

/**
 * The document `storefront/product`: the public data of the product on sale, price in dirhams. Absent while none is on
 * sale.
 */
export const storefrontProductSchema = v.object({
  product_id: v.string(),
  ...v.pick(productSchema, ['name', 'price']).entries,
  translations: shownTranslations,
  availability: v.picklist(AVAILABILITIES),
  updated_at: v.date(),
});
export type StorefrontProduct = v.InferOutput<typeof storefrontProductSchema>;
/** Its fields without the time. */
export type ShownProduct = Omit<StorefrontProduct, 'updated_at'>;

/** The public document of a product with `pieces` sellable; null while it is not on sale. */
export const storefrontProductOf = (
  product: Pick<Product, 'name' | 'price' | 'is_active' | 'translations'> & { id: string },
  pieces: number,
): ShownProduct | null =>
  product.is_active
    ? {
        product_id: product.id,
        name: product.name,
        price: product.price,
        availability: availabilityOf(pieces),
        ...namesOf(product),
      }
    : null;

/** Of a product's translations, what is public: its names. */
function namesOf({
  translations = {},
}: Pick<Product, 'translations'>): Pick<ShownProduct, 'translations'> {
  const named = Object.entries(translations).flatMap(([locale, texts]) =>
    texts?.name ? [[locale, { name: texts.name }]] : [],
  );
  return named.length === 0
    ? {}
    : { translations: Object.fromEntries(named) as NonNullable<ShownProduct['translations']> };
}

/** True iff a stored document has the same public values, ignoring other fields; null is a missing document. */
export function saysTheSame(
  stored: Readonly<Record<string, unknown>> | null,
  shown: ShownProduct | null,
): boolean {
  if (stored === null || shown === null) return stored === shown;
  const { translations: names, ...values } = shown;
  // exactly, as firestore.rules compare them with the product's
  const { success, output } = v.safeParse(
    v.optional(writtenTranslationsSchema({ name: v.string() })),
    stored['translations'],
  );
  return (
    success &&
    (output === undefined) === (names === undefined) &&
    OTHER_LOCALES.every((locale) => output?.[locale]?.name === names?.[locale]?.name) &&
    Object.entries(values).every(([field, value]) => stored[field] === value)
  );
}
