import {
  IMAGE_TYPES,
  MAX_IMAGE_BYTES,
  MAX_IMAGE_PIXELS,
  type ImageExtension,
} from '@ghar/domain/image-file';
import { RefusedError } from '../../components/admin/operation.ts';

/** The bytes that tell the types apart. */
const HEAD = 32;

/** The signature of each type, bytes as characters. */
const MARKS: readonly (readonly [ImageExtension, RegExp])[] = [
  ['jpg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n/],
  ['webp', /^RIFF[^]{4}WEBP/],
  ['avif', /^[^]{4}ftyp[^]*avif/],
];

/** A file's type by its first bytes, whatever its name says; null if it is not accepted. */
export function pictureType(head: Uint8Array): ImageExtension | null {
  const text = String.fromCharCode(...head);
  return MARKS.find(([, mark]) => mark.test(text))?.[0] ?? null;
}

/**
 * Checks a file before it is uploaded, so that nobody waits for a rejection; the server checks it
 * again. Returns it with its real type.
 *
 * @throws RefusedError `image-too-large`, `image-type`, `image-damaged`, `image-too-many-pixels`
 */
export async function checkFile(
  file: Blob,
): Promise<{ readonly picture: Blob; readonly extension: ImageExtension }> {
  if (file.size > MAX_IMAGE_BYTES) throw new RefusedError('image-too-large');
  const extension = pictureType(new Uint8Array(await file.slice(0, HEAD).arrayBuffer()));
  if (extension === null) throw new RefusedError('image-type');
  const picture = file.slice(0, file.size, IMAGE_TYPES[extension]);
  if ((await pixelsOf(picture)) > MAX_IMAGE_PIXELS) throw new RefusedError('image-too-many-pixels');
  return { picture, extension };
}

async function pixelsOf(picture: Blob): Promise<number> {
  const bitmap = await createImageBitmap(picture).catch(() => {
    throw new RefusedError('image-damaged');
  });
  const pixels = bitmap.width * bitmap.height;
  bitmap.close();
  return pixels;
}
