import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { misshapenIn } from './document-shapes.ts';
import { fromJson } from './field-values.ts';
import {
  ACCOUNTS,
  accountSchema,
  collectionOf,
  digestOf,
  documentSchema,
  documentsList,
  FILES,
  fileSchema,
  issuesOf,
  linesOf,
  readSummary,
  type BackupSummary,
} from './folder.ts';

/** Further ones are only counted. */
const FAULTS_PRINTED = 20;

/**
 * Validates a backup and returns its summary: file sizes, hashes and line counts match the summary, `db` can store
 * every document, and each matches its schema, unless it did not in the project either.
 * @throws Error that lists every fault by file and line.
 */
export async function checkBackup(folder: string, db: Firestore): Promise<BackupSummary> {
  const summary = readSummary(folder);
  const faults: string[] = [];
  const lists = [
    ...Object.entries(summary.documents).map(
      ([name, lines]) => [documentsList(name), lines, documentChecks(name, summary, db)] as const,
    ),
    [ACCOUNTS, summary.accounts, parsed(accountSchema, () => null)] as const,
    [
      FILES,
      summary.files,
      parsed(fileSchema, ({ path, file }) => damageOf(folder, file, summary, ` of ${path}`)),
    ] as const,
  ];
  for (const [list, lines, check] of lists) {
    const damage = await damageOf(folder, list, summary);
    if (damage !== null) faults.push(damage);
    if (!existsSync(join(folder, list))) continue;
    let found = 0;
    for await (const { number, text } of linesOf(join(folder, list))) {
      found += 1;
      const fault = await check(text);
      if (fault !== null) faults.push(`${list}:${number}: ${fault}`);
    }
    if (found !== lines) faults.push(`${list} has ${found} of ${lines} lines`);
  }
  if (faults.length === 0) return summary;
  const more = faults.length - FAULTS_PRINTED;
  throw new Error(
    `The backup in ${folder} is damaged, and nothing was restored:\n  ` +
      faults.slice(0, FAULTS_PRINTED).join('\n  ') +
      (more > 0 ? `\n  and ${more} more` : ''),
  );
}

type LineCheck = (text: string) => Promise<string | null>;

/** Parses a line, then checks its content; both return the fault, or null. */
const parsed =
  <Schema extends v.GenericSchema>(
    schema: Schema,
    check: (line: v.InferOutput<Schema>) => string | null | Promise<string | null>,
  ): LineCheck =>
  async (text) => {
    let line: unknown;
    try {
      line = JSON.parse(text);
    } catch (error) {
      return (error as Error).message;
    }
    const { success, output, issues } = v.safeParse(schema, line);
    return success ? check(output) : issuesOf(issues);
  };

function documentChecks(name: string, { misshapen }: BackupSummary, db: Firestore): LineCheck {
  const known = new Set(misshapen);
  return parsed(documentSchema, ({ path, fields }) => {
    if (collectionOf(path) !== name) return `${path} is no document of ${name}`;
    try {
      const stored = fromJson(fields, db) as DocumentData;
      // never committed: detects what the SDK would refuse during the restore
      db.batch().create(db.doc(path), stored);
      const fault = known.has(path) ? null : misshapenIn(path, stored);
      return fault === null ? null : `${path}: ${fault}`;
    } catch (error) {
      return `${path}: ${(error as Error).message}`;
    }
  });
}

/** How a file differs from the summary; null if it does not. */
async function damageOf(
  folder: string,
  name: string,
  { contents }: BackupSummary,
  what = '',
): Promise<string | null> {
  const written = contents[name];
  if (!written) return `${name}${what} is not in the backup's contents`;
  if (!existsSync(join(folder, name))) return `${name}${what} is missing`;
  const { bytes, sha256 } = await digestOf(join(folder, name));
  if (bytes !== written.bytes)
    return `${name}${what} has ${bytes} bytes, ${written.bytes} were written`;
  return sha256 === written.sha256 ? null : `${name}${what} was changed: its sha256 is ${sha256}`;
}
