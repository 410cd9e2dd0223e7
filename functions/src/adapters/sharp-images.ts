import { MAX_IMAGE_PIXELS } from '@ghar/domain/image-file';
import type { FoundImage } from '../uploads/judge-upload.ts';
import { loadSharp } from './load-sharp.ts';

/**
 * What picture the bytes are; null where they are none of a type that is taken,
 * or one that cannot be decoded to its end. One that is too large is not decoded.
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
    return null; // It says what is wrong in words only, and none of it matters here.
  }
}
