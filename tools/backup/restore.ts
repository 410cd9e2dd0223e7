import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RESTORED_MARK } from '@ghar/domain/product/image-file';
import { COLLECTIONS } from '@ghar/domain/paths';
import type { FileMetadata } from '@google-cloud/storage';
import type { CreateRequest } from 'firebase-admin/auth';
import type { DocumentData, DocumentReference } from 'firebase-admin/firestore';
import type * as v from 'valibot';
import type { ServerSdk } from '../server-sdk.ts';
import { checkBackup } from './check-backup.ts';
import { fromJson } from './field-values.ts';
import {
  ACCOUNTS,
  accountSchema,
  collectionOf,
  documentSchema,
  documentsList,
  FILES,
  fileSchema,
  readLines,
  type BackupSummary,
} from './folder.ts';

/** gRPC status ALREADY_EXISTS: the document to create exists. */
const ALREADY_EXISTS = 6;
/** HTTP status of Storage when the file to create exists. */
const PRECONDITION_FAILED = 412;
const ACCOUNT_IS_THERE = ['auth/uid-already-exists', 'auth/email-already-exists'];

type RestoreOptions = { addMissing?: boolean; say?: (line: string) => void };

/** How many were in the backup, and how many of them the project had already. */
export type Restored = { readonly restored: number; readonly there: number };
export type RestoredProject = Readonly<Record<'documents' | 'files' | 'accounts', Restored>>;

/**
 * Restores a backup into a project, once all of it is validated. It only creates documents and files:
 * existing ones stay, and no trigger of a change or deletion runs. No message of the backup is sent,
 * and no restored picture is judged.
 *
 * Into a project that has something (`addMissing`) no role comes: it may have been revoked since.
 *
 * The offer comes in one commit, so that no trigger sees a part of it. It comes before orders, since
 * the schedule may end an order and return its pieces; an order comes after its history. Files come
 * after their documents, since a late deletion event removes files that no document shows; only
 * pictures without variants come after their files, which their trigger needs.
 *
 * `say` is told of each part when its turn comes.
 *
 * @throws Error where the backup is damaged, where the project has documents or files (unless
 * `addMissing`), and where it has less than the backup afterwards.
 */
export async function restore(
  sdk: ServerSdk,
  folder: string,
  { addMissing = false, say = () => {} }: RestoreOptions = {},
): Promise<RestoredProject> {
  say('checking the backup …');
  const summary = await checkBackup(folder, sdk.db);
  if (addMissing) delete summary.documents[COLLECTIONS.userRoles];
  if (!addMissing) await assertEmptyProject(sdk);
  say('accounts …');
  const accounts = await restoreAccounts(sdk, folder);
  const collections = inOrder(Object.keys(summary.documents));
  say('products …');
  const documents = await restoreOffer(sdk, folder, summary);
  const restoreDocuments = async (
    names: readonly string[],
    isMeant: (document: BackedUpDocument) => boolean,
  ) => {
    for (const collection of names) {
      say(`${collection} (${summary.documents[collection]}) …`);
      const file = join(folder, documentsList(collection));
      const { restored, there } = await restoreCollection(sdk, file, isMeant);
      documents.restored += restored;
      documents.there += there;
    }
  };
  await restoreDocuments(collections, (document) => !isUndrawnPicture(document));
  say('files …');
  const files = await restoreFiles(sdk, folder);
  const pictures = collections.filter((name) => name === COLLECTIONS.productImages);
  await restoreDocuments(pictures, isUndrawnPicture);
  say('counting what is there …');
  await assertAllThere(sdk, folder, summary);
  return { documents, files, accounts };
}

type BackedUpDocument = v.InferOutput<typeof documentSchema>;

const isUndrawnPicture = ({ path, fields }: BackedUpDocument): boolean =>
  path.startsWith(`${COLLECTIONS.productImages}/`) && !Object.hasOwn(fields, 'variants');

/** A waiting message may have been sent since the backup: it is in doubt, and sent only by hand. */
const asRestored = (path: string, fields: DocumentData): DocumentData =>
  path.startsWith(`${COLLECTIONS.messages}/`) && fields['state'] === 'queued'
    ? {
        ...fields,
        state: 'doubtful',
        error: 'restored',
        next_attempt_at: null,
        claim: null,
        needs_merchant: true,
      }
    : fields;

/** What is sold: the products, how many there are of each, and what the public sees of them. */
const OFFER: readonly string[] = [
  COLLECTIONS.products,
  collectionOf(COLLECTIONS.stockShards),
  COLLECTIONS.storefront,
];

