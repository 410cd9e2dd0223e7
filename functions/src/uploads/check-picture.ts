import type { ImageType } from '@ghar/domain/product/image-file';
import { parseProductImagePath } from '@ghar/domain/paths';
import type { RejectionReason } from '@ghar/domain/product/upload-rejection';
import { buffer } from 'node:stream/consumers';
import type { PictureFiles } from '../pictures/picture-files.ts';
import { isReadable, judgeUpload, type FoundImage } from './judge-upload.ts';

export type CheckPorts = {
  readonly files: Pick<PictureFiles, 'find' | 'replace'>;
  /** Decodes the bytes; null if they are not a picture, or damaged. */
  readonly inspect: (bytes: Uint8Array) => Promise<FoundImage | null>;
  /** Re-encodes the pixels, upright and without metadata; null if they cannot be decoded. */
  readonly copyPixels: (bytes: Uint8Array, type: ImageType) => Promise<Uint8Array | null>;
};

/** `foreign`: not a product picture. `gone`: the file no longer exists. */
export type CheckedPicture =
  | { readonly outcome: 'foreign' | 'gone' }
  | { readonly outcome: 'sound'; readonly bytes: Uint8Array }
  | { readonly outcome: 'unsound'; readonly reason: RejectionReason; readonly generation: string };

/**
 * Checks a product picture's file, and replaces it by a copy without metadata (such as GPS) unless already done.
 * Idempotent: the copy is marked, and replaces only the file that was read.
 */
export async function checkPicture(
  storagePath: string,
  ports: CheckPorts,
): Promise<CheckedPicture> {
  const { files, inspect, copyPixels } = ports;
  const named = parseProductImagePath(storagePath);
  if (!named) return { outcome: 'foreign' };
  const file = await files.find(storagePath);
  if (!file) return { outcome: 'gone' };
  const { generation } = file;
  // replaced by another trigger, or deleted
  const wasReplaced = async (): Promise<boolean> =>
    (await files.find(storagePath))?.generation !== generation;
  const again = (): Promise<CheckedPicture> => checkPicture(storagePath, ports);
  const unsound = async (reason: RejectionReason): Promise<CheckedPicture> =>
    (await wasReplaced()) ? again() : { outcome: 'unsound', reason, generation };

  // a copy may exceed the size limit of uploads
  if (!file.isCopy && !isReadable(file.size)) return unsound('too-large');
  const opened = await file.open();
  if (!opened) return (await wasReplaced()) ? again() : { outcome: 'gone' };
  const bytes = await buffer(opened);
  const found = await inspect(bytes);
  const reason = judgeUpload({ extension: named.extension, contentType: file.contentType }, found);
  if (reason !== null) return unsound(reason);
  if (file.isCopy) return { outcome: 'sound', bytes };

  const type = found!.type as ImageType;
  const copy = await copyPixels(bytes, type);
  if (copy === null) return unsound('not-an-image');
  const isReplaced = await files.replace(storagePath, generation, copy, type);
  return isReplaced ? { outcome: 'sound', bytes: copy } : again();
}
