/** The pictures that can be uploaded: what their files are called, and what they are. */
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

/** The largest file that is taken, in bytes. */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;
/** The largest picture that is taken, in pixels: decoding one takes several bytes for each. */
export const MAX_IMAGE_PIXELS = 50_000_000;
