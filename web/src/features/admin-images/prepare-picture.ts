import {
  IMAGE_TYPES,
  isImageExtension,
  MAX_IMAGE_BYTES,
  MAX_IMAGE_PIXELS,
  type ImageExtension,
} from '@ghar/domain/product/image-file';
import { RefusedError } from '../../components/admin/operation.ts';
import { HEAD, isHeic, pictureType } from './picture-type.ts';
import { LONGEST_SIDE, shrink } from './shrink.ts';

/** Largest picture to decode for shrinking, in pixels: half a gigabyte of memory. */
const MAX_DECODED_PIXELS = 120_000_000;

/** File size before and after, in bytes. */
export type Shrunk = { readonly from: number; readonly to: number };

export type PreparedPicture = {
  readonly picture: Blob;
  /** By content, not by name. */
  readonly extension: ImageExtension;
  /** Null if uploaded unchanged. */
  readonly shrunk: Shrunk | null;
};

/**
 * Checks a file before the upload, so that nobody waits for a rejection (the server checks again), and shrinks it if it
 * exceeds the server's limit or what any page shows.
 * @throws RefusedError `image-type`, `image-heic`, `image-damaged`, `image-too-many-pixels`, `image-too-large`
 */
export async function preparePicture(file: Blob): Promise<PreparedPicture> {
  const head = new Uint8Array(await file.slice(0, HEAD).arrayBuffer());
  const extension = pictureType(head);
  if (extension === null && !isHeic(head)) throw new RefusedError('image-type');
  const picture = file.slice(
    0,
    file.size,
    extension === null ? 'image/heic' : IMAGE_TYPES[extension],
  );
  const undecodable = (): never => {
    throw new RefusedError(extension === null ? 'image-heic' : 'image-damaged');
  };
  const { width, height } = await measure(picture).catch(undecodable);
  if (width * height > MAX_DECODED_PIXELS) throw new RefusedError('image-too-many-pixels');
  const bitmap = await createImageBitmap(picture, { imageOrientation: 'from-image' }).catch(
    undecodable,
  );
  try {
    const isAccepted =
      extension !== null && file.size <= MAX_IMAGE_BYTES && width * height <= MAX_IMAGE_PIXELS;
    if (isAccepted && Math.max(width, height) <= LONGEST_SIDE)
      return { picture, extension, shrunk: null };
    const small = await shrink(bitmap, { mayBeTransparent: extension !== 'jpg' });
    if (isAccepted && small.size >= file.size) return { picture, extension, shrunk: null };
    return {
      picture: small,
      extension: extensionOf(small.type),
      shrunk: small.size < file.size ? { from: file.size, to: small.size } : null,
    };
  } finally {
    bitmap.close();
  }
}

/** A picture's upright size in pixels. Browsers read it without decoding. */
async function measure(picture: Blob): Promise<{ width: number; height: number }> {
  const image = new Image();
  const url = URL.createObjectURL(picture);
  try {
    await new Promise((resolve, reject) => {
      image.addEventListener('load', resolve);
      image.addEventListener('error', reject);
      image.src = url;
    });
    return { width: image.naturalWidth, height: image.naturalHeight };
  } finally {
    URL.revokeObjectURL(url);
  }
}

function extensionOf(type: string): ImageExtension {
  const extension = Object.keys(IMAGE_TYPES)
    .filter(isImageExtension)
    .find((one) => IMAGE_TYPES[one] === type);
  if (extension === undefined) throw new Error(`A canvas was encoded as ${type}`);
  return extension;
}
