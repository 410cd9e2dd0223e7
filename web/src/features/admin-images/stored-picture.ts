import { latinDigits } from '@ghar/domain/digits';
import { IMAGE_LIMITS, productImageSchema } from '@ghar/domain/product';
import { altOf, storePictureSchema } from '@ghar/domain/store-data';
import * as v from 'valibot';

/** A document of `product_images`, with the variants that the server has made so far. */
export const pictureSchema = v.object({
  ...storePictureSchema.entries,
  ...productImageSchema.entries,
});
export type StoredPicture = v.InferOutput<typeof pictureSchema> & { readonly id: string };

/** Whether somebody has written an alternative text. */
export const isDescribed = (picture: StoredPicture): boolean => altOf(picture).trim() !== '';

/** A picture's name in the panel: its alternative text, its file's name, or `noAlt`. */
export const pictureName = ({ alt_text: alt }: StoredPicture, noAlt: string): string =>
  alt.trim() === '' ? noAlt : alt;

/** Parses a display order, 0 if it is invalid (specification, section 5). */
export function displayOrder(text: string): number {
  const order = Number.parseInt(latinDigits(text), 10);
  return order >= 0 ? Math.min(order, IMAGE_LIMITS.display_order) : 0;
}
