import type { ImageExtension } from '@ghar/domain/product/image-file';

/** Number of leading bytes that identify a file's type. */
export const HEAD = 32;

/** Each type's signature, with bytes as characters. */
const MARKS: readonly (readonly [ImageExtension, RegExp])[] = [
  ['jpg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n/],
  ['webp', /^RIFF[^]{4}WEBP/],
  ['avif', /^[^]{4}ftyp[^]*avif/],
];
const HEIC_MARK = /^[^]{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/;

const textOf = (head: Uint8Array): string => String.fromCharCode(...head);

/** A file's type by its signature; null if not accepted. */
export function pictureType(head: Uint8Array): ImageExtension | null {
  const text = textOf(head);
  return MARKS.find(([, mark]) => mark.test(text))?.[0] ?? null;
}

/** Whether a file is HEIC, the iPhone's format, which only Safari decodes. */
export const isHeic = (head: Uint8Array): boolean => HEIC_MARK.test(textOf(head));
