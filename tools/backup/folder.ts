import { createReadStream, createWriteStream, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import * as v from 'valibot';

/**
 * The files of a backup: this summary, written last, so that a folder without it was interrupted;
 * `documents/<collection>.ndjson`, `accounts.ndjson` and `files.ndjson`; and the files' bytes.
 */
const summarySchema = v.object({
  version: v.literal(1),
  project: v.string(),
  /** The time of the snapshot, ISO 8601. */
  taken_at: v.string(),
  /** The number of documents by collection. */
  documents: v.record(v.string(), v.number()),
  accounts: v.number(),
  files: v.number(),
});
export type BackupSummary = v.InferOutput<typeof summarySchema>;

export const SUMMARY = 'backup.json';

/** A line of `documents/<collection>.ndjson`; field-values.ts defines the fields' encoding. */
export const documentSchema = v.object({ path: v.string(), fields: v.unknown() });
/** A line of `accounts.ndjson`. Passwords cannot be exported. */
export const accountSchema = v.object({
  uid: v.string(),
  email: v.optional(v.string()),
  emailVerified: v.boolean(),
  displayName: v.optional(v.string()),
  disabled: v.boolean(),
});
/** A line of `files.ndjson`: a file's path in the bucket, and in the backup. */
export const fileSchema = v.object({
  path: v.string(),
  /** Must stay inside the folder, even in an edited file. */
  file: v.pipe(v.string(), v.regex(/^files\/[\w.-]+$/)),
  contentType: v.optional(v.string()),
  cacheControl: v.optional(v.string()),
  metadata: v.optional(
    v.record(v.string(), v.nullable(v.union([v.string(), v.number(), v.boolean()]))),
  ),
});

/**
 * Validates a backup and returns its summary: every list has the number of lines that the summary
 * says, and every listed file exists.
 *
 * @throws Error where the backup is incomplete.
 */
export async function checkBackup(folder: string): Promise<BackupSummary> {
  const file = join(folder, SUMMARY);
  if (!existsSync(file))
    throw new Error(
      `${folder} holds no backup, or one that was interrupted: ${SUMMARY} is missing.`,
    );
  const summary = v.parse(summarySchema, JSON.parse(readFileSync(file, 'utf8')));
  const lists: (readonly [list: string, schema: v.GenericSchema, count: number])[] = [
    ...Object.entries(summary.documents).map(
      ([name, count]) => [documentsFile(folder, name), documentSchema, count] as const,
    ),
    [join(folder, 'accounts.ndjson'), accountSchema, summary.accounts],
    [join(folder, 'files.ndjson'), fileSchema, summary.files],
  ];
  for (const [list, schema, count] of lists) {
    let lines = 0;
    if (existsSync(list)) for await (const _ of readLines(list, schema)) lines += 1;
    if (lines !== count)
      throw new Error(`The backup is damaged: ${list} has ${lines} of ${count} lines.`);
  }
  for (const name of Object.keys(summary.documents))
    for await (const { path } of readLines(documentsFile(folder, name), documentSchema))
      if (collectionOf(path) !== name)
        throw new Error(`The backup is damaged: ${path} is no document of ${name}.`);
  for await (const { path, file: copy } of readLines(join(folder, 'files.ndjson'), fileSchema))
    if (!existsSync(join(folder, copy)))
      throw new Error(`The backup is damaged: ${copy}, the file ${path}, is missing.`);
  return summary;
}

/** A document's collection, by its name in the backup. */
const collectionOf = (path: string): string =>
  path
    .split('/')
    .filter((_, index) => index % 2 === 0)
    .join('.');

/** The file of a collection's documents; `events` of orders are in `orders.events`. */
export const documentsFile = (folder: string, collection: string): string =>
  join(folder, 'documents', `${collection}.ndjson`);

/** Writes one JSON line per value, readable by the owner only; returns their number. */
export async function writeLines(file: string, values: AsyncIterable<unknown>): Promise<number> {
  let count = 0;
  async function* lines() {
    for await (const value of values) {
      count += 1;
      yield `${JSON.stringify(value)}\n`;
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(file, { mode: 0o600 }));
  return count;
}

/** Reads a file's JSON lines, each parsed by `schema`. */
export async function* readLines<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
): AsyncIterable<v.InferOutput<Schema>> {
  for await (const line of createInterface({ input: createReadStream(file) }))
    if (line !== '') yield v.parse(schema, JSON.parse(line));
}
