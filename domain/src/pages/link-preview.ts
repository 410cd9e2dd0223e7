import * as v from 'valibot';
import { DEFAULT_LOCALE, type Locale } from '../i18n/locale.ts';
import { mediaPath } from '../product/media.ts';
import { altOf, drawnFileSchema, jpegOf, storePictureSchema } from './store-data.ts';

/** The picture of a shared link to the store (`og:image`). */
export type LinkPreview = {
  /** Relative to the store's root. */
  readonly src: string;
  readonly alt: string;
  /** In pixels; unknown for some pictures. */
  readonly width: number | undefined;
  readonly height: number | undefined;
};

/** A document of `product_images`, with the fields that a link preview needs. */
export const linkedPictureSchema = v.object({
  ...storePictureSchema.entries,
  is_primary: v.fallback(v.optional(v.boolean(), false), false),
  card: v.fallback(v.optional(drawnFileSchema), undefined),
});
type LinkedPicture = v.InferOutput<typeof linkedPictureSchema>;

/** The picture for link previews: the primary one, else the first in display order. */
export const linkedPictureOf = (pictures: readonly LinkedPicture[]): LinkedPicture | undefined =>
  pictures.find(({ is_primary: isPrimary }) => isPrimary) ?? pictures[0];

/** The preview file of a picture: its card, or the JPEG variant of a picture older than cards. */
export function linkPreviewOf(
  picture: LinkedPicture,
  locale: Locale = DEFAULT_LOCALE,
): LinkPreview {
  const { storage_path, width, height } = picture.card ?? jpegOf(picture) ?? picture;
  return { src: mediaPath(storage_path), alt: altOf(picture, locale), width, height };
}
