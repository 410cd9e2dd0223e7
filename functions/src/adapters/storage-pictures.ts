import type { FileMetadata } from '@google-cloud/storage';
import { once } from 'node:events';
import type { PictureFiles } from '../pictures/picture-files.ts';
import { bucketOf, isNotFound, isOfOtherGeneration } from './storage-bucket.ts';

/** Files are immutable once served. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable';

/**
 * Custom metadata of a copy without metadata. An admin could fake it, which would only keep the metadata of their own
 * picture: its bytes are checked anyway.
 */
export const COPY_MARK = { copied: 'pixels' };

/** Null on Storage's 404. */
const unlessNotFound = <Found>(answer: Promise<Found>): Promise<Found | null> =>
  answer.catch((error: unknown) => {
    if (isNotFound(error)) return null;
    throw error;
  });

/** Writes a file if the current generation matches, 0 for none; false if it does not. */
async function write(
  path: string,
  bytes: Uint8Array,
  metadata: FileMetadata,
  generation: number,
): Promise<boolean> {
  try {
    await (await bucketOf()).file(path).save(bytes, {
      resumable: false,
      metadata,
      preconditionOpts: { ifGenerationMatch: generation },
    });
    return true;
  } catch (error) {
    if (isOfOtherGeneration(error)) return false;
    throw error;
  }
}

/** The files of product pictures, in the project's bucket. */
export const storagePictures: PictureFiles = {
  async find(path) {
    const file = (await bucketOf()).file(path);
    const found = await unlessNotFound(file.getMetadata());
    if (!found) return null;
    const [{ contentType, size, generation, metadata }] = found;
    return {
      contentType,
      size: Number(size),
      generation: String(generation),
      isCopy: metadata?.['copied'] === COPY_MARK.copied,
      async open() {
        // no decompression: a small file could unpack to a huge one
        const bytes = file.createReadStream({ decompress: false });
        return unlessNotFound(once(bytes, 'readable').then(() => bytes));
      },
    };
  },
  async save(path, bytes, contentType) {
    // create only, so that the SDK may retry
    await write(path, bytes, { contentType, cacheControl: CACHE_CONTROL }, 0);
  },
  replace: (path, generation, bytes, contentType) =>
    write(
      path,
      bytes,
      { contentType, cacheControl: CACHE_CONTROL, metadata: COPY_MARK },
      Number(generation),
    ),
  async remove(path, generation) {
    await (
      await bucketOf()
    )
      .file(path)
      .delete({ ignoreNotFound: true, ...(generation && { ifGenerationMatch: generation }) })
      .catch((error: unknown) => {
        if (!isOfOtherGeneration(error)) throw error;
      });
  },
  async removeFolder(prefix) {
    const [files] = await (await bucketOf()).getFiles({ prefix });
    await Promise.all(files.map((file) => file.delete({ ignoreNotFound: true })));
  },
};
