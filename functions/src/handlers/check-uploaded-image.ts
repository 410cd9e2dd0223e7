import type { StorageObjectData } from 'firebase-functions/storage';
import { log } from '../log.ts';
import { checkUpload, type UploadPorts } from '../uploads/check-upload.ts';

/**
 * Takes Storage's announcement of a new file, which may come more than once, and
 * removes the file where it is not the picture that it claims to be.
 */
export async function checkUploadedImage(
  { bucket, name, generation, contentType, size }: StorageObjectData,
  ports: UploadPorts,
): Promise<void> {
  const checked = await checkUpload(
    {
      bucket,
      path: name,
      generation: String(generation),
      contentType,
      size: Number(`${size}`), // a text in what arrives, whatever its type says
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
