import type { ImageExtension } from '@ghar/domain/product/image-file';

/** How many of a file's first bytes tell its type. */
export const HEAD = 32;

/** The signature of each type, bytes as characters. */
const MARKS: readonly (readonly [ImageExtension, RegExp])[] = [
  ['jpg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n/],
  ['webp', /^RIFF[^]{4}WEBP/],
  ['avif', /^[^]{4}ftyp[^]*avif/],
];
const HEIC_MARK = /^[^]{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/;

const textOf = (head: Uint8Array): string => String.fromCharCode(...head);

/** A file's type by its first bytes, whatever its name says; null if it is not accepted. */
export function pictureType(head: Uint8Array): ImageExtension | null {
  const text = textOf(head);
  return MARKS.find(([, mark]) => mark.test(text))?.[0] ?? null;
}

/** Whether a file of no accepted type is an iPhone's own format, which only Safari can decode. */
export const isHeic = (head: Uint8Array): boolean => HEIC_MARK.test(textOf(head));
