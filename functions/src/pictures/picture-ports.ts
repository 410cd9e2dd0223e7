import type { DrawnFile, PictureFacts, PictureVariant } from '@ghar/domain/store-data';
import type { FoundImage } from '../uploads/judge-upload.ts';
import type { PictureFiles } from './picture-files.ts';

/** A document of `product_images`, as far as its files go. */
export type Picture = { readonly id: string; readonly storagePath: string };

/** The documents of the products' pictures. */
export type PictureStore = {
  /** Whether the document is there, and knows its variants. */
  state(id: string): Promise<'gone' | 'bare' | 'drawn'>;
  /** False where the document is not there. Who changed it last stays as it was. */
  addFacts(id: string, facts: PictureFacts): Promise<boolean>;
  /** True iff a document shows the file. */
  isShown(storagePath: string): Promise<boolean>;
  hasProduct(productId: string): Promise<boolean>;
  removeOfProduct(productId: string): Promise<void>;
};

/** A file that is not yet kept anywhere. */
type Unkept<File> = Omit<File, 'storage_path'> & { readonly bytes: Uint8Array };

/** A picture with all that was drawn of it. */
export type DrawnPicture = Omit<PictureFacts, 'variants' | 'card'> & {
  readonly variants: readonly Unkept<PictureVariant>[];
  readonly card: Unkept<DrawnFile>;
};

export type PicturePorts = {
  readonly files: PictureFiles;
  readonly pictures: PictureStore;
  /** What picture the bytes are; null where they are none, or a damaged one. */
  readonly inspect: (bytes: Uint8Array) => Promise<FoundImage | null>;
  /** Draws the variants and the card of a picture that was found sound. */
  readonly draw: (bytes: Uint8Array) => Promise<DrawnPicture>;
};
