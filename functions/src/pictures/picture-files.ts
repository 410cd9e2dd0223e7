import type { ImageType } from '@ghar/domain/product/image-file';
import type { Readable } from 'node:stream';

/** A file as stored. */
export type StoredFile = {
  readonly contentType: string | undefined;
  /** In bytes. */
  readonly size: number;
  /** Distinguishes successive files at one path. */
  readonly generation: string;
  /** True iff the server wrote it in place of an upload: a copy of the pixels, without metadata. */
  readonly isCopy: boolean;
  /** Opens a stream of its bytes; null where the file was deleted meanwhile. */
  readonly open: () => Promise<Readable | null>;
};

/** The files of product pictures, by their paths in Storage. */
export type PictureFiles = {
  /** Null where there is none. */
  find(path: string): Promise<StoredFile | null>;
  /** Saves with immutable caching. Does nothing where the file exists. */
  save(path: string, bytes: Uint8Array, type: ImageType): Promise<void>;
  /**
   * Replaces an upload by a copy of its pixels, marked as one. False where the file is not of that
   * generation any more.
   */
  replace(path: string, generation: string, bytes: Uint8Array, type: ImageType): Promise<boolean>;
  /** Does nothing where there is none, or of another generation than the named one. */
  remove(path: string, generation?: string): Promise<void>;
  /** Removes every file whose path begins with the prefix. */
  removeFolder(prefix: string): Promise<void>;
};
