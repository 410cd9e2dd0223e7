import { IMAGE_TYPES, isImageExtension, type ImageType } from './image-file.ts';
import { parseDrawnPath, parseProductImagePath } from '../paths.ts';

/** Path of pictures on the store's origin. */
const FOLDER = '/media/';

/** A Storage file's URL path on the store's origin. */
export const mediaPath = (storagePath: string): string =>
  FOLDER + storagePath.split('/').map(encodeURIComponent).join('/');

/**
 * Parses a path made by {@link mediaPath}; null for any other, including other spellings: each file has exactly one.
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
