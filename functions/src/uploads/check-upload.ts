import { RESTORED_MARK } from '@ghar/domain/image-file';
import { parseProductImagePath } from '@ghar/domain/paths';
import type { RejectionReason, UploadRejection } from '@ghar/domain/upload-rejection';
import type { Clock } from '../orders/order-store.ts';
import { isReadable, judgeUpload, type FoundImage } from './judge-upload.ts';

/** A file as it was when its upload ended. */
export type UploadedFile = {
  readonly bucket: string;
  readonly path: string;
  /** Distinguishes successive files at one path. */
  readonly generation: string;
  readonly contentType: string | undefined;
  /** In bytes. */
  readonly size: number;
  /** Custom metadata. */
  readonly metadata: Readonly<Record<string, string>> | undefined;
};

export type UploadPorts = {
  readonly files: {
    /** Null where the file does not exist any more. */
    read(file: UploadedFile): Promise<Uint8Array | null>;
    /** Does nothing where there is none. */
    remove(file: UploadedFile): Promise<void>;
  };
  /** Decodes the bytes; null where they are no picture, or a damaged one. */
  readonly inspect: (bytes: Uint8Array) => Promise<FoundImage | null>;
  readonly rejections: {
    /** Stores why the file was rejected; does nothing where that is stored already. */
    record(rejection: UploadRejection): Promise<void>;
    /** Deletes the picture documents that show the file. */
    removePictures(storagePath: string): Promise<void>;
  };
  readonly clock: Clock;
};

/**
 * The outcome; `foreign` is a file that is no product picture, `gone` one that does not exist any
 * more, `restored` one that comes from a backup.
 */
export type CheckedUpload =
  | { readonly outcome: 'kept' | 'foreign' | 'gone' | 'restored' }
  | {
      readonly outcome: 'refused';
      readonly reason: RejectionReason;
      readonly productId: string;
    };

/**
 * Checks a product picture that was just uploaded, and removes it where it is not what it claims to
 * be.
 *
 * The rejection is written first: from then on the rules refuse picture documents with that file.
 * The file is deleted last, so that an interrupted run can be repeated.
 */
export async function checkUpload(
  file: UploadedFile,
  { files, inspect, rejections, clock }: UploadPorts,
): Promise<CheckedUpload> {
  const parsed = parseProductImagePath(file.path);
  if (!parsed) return { outcome: 'foreign' };
  if (file.metadata?.[RESTORED_MARK] !== undefined) return { outcome: 'restored' };
  const { productId, extension } = parsed;

  const judge = async (): Promise<RejectionReason | 'gone' | null> => {
    if (!isReadable(file.size)) return 'too-large';
    const bytes = await files.read(file);
    if (bytes === null) return 'gone';
    return judgeUpload({ extension, contentType: file.contentType }, await inspect(bytes));
  };
  const reason = await judge();
  if (reason === null) return { outcome: 'kept' };
  if (reason === 'gone') return { outcome: 'gone' };

  await rejections.record({
    storage_path: file.path,
    product_id: productId,
    reason,
    created_at: clock(),
  });
  await rejections.removePictures(file.path);
  await files.remove(file);
  return { outcome: 'refused', reason, productId };
}
