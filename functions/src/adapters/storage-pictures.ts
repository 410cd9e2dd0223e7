import type { PictureFiles } from '../pictures/picture-files.ts';
import { bucketOf, isNotFound } from './storage-bucket.ts';

/** The files of the products' pictures, in the project's bucket. */
export const storagePictures: PictureFiles = {
  async find(path) {
    const file = (await bucketOf()).file(path);
    try {
      const [{ contentType, size }] = await file.getMetadata();
      return { contentType, size: Number(size), open: () => file.createReadStream() };
    } catch (error) {
      if (isNotFound(error)) return null;
      throw error;
    }
  },
};