/** The collections that are not of the offer, orders last. */
const inOrder = (collections: readonly string[]): string[] => {
  const others = collections.filter((name) => !OFFER.includes(name));
  return others.toSorted(
    (one, other) => Number(one === COLLECTIONS.orders) - Number(other === COLLECTIONS.orders),
  );
};

/** Counts the project's contents: it may have more than the backup, never less. */
async function assertAllThere(
  { db, bucket }: ServerSdk,
  folder: string,
  { documents }: BackupSummary,
): Promise<void> {
  const lacking: string[] = [];
  for (const [name, expected] of Object.entries(documents)) {
    const inner = name.split('.')[1];
    const collection = inner === undefined ? db.collection(name) : db.collectionGroup(inner);
    const found = (await collection.count().get()).data().count;
    if (found < expected) lacking.push(`${name} has ${found} of ${expected} documents`);
  }
  const [stored] = await bucket.getFiles();
  const there = new Set(stored.map(({ name }) => name));
  for await (const { path } of readLines(join(folder, FILES), fileSchema))
    if (!there.has(path)) lacking.push(`the file ${path} is missing`);
  if (lacking.length > 0)
    throw new Error(
      `Not everything has come back: ${lacking.slice(0, 5).join('; ')}` +
        `${lacking.length > 5 ? ` and ${lacking.length - 5} more` : ''}. ` +
        'Restore again with --add-missing.',
    );
}

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

async function restoreOffer(
  { db }: ServerSdk,
  folder: string,
  { documents }: BackupSummary,
): Promise<{ restored: number; there: number }> {
  const offered: [ref: DocumentReference, fields: DocumentData][] = [];
  for (const name of OFFER.filter((one) => Object.hasOwn(documents, one)))
    for await (const { path, fields } of readLines(
      join(folder, documentsList(name)),
      documentSchema,
    ))
      offered.push([db.doc(path), fromJson(fields, db) as DocumentData]);
  if (offered.length === 0) return { restored: 0, there: 0 };
  return db.runTransaction(async (tx) => {
    const found = await tx.getAll(...offered.map(([ref]) => ref));
    const lacking = offered.filter((_, index) => !found[index]!.exists);
    for (const [ref, fields] of lacking) tx.create(ref, fields);
    return { restored: lacking.length, there: offered.length - lacking.length };
  });
}

async function restoreCollection(
  { db }: ServerSdk,
  file: string,
  isMeant: (document: BackedUpDocument) => boolean,
): Promise<Restored> {
  const writer = db.bulkWriter();
  let restored = 0;
  let there = 0;
  const failures: unknown[] = [];
  for await (const document of readLines(file, documentSchema)) {
    if (!isMeant(document)) continue;
    const fields = fromJson(document.fields, db) as DocumentData;
    void writer.create(db.doc(document.path), asRestored(document.path, fields)).then(
      () => (restored += 1),
      (error: { code?: unknown }) =>
        error.code === ALREADY_EXISTS ? (there += 1) : failures.push(error),
    );
  }
  await writer.close();
  if (failures.length > 0) throw failures[0];
  return { restored, there };
}

async function restoreFiles({ bucket }: ServerSdk, folder: string): Promise<Restored> {
  // listed first, since the emulator ignores the precondition below
  const [stored] = await bucket.getFiles();
  const names = new Set(stored.map(({ name }) => name));
  const mark = { [RESTORED_MARK]: new Date().toISOString() };
  const files = readLines(join(folder, FILES), fileSchema);
  return createAll(files, [PRECONDITION_FAILED], async ({ path, file, ...kept }) => {
    if (names.has(path)) return false;
    await bucket.file(path).save(readFileSync(join(folder, file)), {
      resumable: false,
      metadata: { ...kept, metadata: { ...kept.metadata, ...mark } } as FileMetadata,
      preconditionOpts: { ifGenerationMatch: 0 },
    });
    return true;
  });
}

const restoreAccounts = ({ auth }: ServerSdk, folder: string): Promise<Restored> =>
  createAll(readLines(join(folder, ACCOUNTS), accountSchema), ACCOUNT_IS_THERE, async (account) => {
    await auth.createUser(account as CreateRequest);
    return true;
  });

/** Creates each one; counts those that `create` left as they were, or refused with one of these codes. */
async function createAll<Item>(
  items: AsyncIterable<Item>,
  codesOfThere: readonly unknown[],
  create: (item: Item) => Promise<boolean>,
): Promise<Restored> {
  const done = { restored: 0, there: 0 };
  for await (const item of items) {
    const isNew = await create(item).catch((error: { code?: unknown }) => {
      if (!codesOfThere.includes(error.code)) throw error;
      return false;
    });
    done[isNew ? 'restored' : 'there'] += 1;
  }
  return done;
}
