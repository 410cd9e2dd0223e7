import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { COLLECTIONS } from '@ghar/domain/paths';
import type { Firestore, Query, QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type { ServerSdk } from '../server-sdk.ts';
import { misshapenIn } from './document-shapes.ts';
import { toJson } from './field-values.ts';
import {
  ACCOUNTS,
  BACKUP_VERSION,
  collectionOf,
  digestOf,
  documentsList,
  FILES,
  fileSchema,
  readLines,
  SUMMARY,
  writeLines,
  type BackupSummary,
} from './folder.ts';

const PAGE_SIZE = 500;
/** Excluded, since a TTL policy deletes them during a restore. */
const EXPIRING: ReadonlySet<string> = new Set([COLLECTIONS.rateLimits]);

/**
 * Writes every document but the counters of attempts, every account and every file of a project into
 * a new folder. The documents are a consistent snapshot: no order without its reserved pieces.
 *
 * @throws Error where the folder is not empty.
 */
export async function backUp(
  { db, auth, bucket }: ServerSdk,
  folder: string,
  project: string,
): Promise<BackupSummary> {
  mkdirSync(join(folder, 'documents'), { recursive: true, mode: 0o700 });
  mkdirSync(join(folder, 'files'), { mode: 0o700 });
  const at = await serverTime(db);
  const contents: BackupSummary['contents'] = {};
  const write = async (list: string, lines: AsyncIterable<unknown>): Promise<number> => {
    const count = await writeLines(join(folder, list), lines);
    contents[list] = await digestOf(join(folder, list));
    return count;
  };
  const documents: Record<string, number> = {};
  const misshapen: string[] = [];
  async function* lines(name: string, query: Query) {
    for await (const { ref, data } of documentsAt(query, at)) {
      if (collectionOf(ref.path) !== name) continue; // another collection's subcollection of that name
      if (misshapenIn(ref.path, data) !== null) misshapen.push(ref.path);
      yield { path: ref.path, fields: toJson(data) };
    }
  }
  for (const [name, query] of await collectionsOf(db))
    documents[name] = await write(documentsList(name), lines(name, query));
  const accounts = await write(ACCOUNTS, accountsOf(auth));
  const files = await write(FILES, download(bucket, folder));
  for await (const { file } of readLines(join(folder, FILES), fileSchema))
    contents[file] = await digestOf(join(folder, file));
  const summary: BackupSummary = {
    version: BACKUP_VERSION,
    project,
    taken_at: at.toDate().toISOString(),
    documents,
    accounts,
    files,
    misshapen,
    contents,
  };
  writeFileSync(join(folder, SUMMARY), `${JSON.stringify(summary, undefined, 2)}\n`);
  return summary;
}

/** @throws Error where the folder is not empty. */
export function assertEmpty(folder: string): void {
  try {
    if (readdirSync(folder).length === 0) return;
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ENOENT') return;
    throw error;
  }
  throw new Error(
    existsSync(join(folder, SUMMARY))
      ? `${folder} is not empty: name a new folder, so that no backup is lost.`
      : `${folder} has other files, perhaps of a backup that did not end. Remove it, or name a new folder.`,
  );
}

/** The server's time, for a snapshot read: this machine's clock may be wrong. */
const serverTime = async (db: Firestore): Promise<Timestamp> =>
  (await db.collection(COLLECTIONS.products).limit(1).get()).readTime;

/** All root collections that stay, also unknown ones, and the known subcollections. */
async function collectionsOf(db: Firestore): Promise<(readonly [name: string, query: Query])[]> {
  const inside = Object.values(COLLECTIONS).flatMap((path) => {
    const [outer, , inner] = path.split('/');
    return inner === undefined ? [] : [[`${outer}.${inner}`, db.collectionGroup(inner)] as const];
  });
  const collections = (await db.listCollections()).filter(({ id }) => !EXPIRING.has(id));
  return [...collections.map((collection) => [collection.id, collection] as const), ...inside];
}

async function* documentsAt(query: Query, readTime: Timestamp) {
  let last: QueryDocumentSnapshot | undefined;
  do {
    const page = query.orderBy('__name__').limit(PAGE_SIZE);
    const from = last === undefined ? page : page.startAfter(last);
    const { docs } = await query.firestore.runTransaction((at) => at.get(from), {
      readOnly: true,
      readTime,
    });
    for (const document of docs) yield { ref: document.ref, data: document.data() };
    last = docs.length < PAGE_SIZE ? undefined : docs.at(-1);
  } while (last !== undefined);
}

async function* accountsOf(auth: ServerSdk['auth']) {
  let pageToken: string | undefined;
  do {
    const page = await auth.listUsers(1000, pageToken);
    for (const { uid, email, emailVerified, displayName, disabled } of page.users)
      yield { uid, email, emailVerified, displayName, disabled };
    ({ pageToken } = page);
  } while (pageToken !== undefined);
}

/** Files are numbered, since a name in a bucket need not be valid on a disk. */
async function* download(bucket: ServerSdk['bucket'], folder: string) {
  const [stored] = await bucket.getFiles();
  for (const [index, file] of stored.entries()) {
    const extension = /^\.[a-z0-9]{1,5}$/.exec(extname(file.name))?.[0] ?? '';
    const copy = `files/${String(index + 1).padStart(5, '0')}${extension}`;
    const [bytes] = await file.download();
    writeFileSync(join(folder, copy), bytes, { mode: 0o600 });
    const [{ contentType, cacheControl, metadata }] = await file.getMetadata();
    yield { path: file.name, file: copy, contentType, cacheControl, metadata };
  }
}
