import { IMAGE_TYPES, type ImageType } from '@ghar/domain/product/image-file';
import { cardPath, variantPath } from '@ghar/domain/paths';
import type { PictureFacts } from '@ghar/domain/pages/store-data';
import { checkPicture } from '../uploads/check-picture.ts';
import type { DrawnPicture, Picture, PicturePorts } from './picture-ports.ts';
import { removeUnshown } from './remove-pictures.ts';

/**
 * `unsound`: the file is missing or the upload check deletes it. `gone`: the picture was deleted meanwhile, and its new
 * files were removed.
 */
export type MadeVariants = 'made' | 'had-them' | 'unsound' | 'gone';

/**
 * Draws an added picture's variants and card from the copy without metadata, saves them beside its file, and adds them
 * to its document, or marks it undrawn. Idempotent. Safe beside a concurrent deletion: the later of the two removes the
 * files.
 */
export async function makeVariants(
  { id, storagePath }: Picture,
  ports: PicturePorts,
): Promise<MadeVariants> {
  const { files, pictures } = ports;
  const state = await pictures.state(id);
  if (state === 'drawn') return 'had-them';
  if (state === 'bare') {
    const checked = await checkPicture(storagePath, ports);
    if (checked.outcome !== 'sound') {
      await pictures.markUndrawn(id);
      return 'unsound';
    }
    const drawn = await ports.draw(checked.bytes).catch(async (error: unknown) => {
      await pictures.markUndrawn(id);
      throw error; // the trigger is retried
    });
    await Promise.all(
      filesOf(storagePath, drawn).map(({ path, bytes, type }) => files.save(path, bytes, type)),
    );
    if (await pictures.addFacts(id, factsOf(storagePath, drawn))) return 'made';
  }
  await removeUnshown(storagePath, ports);
  return 'gone';
}

type DrawnBytes = { readonly path: string; readonly bytes: Uint8Array; readonly type: ImageType };

/** The drawn files with their paths, beside the picture's own. */
export const filesOf = (storagePath: string, { variants, card }: DrawnPicture): DrawnBytes[] => [
  ...variants.map(({ format, width, bytes }) => ({
    path: variantPath(storagePath, width, format),
    bytes,
    type: IMAGE_TYPES[format],
  })),
  { path: cardPath(storagePath), bytes: card.bytes, type: IMAGE_TYPES.jpeg },
];

/** The document's fields for the files of {@link filesOf}. */
export const factsOf = (
  storagePath: string,
  { variants, card, ...facts }: DrawnPicture,
): PictureFacts => ({
  ...facts,
  card: { width: card.width, height: card.height, storage_path: cardPath(storagePath) },
  variants: variants.map(({ format, width, height }) => ({
    format,
    width,
    height,
    storage_path: variantPath(storagePath, width, format),
  })),
});
