import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COLLECTIONS } from '@ghar/domain/paths';
import type { FileMetadata } from '@google-cloud/storage';
import type { CreateRequest } from 'firebase-admin/auth';
import type { DocumentData } from 'firebase-admin/firestore';
import type { ServerSdk } from '../server-sdk.ts';
import { fromJson } from './field-values.ts';
import {
  accountSchema,
  documentSchema,
  documentsFile,
  fileSchema,
  readLines,
  readSummary,
} from './folder.ts';

/** gRPC's code of a document that was to be created and is there. */
const ALREADY_EXISTS = 6;
/** Storage's answer where a file was to be created and is there. */
const PRECONDITION_FAILED = 412;
const ACCOUNT_IS_THERE = new Set(['auth/uid-already-exists', 'auth/email-already-exists']);

/** How many there were in the backup, and how many of them the project had. */
export type Restored = { readonly restored: number; readonly there: number };
export type RestoredProject = Readonly<Record<'documents' | 'files' | 'accounts', Restored>>;

/**
 * Brings a backup into a project. It only ever creates: what is there stays as it
 * is, and no function hears of a change.
 *
 * Accounts and files come first, so that a picture's document finds its file;
 * products before orders, so that an order that the schedule ends meanwhile has
 * where to give its pieces back; and an order after its history.
 *
 * @throws Error where the project has documents or files, unless `addMissing`.
 */
export async function restore(
  sdk: ServerSdk,
  folder: string,
  { addMissing = false }: { addMissing?: boolean } = {},
): Promise<RestoredProject> {
  const { documents } = readSummary(folder);
  if (!addMissing) await assertEmptyProject(sdk);
  const accounts = await restoreAccounts(sdk, folder);
  const files = await restoreFiles(sdk, folder);
  const sum = { restored: 0, there: 0 };
  for (const collection of inOrder(Object.keys(documents))) {
    const { restored, there } = await restoreCollection(sdk, documentsFile(folder, collection));
    sum.restored += restored;
    sum.there += there;
  }
  return { documents: sum, files, accounts };
}

const inOrder = (collections: readonly string[]): string[] => [
  ...collections.filter((name) => name !== COLLECTIONS.orders),
  ...collections.filter((name) => name === COLLECTIONS.orders),
];

async function assertEmptyProject({ db, bucket }: ServerSdk): Promise<void> {
  const collections = await db.listCollections();
  const [files] = await bucket.getFiles({ maxResults: 1 });
  const found = [...collections.map(({ id }) => id), ...files.map(({ name }) => name)];
  if (found.length > 0)
    throw new Error(
      `The project is not empty: it has ${found.slice(0, 5).join(', ')}. Restore into an empty one, ` +
        'or say --add-missing: that adds what the project lacks, and leaves what it has as it is.',
    );
}

async function restoreCollection({ db }: ServerSdk, file: string): Promise<Restored> {
  const writer = db.bulkWriter();
  let restored = 0;
  let there = 0;
  const failures: unknown[] = [];
  for await (const { path, fields } of readLines(file, documentSchema))
    void writer.create(db.doc(path), fromJson(fields, db) as DocumentData).then(
      () => (restored += 1),
      (error: { code?: unknown }) =>
        error.code === ALREADY_EXISTS ? (there += 1) : failures.push(error),
    );
  await writer.close();
  if (failures.length > 0) throw failures[0];
  return { restored, there };
}

async function restoreFiles({ bucket }: ServerSdk, folder: string): Promise<Restored> {
  let restored = 0;
  let there = 0;
  for await (const { path, file, ...stored } of readLines(join(folder, 'files.ndjson'), fileSchema))
    try {
      await bucket.file(path).save(readFileSync(join(folder, file)), {
        resumable: false,
        metadata: stored as FileMetadata,
        preconditionOpts: { ifGenerationMatch: 0 },
      });
      restored += 1;
    } catch (error) {
      if ((error as { code?: unknown }).code !== PRECONDITION_FAILED) throw error;
      there += 1;
    }
  return { restored, there };
}

async function restoreAccounts({ auth }: ServerSdk, folder: string): Promise<Restored> {
  let restored = 0;
  let there = 0;
  for await (const account of readLines(join(folder, 'accounts.ndjson'), accountSchema))
    try {
      await auth.createUser(account as CreateRequest);
      restored += 1;
    } catch (error) {
      if (!ACCOUNT_IS_THERE.has(String((error as { code?: unknown }).code))) throw error;
      there += 1;
    }
  return { restored, there };
}
