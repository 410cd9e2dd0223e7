import type { StorageObjectData } from 'firebase-functions/storage';
import { log } from '../log.ts';
import { checkUpload, type UploadPorts } from '../uploads/check-upload.ts';

/**
 * Handles Storage's event of a new file, delivered at least once: deletes the file unless it is the
 * picture that it claims to be.
 */
export async function checkUploadedImage(
  { bucket, name, generation, contentType, size, metadata }: StorageObjectData,
  ports: UploadPorts,
): Promise<void> {
  const checked = await checkUpload(
    {
      bucket,
      path: name,
      generation: String(generation),
      contentType,
      size: Number(`${size}`), // a string in the event, though typed as a number
      metadata,
    },
    ports,
  );
  if (checked.outcome === 'refused')
    log('upload-refused', {
      storage_path: name,
      product_id: checked.productId,
      outcome: checked.reason,
    });
}
