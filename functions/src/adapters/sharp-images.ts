import { MAX_IMAGE_PIXELS } from '@ghar/domain/image-file';
import type { FoundImage } from '../uploads/judge-upload.ts';
import { loadSharp } from './load-sharp.ts';

/**
 * Decodes a picture fully; null where the bytes are no accepted type, are damaged, or exceed the
 * pixel limit (which is checked before decoding).
 */
export async function inspectImage(bytes: Uint8Array): Promise<FoundImage | null> {
  const sharp = await loadSharp();
  try {
    const { mediaType, width, height } = await sharp(bytes, {
      limitInputPixels: false,
    }).metadata();
    const pixels = width * height;
    if (pixels <= MAX_IMAGE_PIXELS)
      await sharp(bytes, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error' })
        .resize(1, 1)
        .raw()
        .toBuffer();
    return { type: mediaType ?? '', pixels };
  } catch {
    return null; // the error has only a message, and none of it matters here
  }
}
