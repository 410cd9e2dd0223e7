import * as v from 'valibot';
import { DEFAULT_LOCALE, type Locale } from '../i18n/locale.ts';
import { textIn } from '../i18n/translations.ts';
import { mediaPath } from '../product/media.ts';
import type { PublicSettings } from '../content/settings.ts';
import type { ContentSection, SiteContent } from '../content/site-content.ts';
import { pictureTranslationsSchema } from '../product/product.ts';
import type { Availability } from '../product/storefront-product.ts';

/** A picture's `srcset` for each format. */
export type StoreImageSources = { readonly avif?: string; readonly webp?: string };

export type StoreImage = {
  readonly alt: string;
  /**
   * `title
   * text`; absent: the line of the content's `gallery` at the picture's position.
   */
  readonly caption?: string;
  /** Of the largest file, in pixels; pages use the ratio. */
  readonly width: number;
  readonly height: number;
  /** For browsers that support none of `sources`. */
  readonly src: string;
  readonly sources?: StoreImageSources;
  /** A tiny data URL, shown until the picture has loaded. */
  readonly placeholder?: string;
};

export type StoreProduct = {
  readonly name: string;
  readonly price: number;
  readonly availability: Availability;
};

/** Data of the public pages: rendered on the server and embedded in the page. */
export type StoreData = {
  /** The product on sale, with its price in dirhams; null where there is none. */
  readonly product: StoreProduct | null;
  /** In display order; the first is the largest on the page. */
  readonly images: readonly StoreImage[];
  readonly content: { readonly [Section in ContentSection]: SiteContent<Section> };
  readonly settings: PublicSettings;
};

const side = v.pipe(v.number(), v.integer(), v.minValue(1));
/** A file drawn by the server, with its size in pixels. */
export const drawnFileSchema = v.object({ width: side, height: side, storage_path: v.string() });
export type DrawnFile = v.InferOutput<typeof drawnFileSchema>;

const variantSchema = v.object({
  format: v.picklist(['avif', 'webp', 'jpeg']),
  ...drawnFileSchema.entries,
});
/** A picture in one size and format. */
export type PictureVariant = v.InferOutput<typeof variantSchema>;

/** The fields of `product_images` that the store reads; the last four are the server's. */
export const storePictureSchema = v.object({
  storage_path: v.string(),
  alt_text: v.string(),
  file_name: v.fallback(v.optional(v.string()), undefined),
  caption: v.fallback(v.optional(v.string()), undefined),
  translations: v.fallback(v.optional(pictureTranslationsSchema), undefined),
  width: v.fallback(v.optional(side), undefined),
  height: v.fallback(v.optional(side), undefined),
  placeholder: v.fallback(v.optional(v.pipe(v.string(), v.startsWith('data:image/'))), undefined),
  variants: v.fallback(v.optional(v.array(variantSchema), []), []),
});
export type StorePicture = v.InferOutput<typeof storePictureSchema>;
/** Fields that the server adds after drawing a picture; read-only for admins. */
export type PictureFacts = {
  /** The original's size after rotation, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly variants: readonly PictureVariant[];
  /** The picture of a shared link; no page shows it. */
  readonly card: DrawnFile;
  /** Absent for pictures with transparency. */
  readonly placeholder?: string;
};

/** Assumed size before the picture is measured; most are square. */
const UNKNOWN_SIDE = 1200;
/** Wide enough for browsers with neither AVIF nor WebP. */
const FALLBACK_WIDTH = 1200;

const inFormat = (
  { variants }: StorePicture,
  format: PictureVariant['format'],
): readonly PictureVariant[] =>
  variants
    .filter((variant) => variant.format === format)
    .toSorted((one, other) => one.width - other.width);

/** The JPEG fallback; undefined before there are variants. */
export function jpegOf(picture: StorePicture): PictureVariant | undefined {
  const jpegs = inFormat(picture, 'jpeg');
  return jpegs.find(({ width }) => width >= FALLBACK_WIDTH) ?? jpegs.at(-1);
}

/**
 * A picture's alternative text. Empty while it is still the file's name (the initial `alt_text`, specification, section
 * 7), which means nothing to a shopper.
 */
export const altOf = (
  {
    alt_text: alt,
    file_name: fileName,
    translations,
  }: Pick<StorePicture, 'alt_text' | 'file_name' | 'translations'>,
  locale: Locale = DEFAULT_LOCALE,
): string => (alt === fileName ? '' : textIn(alt, translations?.[locale]?.alt_text));

/** True iff pages may show the picture. Before it is drawn, the file may be the upload with its GPS metadata. */
export const isDrawn = ({ variants }: Pick<StorePicture, 'variants'>): boolean =>
  variants.length > 0;

/** A picture for pages in a language. */
export function storeImageOf(picture: StorePicture, locale: Locale = DEFAULT_LOCALE): StoreImage {
  const { variants, placeholder, translations } = picture;
  const caption =
    picture.caption === undefined
      ? undefined
      : textIn(picture.caption, translations?.[locale]?.caption);
  const url = ({ storage_path }: { storage_path: string }): string => mediaPath(storage_path);
  const srcset = (format: PictureVariant['format']): string =>
    inFormat(picture, format)
      .map((variant) => `${url(variant)} ${variant.width}w`)
      .join(', ');
  const largest = variants.toSorted((one, other) => other.width - one.width)[0];
  const [avif, webp] = [srcset('avif'), srcset('webp')];
  const measured =
    picture.width !== undefined && picture.height !== undefined
      ? { width: picture.width, height: picture.height }
      : { width: largest?.width ?? UNKNOWN_SIDE, height: largest?.height ?? UNKNOWN_SIDE };
  return {
    alt: altOf(picture, locale),
    ...(caption !== undefined && { caption }),
    ...measured,
    src: url(jpegOf(picture) ?? picture),
    ...((avif || webp) && { sources: { ...(avif && { avif }), ...(webp && { webp }) } }),
    ...(placeholder !== undefined && { placeholder }),
  };
}
