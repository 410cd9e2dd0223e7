import type { DrawnFile, PictureFacts, PictureVariant } from '@ghar/domain/pages/store-data';
import type { CheckPorts } from '../uploads/check-picture.ts';
import type { PictureFiles } from './picture-files.ts';

/** The part of a `product_images` document that concerns its files. */
export type Picture = { readonly id: string; readonly storagePath: string };

/** The picture documents. */
export type PictureStore = {
  /** Whether the document exists, and has its variants. */
  state(id: string): Promise<'gone' | 'bare' | 'drawn'>;
  /**
   * Adds the server's fields without touching `updated_by`; false where the document does not
   * exist.
   */
  addFacts(id: string, facts: PictureFacts): Promise<boolean>;
  /** Notes that a picture could not be drawn, until it has its facts. */
  markUndrawn(id: string): Promise<void>;
  /** True iff a document shows the file. */
  isShown(storagePath: string): Promise<boolean>;
  /** Removes the pictures of a product that does not exist; false where it does. */
  removeOfDeletedProduct(productId: string): Promise<boolean>;
};

/** A file that is not saved yet. */
type Unkept<File> = Omit<File, 'storage_path'> & { readonly bytes: Uint8Array };

/** A picture with all that was drawn of it. */
export type DrawnPicture = Omit<PictureFacts, 'variants' | 'card'> & {
  readonly variants: readonly Unkept<PictureVariant>[];
  readonly card: Unkept<DrawnFile>;
};

export type PicturePorts = CheckPorts & {
  readonly files: PictureFiles;
  readonly pictures: PictureStore;
  /** Draws the variants and the card of a checked picture. */
  readonly draw: (bytes: Uint8Array) => Promise<DrawnPicture>;
};
