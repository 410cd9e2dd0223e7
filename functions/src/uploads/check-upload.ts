import { parseProductImagePath } from '@ghar/domain/paths';
import type { RejectionReason, UploadRejection } from '@ghar/domain/product/upload-rejection';
import type { Clock } from '../orders/shop-store.ts';
import type { PictureFiles } from '../pictures/picture-files.ts';
import { checkPicture, type CheckPorts } from './check-picture.ts';

export type UploadPorts = CheckPorts & {
  readonly files: Pick<PictureFiles, 'remove'>;
  readonly rejections: {
    /** Stores why the file was rejected, once. */
    record(rejection: UploadRejection): Promise<void>;
    /** Deletes the picture documents that show the file. */
    removePictures(storagePath: string): Promise<void>;
  };
  readonly clock: Clock;
};

/** `foreign`: not a product picture. `gone`: the file no longer exists. */
export type CheckedUpload =
  | { readonly outcome: 'kept' | 'foreign' | 'gone' }
  | {
      readonly outcome: 'refused';
      readonly reason: RejectionReason;
      readonly productId: string;
    };

/**
 * Checks an uploaded product picture, and removes it if it is not what it claims to be.
 * Writes the rejection first: from then on the rules refuse picture documents with that file. Deletes the file last, so
 * that an interrupted run can be repeated.
 */
export async function checkUpload(path: string, ports: UploadPorts): Promise<CheckedUpload> {
  const checked = await checkPicture(path, ports);
  if (checked.outcome === 'sound') return { outcome: 'kept' };
  if (checked.outcome !== 'unsound') return checked;

  const { reason, generation } = checked;
  const { productId } = parseProductImagePath(path)!;
  await ports.rejections.record({
    storage_path: path,
    product_id: productId,
    reason,
    created_at: ports.clock(),
  });
  await ports.rejections.removePictures(path);
  await ports.files.remove(path, generation);
  return { outcome: 'refused', reason, productId };
}
