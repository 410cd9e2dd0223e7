import { MAX_IMAGE_PIXELS, type ImageType } from '@ghar/domain/product/image-file';
import type { FoundImage } from '../uploads/judge-upload.ts';
import { loadSharp, openPicture, type OpenPicture } from './load-sharp.ts';

/**
 * Decodes a picture; null if its type is not accepted, it is damaged, or it exceeds the pixel limit (checked before
 * decoding).
 */
export async function inspectImage(bytes: Uint8Array): Promise<FoundImage | null> {
  const sharp = await loadSharp();
  try {
    const { mediaType, width, height } = await sharp(bytes, {
      limitInputPixels: false,
    }).metadata();
    const pixels = width * height;
    if (pixels <= MAX_IMAGE_PIXELS) await (await openPicture(bytes)).resize(1, 1).raw().toBuffer();
    return { type: mediaType ?? '', pixels };
  } catch {
    return null; // the error has only a message, and none of it matters here
  }
}

/** Encoders with visually lossless quality, even when enlarged. */
const COPIES: Readonly<Record<ImageType, (picture: OpenPicture) => OpenPicture>> = {
  'image/jpeg': (picture) => picture.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }),
  'image/png': (picture) => picture.png(),
  'image/webp': (picture) => picture.webp({ quality: 92 }),
  'image/avif': (picture) => picture.avif({ quality: 80 }),
};

/**
 * Re-encodes a picture: upright, sRGB, pixels only. Removing only known metadata could leave other data, such as a
 * video appended to a phone's photo.
 */
export async function copyPixels(bytes: Uint8Array, type: ImageType): Promise<Uint8Array | null> {
  try {
    return await COPIES[type]((await openPicture(bytes)).toColourspace('srgb')).toBuffer();
  } catch {
    return null; // as above
  }
}
