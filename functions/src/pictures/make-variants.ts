import { IMAGE_TYPES, type ImageType } from '@ghar/domain/product/image-file';
import { cardPath, variantPath } from '@ghar/domain/paths';
import type { PictureFacts } from '@ghar/domain/pages/store-data';
import { checkPicture } from '../uploads/check-picture.ts';
import type { DrawnPicture, Picture, PicturePorts } from './picture-ports.ts';
import { removeUnshown } from './remove-pictures.ts';

/**
 * The outcome: `unsound` is a file that is missing, or that the check of uploads deletes, `gone` a picture that was
 * deleted meanwhile, whose files are removed.
 */
export type MadeVariants = 'made' | 'had-them' | 'unsound' | 'gone';

/**
 * Draws the variants and the card of an added picture from the copy without metadata, saves them
 * beside its file, and adds them to its document, or that it could not be drawn. Idempotent, and safe beside a concurrent deletion: the later of the two removes the
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

/** The drawn files, at paths beside the picture's own. */
export const filesOf = (storagePath: string, { variants, card }: DrawnPicture): DrawnBytes[] => [
  ...variants.map(({ format, width, bytes }) => ({
    path: variantPath(storagePath, width, format),
    bytes,
    type: IMAGE_TYPES[format],
  })),
  { path: cardPath(storagePath), bytes: card.bytes, type: IMAGE_TYPES.jpeg },
];

/** The document's fields for files that {@link filesOf} places. */
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
