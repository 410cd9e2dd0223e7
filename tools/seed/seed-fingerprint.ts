import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CARD } from '../../functions/src/pictures/card-plan.ts';
import { planVariants } from '../../functions/src/pictures/variant-plan.ts';
import { root } from '../stack/project.ts';
import { ACCOUNTS } from './accounts.ts';
import { seedDocuments } from './documents.ts';
import { readOriginals } from './picture-files.ts';

export const EXPORT_FOLDER = join(root, 'emulator-data');
/** The fingerprint of the seed that the export was made from. */
export const FINGERPRINT_FILE = join(EXPORT_FOLDER, 'seed-fingerprint.txt');

/** A hash of all that the seed writes, and of what is drawn of its pictures. */
export function seedFingerprint(): string {
  const hash = createHash('sha256');
  hash.update(JSON.stringify([...seedDocuments()]));
  hash.update(JSON.stringify([ACCOUNTS, CARD, planVariants({ width: 2_000, height: 3_000 })]));
  for (const [path, { bytes, contentType }] of readOriginals())
    hash.update(`\0${path}\0${contentType}\0`).update(bytes);
  return hash.digest('hex');
}

export const storedFingerprint = (): string => readFileSync(FINGERPRINT_FILE, 'utf8').trim();
