import { parseProductImagePath, productImageFolder, variantFolder } from '@ghar/domain/paths';
import type { PicturePorts } from './picture-ports.ts';

type RemovalPorts = Pick<PicturePorts, 'files' | 'pictures'>;

/** Removes a picture's file and everything drawn from it, unless a document shows it. */
export async function removeUnshown(
  storagePath: string,
  { files, pictures }: RemovalPorts,
): Promise<void> {
  if (!parseProductImagePath(storagePath) || (await pictures.isShown(storagePath))) return;
  await files.removeFolder(variantFolder(storagePath));
  await files.remove(storagePath);
}

/** Removes a deleted product's pictures and all files uploaded for it; does nothing if the product exists again. */
export async function removeProductPictures(
  productId: string,
  { files, pictures }: RemovalPorts,
): Promise<void> {
  if (await pictures.removeOfDeletedProduct(productId))
    await files.removeFolder(productImageFolder(productId));
}
