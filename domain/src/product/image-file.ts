/** The image types that can be uploaded, by file extension. */
export const IMAGE_TYPES = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
} as const;
export type ImageExtension = keyof typeof IMAGE_TYPES;
export type ImageType = (typeof IMAGE_TYPES)[ImageExtension];

export const isImageExtension = (text: string): text is ImageExtension =>
  Object.hasOwn(IMAGE_TYPES, text);

/** The largest upload, in bytes. */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;
/** The largest picture, in pixels: decoding takes several bytes for each. */
export const MAX_IMAGE_PIXELS = 50_000_000;

/**
 * A file with this key in its custom metadata was restored from a backup, at the time in it: it is
 * what the shop had, so its bytes are not judged again. `storage.rules` refuse it in an upload.
 */
export const RESTORED_MARK = 'restored_at';
