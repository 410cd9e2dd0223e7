import { RESTORED_MARK } from '@ghar/domain/product/image-file';
import type { StorageObjectData } from 'firebase-functions/storage';
import { log } from '../log.ts';
import { checkUpload, type UploadPorts } from '../uploads/check-upload.ts';

/**
 * Handles Storage's event of a new file (at least once): replaces a picture by a copy without metadata, and deletes a
 * file that is not the picture it claims to be. Restored files are left unchanged.
 */
export async function checkUploadedImage(
  { name, metadata }: Pick<StorageObjectData, 'name' | 'metadata'>,
  ports: UploadPorts,
): Promise<void> {
  if (metadata?.[RESTORED_MARK] !== undefined) return;
  const checked = await checkUpload(name, ports);
  if (checked.outcome === 'refused')
    log('upload-refused', {
      storage_path: name,
      product_id: checked.productId,
      outcome: checked.reason,
    });
}
