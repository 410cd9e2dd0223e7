import { once } from 'node:events';
import type { PictureFiles } from '../pictures/picture-files.ts';
import { bucketOf, isNotFound, isThere } from './storage-bucket.ts';

/** Files are never replaced. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable';

/** Null where Storage answers that there is no such file. */
const unlessNotFound = <Found>(answer: Promise<Found>): Promise<Found | null> =>
  answer.catch((error: unknown) => {
    if (isNotFound(error)) return null;
    throw error;
  });

/** The files of product pictures, in the project's bucket. */
export const storagePictures: PictureFiles = {
  async find(path) {
    const file = (await bucketOf()).file(path);
    const found = await unlessNotFound(file.getMetadata());
    if (!found) return null;
    const [{ contentType, size }] = found;
    return {
      contentType,
      size: Number(size),
      async open() {
        // as stored: a small file could unpack to a huge one
        const bytes = file.createReadStream({ decompress: false });
        return unlessNotFound(once(bytes, 'readable').then(() => bytes));
      },
    };
  },
  async save(path, bytes, contentType) {
    const file = (await bucketOf()).file(path);
    try {
      await file.save(bytes, {
        resumable: false,
        metadata: { contentType, cacheControl: CACHE_CONTROL },
        // create only: so the SDK may retry
        preconditionOpts: { ifGenerationMatch: 0 },
      });
    } catch (error) {
      if (!isThere(error)) throw error;
    }
  },
  async remove(path) {
    await (await bucketOf()).file(path).delete({ ignoreNotFound: true });
  },
  async removeFolder(prefix) {
    const [files] = await (await bucketOf()).getFiles({ prefix });
    await Promise.all(files.map((file) => file.delete({ ignoreNotFound: true })));
  },
};
