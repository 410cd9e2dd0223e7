import type { DrawnFile, PictureFacts, PictureVariant } from '@ghar/domain/pages/store-data';
import type { CheckPorts } from '../uploads/check-picture.ts';
import type { PictureFiles } from './picture-files.ts';

/** The part of a `product_images` document that concerns its files. */
export type Picture = { readonly id: string; readonly storagePath: string };

export type PictureStore = {
  /** Whether the document exists and has variants. */
  state(id: string): Promise<'gone' | 'bare' | 'drawn'>;
  /** Adds the server's fields without changing `updated_by`; false if the document does not exist. */
  addFacts(id: string, facts: PictureFacts): Promise<boolean>;
  /** Marks a picture that could not be drawn, until it has variants. */
  markUndrawn(id: string): Promise<void>;
  /** True iff a document shows the file. */
  isShown(storagePath: string): Promise<boolean>;
  /** Removes a deleted product's pictures; false if the product exists. */
  removeOfDeletedProduct(productId: string): Promise<boolean>;
};

/** A file not saved yet. */
type Unsaved<File> = Omit<File, 'storage_path'> & { readonly bytes: Uint8Array };

/** A picture with its drawn files. */
export type DrawnPicture = Omit<PictureFacts, 'variants' | 'card'> & {
  readonly variants: readonly Unsaved<PictureVariant>[];
  readonly card: Unsaved<DrawnFile>;
};

export type PicturePorts = CheckPorts & {
  readonly files: PictureFiles;
  readonly pictures: PictureStore;
  /** Draws a checked picture's variants and card. */
  readonly draw: (bytes: Uint8Array) => Promise<DrawnPicture>;
};
