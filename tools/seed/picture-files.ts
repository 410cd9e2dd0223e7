import type { FileMetadata } from '@google-cloud/storage';
import { readFileSync } from 'node:fs';
import { IMAGE_TYPES, type ImageType } from '@ghar/domain/product/image-file';
import { picturePath } from '@ghar/domain/paths';
import type { PictureFacts } from '@ghar/domain/pages/store-data';
import { COPY_MARK } from '../../functions/src/adapters/storage-pictures.ts';
import { drawPicture } from '../../functions/src/adapters/sharp-variants.ts';
import { factsOf, filesOf } from '../../functions/src/pictures/make-variants.ts';
import { IMAGES, PICTURES } from './images.ts';

export const CACHE_CONTROL = 'public, max-age=31536000, immutable';

type SeedFile = {
  readonly bytes: Uint8Array;
  readonly contentType: ImageType;
  readonly metadata?: FileMetadata['metadata'];
};
export type PictureFiles = {
  /** Originals and variants, by path in the bucket. */
  readonly files: ReadonlyMap<string, SeedFile>;
  /** The server's fields of the picture documents, by document path. */
  readonly facts: ReadonlyMap<string, PictureFacts>;
};

/** The originals, which have no metadata, by their path in the bucket. */
export const readOriginals = (): ReadonlyMap<string, SeedFile> =>
  new Map(
    PICTURES.map(({ id, file }) => [
      IMAGES[id]!.storage_path,
      { bytes: readFileSync(file), contentType: IMAGE_TYPES.jpg, metadata: COPY_MARK },
    ]),
  );

/** Draws all variants of the pictures, as the server does. It takes a minute. */
export async function drawPictures(): Promise<PictureFiles> {
  const originals = readOriginals();
  const files = new Map(originals);
  const facts = new Map<string, PictureFacts>();
  for (const [id, { storage_path }] of Object.entries(IMAGES)) {
    const drawn = await drawPicture(originals.get(storage_path)!.bytes);
    for (const { path, bytes, type } of filesOf(storage_path, drawn))
      files.set(path, { bytes, contentType: type });
    facts.set(picturePath(id), factsOf(storage_path, drawn));
  }
  return { files, facts };
}
