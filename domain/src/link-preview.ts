import * as v from 'valibot';
import { mediaPath } from './media.ts';
import { drawnFileSchema, jpegOf, storePictureSchema } from './store-data.ts';

/** The picture that is shown beside a link to the store where somebody shares it. */
export type LinkPreview = {
  /** From the root of the store. */
  readonly src: string;
  readonly alt: string;
  /** In pixels, of the file itself; not known of every picture. */
  readonly width: number | undefined;
  readonly height: number | undefined;
};

/** A document of `product_images` as the server's pages read it: browsers need no card. */
export const linkedPictureSchema = v.object({
  ...storePictureSchema.entries,
  card: v.fallback(v.optional(drawnFileSchema), undefined),
});
type LinkedPicture = v.InferOutput<typeof linkedPictureSchema>;

/** What a link shows of a picture: its card, or the JPEG of one that was drawn before there were cards. */
export function linkPreviewOf(picture: LinkedPicture): LinkPreview {
  const { storage_path, width, height } = picture.card ?? jpegOf(picture) ?? picture;
  return { src: mediaPath(storage_path), alt: picture.alt_text, width, height };
}
