import * as v from 'valibot';
import { translationsSchema, writtenTranslationsSchema } from '../i18n/translations.ts';
import { isExactDirhams } from '../money/money.ts';
import { isLegible, isPlainText } from '../text/text.ts';

/** In dirhams: the provider's minimum charge. */
export const LEAST_PRICE = 2;

/** Limits of what an admin may write. */
export const PRODUCT_LIMITS = {
  name: 120,
  description: 5000,
  /** In dirhams. */
  price: 1_000_000,
  stock_quantity: 1_000_000,
  image_url: 2048,
} as const;
export const IMAGE_LIMITS = {
  alt_text: 200,
  caption: 300,
  display_order: 10_000,
  image_url: 2048,
} as const;

const exactPrice = v.pipe(v.number(), v.minValue(0), v.check(isExactDirhams));
const whole = v.pipe(v.number(), v.integer());
/** Excludes negative zero, which Firestore stores as a double. */
const upTo = (most: number) =>
  v.pipe(
    whole,
    v.minValue(0),
    v.maxValue(most),
    v.check((value) => !Object.is(value, -0)),
  );
/** Not only white space. */
const filled = (most: number) => v.pipe(v.string(), v.maxLength(most), v.regex(/[^ \t\n\f\r]/));
// oxlint-disable-next-line no-control-regex -- control characters would break a line
const address = v.pipe(filled(IMAGE_LIMITS.image_url), v.regex(/^https?:\/\/[^\x00-\x20]+$/));
/** The user who last changed the document; null in older ones. */
const updatedBy = v.optional(v.nullable(v.string()), null);

const productName = v.pipe(
  v.string(),
  v.maxLength(PRODUCT_LIMITS.name),
  v.check(isLegible),
  v.check(isPlainText),
);
const description = filled(PRODUCT_LIMITS.description);

/** What an admin writes when creating a product; `firestore.rules` enforce the same. */
export const productFieldsSchema = v.object({
  name: productName,
  description: v.nullable(description),
  price: v.pipe(exactPrice, v.minValue(LEAST_PRICE), v.maxValue(PRODUCT_LIMITS.price)),
  stock_quantity: upTo(PRODUCT_LIMITS.stock_quantity),
  is_active: v.boolean(),
  image_url: v.nullable(address),
  translations: v.optional(writtenTranslationsSchema({ name: productName, description })),
});
export type ProductFields = v.InferOutput<typeof productFieldsSchema>;

/**
 * What an admin writes when changing a product; `firestore.rules` enforce the same. Stock is negative after
 * overselling.
 */
export const productChangeSchema = v.object({
  ...productFieldsSchema.entries,
  stock_quantity: v.union([
    productFieldsSchema.entries.stock_quantity,
    v.pipe(whole, v.minValue(-PRODUCT_LIMITS.stock_quantity), v.maxValue(-1)),
  ]),
});

/**
 * A document of `products`. The price is in dirhams with at most two decimals. Wider than the write schema: overselling
 * can make stock negative, and neither a long name nor a malformed translation must close the shop.
 */
export const productSchema = v.object({
  name: v.string(),
  description: v.nullable(v.string()),
  price: exactPrice,
  stock_quantity: whole,
  is_active: v.boolean(),
  image_url: v.nullable(v.string()),
  translations: v.fallback(
    v.optional(
      translationsSchema(
        v.object({ name: v.optional(v.string()), description: v.optional(v.string()) }),
      ),
    ),
    undefined,
  ),
  created_at: v.date(),
  updated_at: v.date(),
  updated_by: updatedBy,
});
export type Product = v.InferOutput<typeof productSchema>;

const altText = v.pipe(v.string(), v.maxLength(IMAGE_LIMITS.alt_text));
/** `title | text`; empty where the picture has none. */
const caption = v.pipe(v.string(), v.maxLength(IMAGE_LIMITS.caption));

/** What an admin may change of a picture; `firestore.rules` enforce the same. */
export const imageChangeSchema = v.object({
  alt_text: altText,
  caption: v.optional(caption),
  translations: v.optional(writtenTranslationsSchema({ alt_text: altText, caption })),
  display_order: upTo(IMAGE_LIMITS.display_order),
  is_primary: v.boolean(),
});
export type ImageChange = v.InferOutput<typeof imageChangeSchema>;

/** What an admin writes when adding a picture; `firestore.rules` enforce the same. */
export const imageFieldsSchema = v.object({
  ...imageChangeSchema.entries,
  product_id: v.string(),
  image_url: address,
  /** The file's Storage path; never parse it out of `image_url`. */
  storage_path: v.string(),
  /** The uploaded file's name without extension; the initial `alt_text`. */
  file_name: v.optional(v.pipe(v.string(), v.maxLength(IMAGE_LIMITS.alt_text))),
});
export type ImageFields = v.InferOutput<typeof imageFieldsSchema>;

/** A picture's texts in other languages. */
export const pictureTranslationsSchema = translationsSchema(
  v.object({ alt_text: v.optional(v.string()), caption: v.optional(v.string()) }),
);

/** A document of `product_images`. */
export const productImageSchema = v.object({
  product_id: v.string(),
  image_url: v.string(),
  storage_path: v.string(),
  alt_text: v.string(),
  /** Absent in older documents. */
  file_name: v.optional(v.string()),
  /** Absent: the caption is the line of the content's `gallery` at the picture's position. */
  caption: v.optional(v.string()),
  translations: v.optional(pictureTranslationsSchema),
  display_order: whole,
  is_primary: v.boolean(),
  created_at: v.date(),
  updated_at: v.optional(v.nullable(v.date()), null),
  updated_by: updatedBy,
});
export type ProductImage = v.InferOutput<typeof productImageSchema>;
