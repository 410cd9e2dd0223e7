import * as v from 'valibot';
import { mediaPath } from './media.ts';
import type { ContentSection, SiteContent } from './site-content.ts';
import type { Availability } from './storefront-product.ts';

/** The widths of one picture in one format, as an `srcset` lists them. */
export type StoreImageSources = { readonly avif?: string; readonly webp?: string };

/** A picture of the product, ready to be put into a page. */
export type StoreImage = {
  readonly alt: string;
  /** `title | text`; where it is absent, the line of the content's `gallery` at the picture's place. */
  readonly caption?: string;
  /** In pixels, of the largest there is: what matters is their ratio. */
  readonly width: number;
  readonly height: number;
  /** For browsers that know none of `sources`. */
  readonly src: string;
  readonly sources?: StoreImageSources;
  /** A tiny picture as a data URL, to be seen until the real one is there. */
  readonly placeholder?: string;
};

export type StoreProduct = {
  readonly name: string;
  readonly price: number;
  readonly availability: Availability;
};

/**
 * All that the public pages show: rendered on the server from one of these, and
 * handed to the browser with the page.
 */
export type StoreData = {
  /** The product on sale; its price in dirhams. null where there is none. */
  readonly product: StoreProduct | null;
  /** In the order in which they are shown; the first one is the largest on the page. */
  readonly images: readonly StoreImage[];
  readonly content: { readonly [Section in ContentSection]: SiteContent<Section> };
};

const side = v.pipe(v.number(), v.integer(), v.minValue(1));
/** What the server has drawn of a picture: a file, and how large it is in pixels. */
export const drawnFileSchema = v.object({ width: side, height: side, storage_path: v.string() });
export type DrawnFile = v.InferOutput<typeof drawnFileSchema>;

const variantSchema = v.object({
  format: v.picklist(['avif', 'webp', 'jpeg']),
  ...drawnFileSchema.entries,
});
/** A picture in one size and format. */
export type PictureVariant = v.InferOutput<typeof variantSchema>;

/** What the store reads of a document of `product_images`; the server adds all but the first two. */
export const storePictureSchema = v.object({
  storage_path: v.string(),
  alt_text: v.string(),
  caption: v.fallback(v.optional(v.string()), undefined),
  width: v.fallback(v.optional(side), undefined),
  height: v.fallback(v.optional(side), undefined),
  placeholder: v.fallback(v.optional(v.pipe(v.string(), v.startsWith('data:image/'))), undefined),
  variants: v.fallback(v.optional(v.array(variantSchema), []), []),
});
export type StorePicture = v.InferOutput<typeof storePictureSchema>;
/** What the server adds to such a document when it has drawn the picture. No admin writes any of it. */
export type PictureFacts = {
  /** Of the original as it is seen, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly variants: readonly PictureVariant[];
  /** What a link to the store shows; the pages show none of it. */
  readonly card: DrawnFile;
  /** None of a picture that can be seen through. */
  readonly placeholder?: string;
};

/** The size that a picture is taken to have until the server has measured it: most are square. */
const UNKNOWN_SIDE = 1200;
/** As wide as a browser needs it that takes neither AVIF nor WebP. */
const FALLBACK_WIDTH = 1200;

const inFormat = (
  { variants }: StorePicture,
  format: PictureVariant['format'],
): readonly PictureVariant[] =>
  variants
    .filter((variant) => variant.format === format)
    .toSorted((one, other) => one.width - other.width);

/** What a browser shows of a picture that knows no newer format; none until there are variants. */
export function jpegOf(picture: StorePicture): PictureVariant | undefined {
  const jpegs = inFormat(picture, 'jpeg');
  return jpegs.find(({ width }) => width >= FALLBACK_WIDTH) ?? jpegs.at(-1);
}

/** A picture with the addresses of its files. Until there are variants, its original. */
export function storeImageOf(picture: StorePicture): StoreImage {
  const { variants, placeholder, caption } = picture;
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
    alt: picture.alt_text,
    ...(caption !== undefined && { caption }),
    ...measured,
    src: url(jpegOf(picture) ?? picture),
    ...((avif || webp) && { sources: { ...(avif && { avif }), ...(webp && { webp }) } }),
    ...(placeholder !== undefined && { placeholder }),
  };
}
