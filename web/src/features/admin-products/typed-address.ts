import { parseMediaPath } from '@ghar/domain/product/media';
import { parseProductImagePath } from '@ghar/domain/paths';

/** A Storage file's path in the path of its download URL. */
const DOWNLOAD = /^\/v0\/b\/[^/]+\/o\/(.+)$/;

/** True iff a product's picture URL was typed, and is not an upload's. */
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
