import {
  IMAGE_TYPES,
  MAX_IMAGE_BYTES,
  MAX_IMAGE_PIXELS,
  type ImageExtension,
} from '@ghar/domain/image-file';
import { RefusedError } from '../../components/admin/operation.ts';

/** As many bytes as tell the types apart. */
const HEAD = 32;

/** How the files of each type begin, byte by byte as characters. */
const MARKS: readonly (readonly [ImageExtension, RegExp])[] = [
  ['jpg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n/],
  ['webp', /^RIFF[^]{4}WEBP/],
  ['avif', /^[^]{4}ftyp[^]*avif/],
];

/** What a file is by its first bytes, whatever it is called; null where it is nothing that is taken. */
export function pictureType(head: Uint8Array): ImageExtension | null {
  const text = String.fromCharCode(...head);
  return MARKS.find(([, mark]) => mark.test(text))?.[0] ?? null;
}

/**
 * Looks into a file before it is sent, so that nobody waits for a refusal; the
 * server looks again. Answers the file as what it really is.
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
