import { IMAGE_TYPES, isImageExtension, type ImageType } from './image-file.ts';
import { parseDrawnPath, parseProductImagePath } from './paths.ts';

/** Where the store serves its pictures, on its own origin. */
const FOLDER = '/media/';

/** The address of a file in Storage, from the root of the store. */
export const mediaPath = (storagePath: string): string =>
  FOLDER + storagePath.split('/').map(encodeURIComponent).join('/');

/**
 * The file that an address from {@link mediaPath} is of; null for any other
 * address, a second spelling of one that there is included: each file has one.
 */
export function parseMediaPath(
  path: string,
): { readonly storagePath: string; readonly type: ImageType } | null {
  const storagePath = decoded(path.slice(FOLDER.length));
  if (storagePath === null || mediaPath(storagePath) !== path) return null;
  const image = parseProductImagePath(storagePath) ?? parseDrawnPath(storagePath);
  return image && isImageExtension(image.extension)
    ? { storagePath, type: IMAGE_TYPES[image.extension] }
    : null;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
