import type { ImageType } from '@ghar/domain/image-file';
import type { Readable } from 'node:stream';

/** A file as it lies in Storage. */
export type StoredFile = {
  readonly contentType: string | undefined;
  /** In bytes. */
  readonly size: number;
  /** Asks for its bytes. */
  readonly open: () => Readable;
};

/** The files of the products' pictures, by their paths in Storage. */
export type PictureFiles = {
  /** null where there is none. */
  find(path: string): Promise<StoredFile | null>;
  /** For good: whoever reads it may keep it for ever. Does nothing where there is one. */
  save(path: string, bytes: Uint8Array, type: ImageType): Promise<void>;
  /** Does nothing where there is none. */
  remove(path: string): Promise<void>;
  /** Removes everything whose path begins so. */
  removeFolder(prefix: string): Promise<void>;
};
