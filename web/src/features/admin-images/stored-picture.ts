import { latinDigits } from '@ghar/domain/text/digits';
import { IMAGE_LIMITS, productImageSchema } from '@ghar/domain/product/product';
import { altOf, isDrawn, storePictureSchema } from '@ghar/domain/pages/store-data';
import * as v from 'valibot';

/** A document of `product_images`, with the variants that the server has made so far. */
export const pictureSchema = v.object({
  ...storePictureSchema.entries,
  ...productImageSchema.entries,
  /** The server has tried to draw it, in vain so far. */
  undrawn: v.fallback(v.optional(v.boolean(), false), false),
});
export type StoredPicture = v.InferOutput<typeof pictureSchema> & { readonly id: string };

/** Whether somebody has written an alternative text. */
export const isDescribed = (picture: StoredPicture): boolean => altOf(picture).trim() !== '';

/** A picture's name in the panel: its alternative text, its file's name, or `noAlt`. */
export const pictureName = ({ alt_text: alt }: StoredPicture, noAlt: string): string =>
  alt.trim() === '' ? noAlt : alt;

/** How long drawing takes at most, in ms: later its process has died. */
const DRAWING_MS = 10 * 60_000;

/** Where a picture is on its way to the store; `now` in ms since 1970. */
export function drawingOf(picture: StoredPicture, now: number): 'drawn' | 'under-way' | 'failed' {
  if (isDrawn(picture)) return 'drawn';
  const isLate = now - picture.created_at.getTime() > DRAWING_MS;
  return picture.undrawn || isLate ? 'failed' : 'under-way';
}

/** Parses a display order, 0 if it is invalid (specification, section 5). */
export function displayOrder(text: string): number {
  const order = Number.parseInt(latinDigits(text), 10);
  return order >= 0 ? Math.min(order, IMAGE_LIMITS.display_order) : 0;
}
