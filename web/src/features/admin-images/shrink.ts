import { MAX_IMAGE_BYTES } from '@ghar/domain/product/image-file';
import { RefusedError } from '../../components/admin/operation.ts';

/** Longest side of an upload in pixels: twice the widest that a page loads. */
export const LONGEST_SIDE = 3200;
/** Tried in turn until the file is small enough. */
const SIDES = [LONGEST_SIDE, 2400, 1600] as const;
const JPEG_QUALITY = 0.88;
const WEBP_QUALITY = 0.9;

/**
 * Scales a picture down, as JPEG, or WebP if it has transparency (PNG if the browser cannot write WebP). Drops metadata
 * such as GPS.
 * @throws RefusedError `image-too-large` if even the smallest is too large
 */
export async function shrink(
  bitmap: ImageBitmap,
  { mayBeTransparent }: { readonly mayBeTransparent: boolean },
): Promise<Blob> {
  for (const side of SIDES) {
    const canvas = drawWithin(bitmap, side);
    const file =
      mayBeTransparent && isTransparent(canvas)
        ? await encode(canvas, 'image/webp', WEBP_QUALITY)
        : await encode(canvas, 'image/jpeg', JPEG_QUALITY);
    if (file.size <= MAX_IMAGE_BYTES) return file;
  }
  throw new RefusedError('image-too-large');
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser has no memory for a canvas');
  return context;
}

function drawWithin(bitmap: ImageBitmap, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function isTransparent(canvas: HTMLCanvasElement): boolean {
  const { data } = contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height);
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha]! < 255) return true;
  return false;
}

const encode = (canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (file) => (file ? resolve(file) : reject(new Error('The browser cannot encode the picture'))),
      type,
      quality,
    );
  });
