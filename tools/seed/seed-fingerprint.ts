import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FORM_FIELDS, formFieldsWith, isOptional } from '@ghar/domain/order/form-fields';
import { CARD } from '../../functions/src/pictures/card-plan.ts';
import { planVariants } from '../../functions/src/pictures/variant-plan.ts';
import { root } from '../stack/project.ts';
import { ACCOUNTS } from './accounts.ts';
import { seedDocuments } from './documents.ts';
import { readOriginals } from './picture-files.ts';

export const EXPORT_FOLDER = join(root, 'emulator-data');
/** The fingerprint of the seed that the export was made from. */
export const FINGERPRINT_FILE = join(EXPORT_FOLDER, 'seed-fingerprint.txt');

const OPTIONAL: ReadonlySet<string> = new Set(
  formFieldsWith('section')
    .filter(isOptional)
    .map((field) => FORM_FIELDS[field].stored),
);
/** Drops empty optional form texts, which read the same as absent ones, so that a new field needs no new export. */
export const withoutEmptyTexts = (fields: object): object =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => value !== null || !OPTIONAL.has(name)),
  );

/** A hash of everything that the seed writes and of its drawn pictures. */
export function seedFingerprint(): string {
  const hash = createHash('sha256');
  const documents = [...seedDocuments()].map(([path, fields]) => [path, withoutEmptyTexts(fields)]);
  hash.update(JSON.stringify(documents));
  hash.update(JSON.stringify([ACCOUNTS, CARD, planVariants({ width: 2_000, height: 3_000 })]));
  for (const [path, { bytes, contentType }] of readOriginals())
    hash.update(`\0${path}\0${contentType}\0`).update(bytes);
  return hash.digest('hex');
}

export const storedFingerprint = (): string => readFileSync(FINGERPRINT_FILE, 'utf8').trim();
