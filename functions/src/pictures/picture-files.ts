import type { ImageType } from '@ghar/domain/image-file';
import type { Readable } from 'node:stream';

/** A file as stored. */
export type StoredFile = {
  readonly contentType: string | undefined;
  /** In bytes. */
  readonly size: number;
  /** Opens a stream of its bytes; null where the file was deleted meanwhile. */
  readonly open: () => Promise<Readable | null>;
};

/** The files of product pictures, by their paths in Storage. */
export type PictureFiles = {
  /** Null where there is none. */
  find(path: string): Promise<StoredFile | null>;
  /** Saves with immutable caching. Does nothing where the file exists. */
  save(path: string, bytes: Uint8Array, type: ImageType): Promise<void>;
  /** Does nothing where there is none. */
  remove(path: string): Promise<void>;
  /** Removes every file whose path begins with the prefix. */
  removeFolder(prefix: string): Promise<void>;
};
