import type { ImageType } from '@ghar/domain/product/image-file';
import type { Readable } from 'node:stream';

/** A file as stored. */
export type StoredFile = {
  readonly contentType: string | undefined;
  /** In bytes. */
  readonly size: number;
  /** Distinguishes successive files at one path. */
  readonly generation: string;
  /** True iff it is the server's copy without metadata, not the upload. */
  readonly isCopy: boolean;
  /** Opens a stream of its bytes; null if the file was deleted meanwhile. */
  readonly open: () => Promise<Readable | null>;
};

/** Product picture files, by Storage path. */
export type PictureFiles = {
  find(path: string): Promise<StoredFile | null>;
  /** Saves with immutable caching; does nothing if the file exists. */
  save(path: string, bytes: Uint8Array, type: ImageType): Promise<void>;
  /** Replaces an upload by its copy; false if the generation has changed. */
  replace(path: string, generation: string, bytes: Uint8Array, type: ImageType): Promise<boolean>;
  /** Does nothing if the file is missing or of another generation. */
  remove(path: string, generation?: string): Promise<void>;
  removeFolder(prefix: string): Promise<void>;
};
