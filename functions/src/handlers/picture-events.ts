import * as v from 'valibot';
import { log } from '../log.ts';
import { makeVariants } from '../pictures/make-variants.ts';
import type { PicturePorts } from '../pictures/picture-ports.ts';
import { removeProductPictures, removeUnshown } from '../pictures/remove-pictures.ts';

const pictureSchema = v.object({ storage_path: v.string() });

const storagePathOf = (fields: unknown): string | null => {
  const { success, output } = v.safeParse(pictureSchema, fields);
  return success ? output.storage_path : null;
};

/** Handles Firestore's event of an added picture (at least once, possibly late). */
export async function pictureAdded(
  id: string,
  fields: unknown,
  ports: PicturePorts,
): Promise<void> {
  const storagePath = storagePathOf(fields);
  if (storagePath === null) return;
  const outcome = await makeVariants({ id, storagePath }, ports);
  if (outcome === 'unsound')
    log('picture-without-variants', { picture_id: id, storage_path: storagePath });
}

/** Handles Firestore's event of a deleted picture. */
export async function pictureDeleted(fields: unknown, ports: PicturePorts): Promise<void> {
  const storagePath = storagePathOf(fields);
  if (storagePath !== null) await removeUnshown(storagePath, ports);
}

/** Handles Firestore's event of a deleted product. */
export const productDeleted = (productId: string, ports: PicturePorts): Promise<void> =>
  removeProductPictures(productId, ports);
