import { latinDigits } from '@ghar/domain/text/digits';
import { IMAGE_LIMITS, productImageSchema } from '@ghar/domain/product/product';
import { altOf, isDrawn, storePictureSchema } from '@ghar/domain/pages/store-data';
import * as v from 'valibot';

/** A document of `product_images`, with its variants so far. */
export const pictureSchema = v.object({
  ...storePictureSchema.entries,
  ...productImageSchema.entries,
  /** The server failed to draw it so far. */
  undrawn: v.fallback(v.optional(v.boolean(), false), false),
});
export type StoredPicture = v.InferOutput<typeof pictureSchema> & { readonly id: string };

/** Whether it has a real alternative text. */
export const isDescribed = (picture: StoredPicture): boolean => altOf(picture).trim() !== '';

/** A picture's name in the panel: alternative text, file name, or `noAlt`. */
export const pictureName = ({ alt_text: alt }: StoredPicture, noAlt: string): string =>
  alt.trim() === '' ? noAlt : alt;

/** Maximum drawing time in ms; after that its process has died. */
const DRAWING_MS = 10 * 60_000;

/** A picture's drawing state; `now` in ms since 1970. */
export function drawingOf(picture: StoredPicture, now: number): 'drawn' | 'under-way' | 'failed' {
  if (isDrawn(picture)) return 'drawn';
  const isLate = now - picture.created_at.getTime() > DRAWING_MS;
  return picture.undrawn || isLate ? 'failed' : 'under-way';
}

/** Parses a display order; 0 if invalid (specification, section 5). */
export function displayOrder(text: string): number {
  const order = Number.parseInt(latinDigits(text), 10);
  return order >= 0 ? Math.min(order, IMAGE_LIMITS.display_order) : 0;
}
