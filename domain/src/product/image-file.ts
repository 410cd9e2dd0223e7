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
/** Largest picture in pixels; decoding takes several bytes per pixel. */
export const MAX_IMAGE_PIXELS = 50_000_000;

/**
 * Custom metadata key of files restored from a backup, with the time. Their bytes are not checked again.
 * `storage.rules` refuse it in uploads.
 */
export const RESTORED_MARK = 'restored_at';
