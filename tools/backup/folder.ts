import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import * as v from 'valibot';

/** The version of the format; version 1 had no hashes. */
export const BACKUP_VERSION = 2;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const digestSchema = v.object({ bytes: count, sha256: v.pipe(v.string(), v.hash(['sha256'])) });
type Digest = v.InferOutput<typeof digestSchema>;

/**
 * The files of a backup: this summary, written last, so that a folder without it was interrupted;
 * `documents/<collection>.ndjson`, `accounts.ndjson` and `files.ndjson`; and the files' bytes.
 */
const summarySchema = v.object({
  version: v.literal(BACKUP_VERSION),
  project: v.string(),
  /** The time of the snapshot, ISO 8601. */
  taken_at: v.string(),
  documents: v.record(v.string(), count),
  accounts: count,
  files: count,
  /** The paths of documents that did not match their schema in the project either. */
  misshapen: v.array(v.string()),
  /** Of every other file in the folder, by its path there. */
  contents: v.record(v.string(), digestSchema),
});
export type BackupSummary = v.InferOutput<typeof summarySchema>;

export const SUMMARY = 'backup.json';
export const ACCOUNTS = 'accounts.ndjson';
export const FILES = 'files.ndjson';

/** A line of `documents/<collection>.ndjson`; field-values.ts defines the fields' encoding. */
export const documentSchema = v.object({
  path: v.string(),
  fields: v.record(v.string(), v.unknown()),
});
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

/** @throws Error where the folder has no summary, or one of another version. */
export function readSummary(folder: string): BackupSummary {
  const file = join(folder, SUMMARY);
  if (!existsSync(file))
    throw new Error(
      `${folder} holds no backup, or one that was interrupted: ${SUMMARY} is missing.`,
    );
  const content = JSON.parse(readFileSync(file, 'utf8')) as { version?: unknown };
  if (content.version !== BACKUP_VERSION)
    throw new Error(
      `${file} is of version ${String(content.version)}, not ${BACKUP_VERSION}: restore it with ` +
        'the commit of the shop that wrote it.',
    );
  const { success, output, issues } = v.safeParse(summarySchema, content);
  if (!success) throw new Error(`${file}: ${issuesOf(issues)}`);
  return output;
}

export const issuesOf = (issues: readonly v.BaseIssue<unknown>[]): string =>
  issues.map((issue) => `${v.getDotPath(issue) ?? 'it'}: ${issue.message}`).join('; ');

export async function digestOf(file: string): Promise<Digest> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(file)) {
    bytes += (chunk as Buffer).length;
    hash.update(chunk as Buffer);
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** A document's collection, by its name in the backup. */
export const collectionOf = (path: string): string =>
  path
    .split('/')
    .filter((_, index) => index % 2 === 0)
    .join('.');

/** The list of a collection's documents; `events` of orders are in `orders.events`. */
export const documentsList = (collection: string): string => `documents/${collection}.ndjson`;

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

/** The lines of a file that are not empty, with their numbers. */
export async function* linesOf(file: string): AsyncIterable<{ number: number; text: string }> {
  let number = 0;
  for await (const text of createInterface({ input: createReadStream(file) })) {
    number += 1;
    if (text !== '') yield { number, text };
  }
}

export async function* readLines<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
): AsyncIterable<v.InferOutput<Schema>> {
  for await (const { text } of linesOf(file)) yield v.parse(schema, JSON.parse(text));
}
