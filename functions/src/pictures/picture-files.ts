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
};
