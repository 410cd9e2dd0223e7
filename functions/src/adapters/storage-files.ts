import type { UploadedFile, UploadPorts } from '../uploads/check-upload.ts';
import { bucketOf, isNotFound } from './storage-bucket.ts';

const fileOf = async ({ bucket, path, generation }: UploadedFile) =>
  (await bucketOf(bucket)).file(path, { generation });

/** Uploaded files in Storage, by generation: a file that was replaced counts as missing. */
export const storageFiles: UploadPorts['files'] = {
  async read(uploaded) {
    const file = await fileOf(uploaded);
    try {
      // as stored: a small file could unpack to a huge one
      const [bytes] = await file.download({ decompress: false });
      return bytes;
    } catch (error) {
      if (isNotFound(error)) return null;
      throw error;
    }
  },
  async remove(uploaded) {
    const file = await fileOf(uploaded);
    await file.delete({ ignoreNotFound: true });
  },
};
