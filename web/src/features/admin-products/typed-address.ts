import { parseMediaPath } from '@ghar/domain/product/media';
import { parseProductImagePath } from '@ghar/domain/paths';

/** The path of a file in Storage, in the path of its download address. */
const DOWNLOAD = /^\/v0\/b\/[^/]+\/o\/(.+)$/;

/** Whether a product's picture address was typed, and is not that of an uploaded picture. */
export function isTypedAddress(address: string | null): boolean {
  if (address === null || address === '') return false;
  if (!URL.canParse(address)) return true;
  const { pathname } = new URL(address);
  const file = DOWNLOAD.exec(pathname)?.[1];
  const isUploaded =
    parseMediaPath(pathname) !== null ||
    (file !== undefined && parseProductImagePath(file.replaceAll('%2F', '/')) !== null);
  return !isUploaded;
}
