import {
  IMAGE_TYPES,
  isImageExtension,
  MAX_IMAGE_BYTES,
  MAX_IMAGE_PIXELS,
} from '@ghar/domain/product/image-file';
import type { RejectionReason } from '@ghar/domain/product/upload-rejection';

/** What a file claims to be. */
export type Claim = {
  /** The extension, without the dot. */
  readonly extension: string;
  readonly contentType: string | undefined;
};

/** What a file's bytes are. */
export type FoundImage = {
  /** A content type. */
  readonly type: string;
  readonly pixels: number;
};

/** True iff a file of so many bytes is worth reading. */
export const isReadable = (bytes: number): boolean => bytes <= MAX_IMAGE_BYTES;

/**
 * Why a file is rejected; null iff it is a picture of the type that both its name and its content
 * type claim, within the size limit.
 *
 * @param found null where the bytes are no picture.
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
