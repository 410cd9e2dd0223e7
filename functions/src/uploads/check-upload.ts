import { parseProductImagePath } from '@ghar/domain/paths';
import type { RejectionReason, UploadRejection } from '@ghar/domain/upload-rejection';
import type { Clock } from '../orders/order-store.ts';
import { isReadable, judgeUpload, type FoundImage } from './judge-upload.ts';

/** A file as it was when its upload ended. */
export type UploadedFile = {
  readonly bucket: string;
  readonly path: string;
  /** Tells apart the files that one path has had. */
  readonly generation: string;
  readonly contentType: string | undefined;
  /** In bytes. */
  readonly size: number;
};

export type UploadPorts = {
  readonly files: {
    /** null where the file is not there any more. */
    read(file: UploadedFile): Promise<Uint8Array | null>;
    /** Does nothing where it is not. */
    remove(file: UploadedFile): Promise<void>;
  };
  /** What picture the bytes are; null where they are none, or a damaged one. */
  readonly inspect: (bytes: Uint8Array) => Promise<FoundImage | null>;
  readonly rejections: {
    /** Keeps why the file at a path was refused; does nothing where that is known. */
    record(rejection: UploadRejection): Promise<void>;
    /** Deletes the documents of the pictures that show the file at a path. */
    removePictures(storagePath: string): Promise<void>;
  };
  readonly clock: Clock;
};

/** What came of a check; `foreign` is a file that is no product's picture, `gone` one that is not there. */
export type CheckedUpload =
  | { readonly outcome: 'kept' | 'foreign' | 'gone' }
  | {
      readonly outcome: 'refused';
      readonly reason: RejectionReason;
      readonly productId: string;
    };

/**
 * Looks into a product's picture that was just uploaded, and takes it away where
 * it is not what it claims to be.
 *
 * The reason is written first: from then on the rules refuse a picture with that
 * file, so none can appear behind the deletion. The file goes last, so that
 * whoever is interrupted before finds it again; and there is nothing to do twice.
 */
export async function checkUpload(
  file: UploadedFile,
  { files, inspect, rejections, clock }: UploadPorts,
): Promise<CheckedUpload> {
  const parsed = parseProductImagePath(file.path);
  if (!parsed) return { outcome: 'foreign' };
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
