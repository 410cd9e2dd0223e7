import { parseProductImagePath, productImageFolder, variantFolder } from '@ghar/domain/paths';
import type { PicturePorts } from './picture-ports.ts';

type RemovalPorts = Pick<PicturePorts, 'files' | 'pictures'>;

/** Removes the file of a picture, and all that was made of it, unless a document shows it. */
export async function removeUnshown(
  storagePath: string,
  { files, pictures }: RemovalPorts,
): Promise<void> {
  if (!parseProductImagePath(storagePath) || (await pictures.isShown(storagePath))) return;
  await files.removeFolder(variantFolder(storagePath));
  await files.remove(storagePath);
}

/**
 * Removes the pictures of a product that was deleted, and every file that was
 * uploaded for it, shown or not; none where it is there again.
 */
export async function removeProductPictures(
  productId: string,
  { files, pictures }: RemovalPorts,
): Promise<void> {
  if (await pictures.hasProduct(productId)) return;
  await pictures.removeOfProduct(productId);
  await files.removeFolder(productImageFolder(productId));
}
