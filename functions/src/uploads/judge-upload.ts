import {
  IMAGE_TYPES,
  isImageExtension,
  MAX_IMAGE_BYTES,
  MAX_IMAGE_PIXELS,
} from '@ghar/domain/product/image-file';
import type { RejectionReason } from '@ghar/domain/product/upload-rejection';

/** What a file's name and content type claim. */
export type Claim = {
  /** Without the dot. */
  readonly extension: string;
  readonly contentType: string | undefined;
};

/** What a file's bytes contain. */
export type FoundImage = {
  /** MIME type. */
  readonly type: string;
  readonly pixels: number;
};

/** True iff the file is within the size limit. */
export const isReadable = (bytes: number): boolean => bytes <= MAX_IMAGE_BYTES;

/**
 * Why a file is rejected; null if it is a picture of the type that both its name and its content type claim, within the
 * size limit.
 * @param found null if the bytes are not a picture.
 */
export function judgeUpload(
  { extension, contentType }: Claim,
  found: FoundImage | null,
): RejectionReason | null {
  if (found === null) return 'not-an-image';
  const named = isImageExtension(extension) ? IMAGE_TYPES[extension] : undefined;
  if (found.type !== named || found.type !== contentType) return 'other-type';
  return found.pixels > MAX_IMAGE_PIXELS ? 'too-large' : null;
}
