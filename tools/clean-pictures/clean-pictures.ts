import { makeVariants } from '../../functions/src/pictures/make-variants.ts';
import type { Picture, PicturePorts } from '../../functions/src/pictures/picture-ports.ts';
import { checkPicture } from '../../functions/src/uploads/check-picture.ts';

/**
 * Does for existing pictures what the triggers do for new ones, one at a time, and says which could
 * not be read. Deletes nothing. Idempotent: an interrupted run is repeated.
 */
export async function cleanPictures(
  { paths, pictures }: { paths: readonly string[]; pictures: readonly Picture[] },
  ports: PicturePorts,
  say: (line: string) => void,
): Promise<{ readonly sound: number; readonly drawn: number }> {
  let [sound, drawn] = [0, 0];
  for (const path of paths) {
    const checked = await checkPicture(path, ports);
    if (checked.outcome === 'sound') sound += 1;
    if (checked.outcome === 'unsound') say(`${path}: ${checked.reason}. Delete it in the panel.`);
  }
  for (const picture of pictures) if ((await makeVariants(picture, ports)) === 'made') drawn += 1;
  return { sound, drawn };
}
