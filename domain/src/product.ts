import * as v from 'valibot';
import { isExactDirhams } from './money.ts';

/** What a product costs where no price could be read, in dirhams (specification, section 9). */
export const FALLBACK_PRICE = 299;

const price = v.pipe(v.number(), v.minValue(0), v.check(isExactDirhams));

/** A document of `products`. The price is in dirhams with at most two decimals. */
export const productSchema = v.object({
  name: v.string(),
  description: v.nullable(v.string()),
  price,
  stock_quantity: v.pipe(v.number(), v.integer()),
  is_active: v.boolean(),
  image_url: v.nullable(v.string()),
  created_at: v.date(),
  updated_at: v.date(),
});
export type Product = v.InferOutput<typeof productSchema>;

/**
 * What the live price reads of a product, whatever else the document holds: it
 * is compared with a price that is shown, so it must be one.
 */
export const productPriceSchema = v.object({ price });

/** A document of `product_images`. */
export const productImageSchema = v.object({
  product_id: v.string(),
  image_url: v.string(),
  /** Where the file is in Storage: never read it out of `image_url`. */
  storage_path: v.string(),
  alt_text: v.string(),
  display_order: v.pipe(v.number(), v.integer()),
  is_primary: v.boolean(),
  created_at: v.date(),
});
export type ProductImage = v.InferOutput<typeof productImageSchema>;
