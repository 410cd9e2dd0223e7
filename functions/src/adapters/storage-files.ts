import type { UploadedFile, UploadPorts } from '../uploads/check-upload.ts';

/** The SDK is loaded when it is first needed: no other function waits for it. */
async function fileOf({ bucket, path, generation }: UploadedFile) {
  const { getStorage } = await import('firebase-admin/storage');
  return getStorage().bucket(bucket).file(path, { generation });
}

/** Uploaded files in Storage. One that has been replaced meanwhile is not there any more. */
export const storageFiles: UploadPorts['files'] = {
  async read(uploaded) {
    const file = await fileOf(uploaded);
    try {
      const [bytes] = await file.download();
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

const isNotFound = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 404;
