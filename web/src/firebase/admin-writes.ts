import type { COLLECTIONS } from '@ghar/domain/paths';
import {
  collection,
  deleteField,
  doc,
  runTransaction,
  serverTimestamp,
  type DocumentData,
  type UpdateData,
} from 'firebase/firestore';
import type * as v from 'valibot';
import { auth } from './auth.ts';
import { readDocument, type Stored } from './documents.ts';
import { NoAnswerError } from './failure.ts';
import { firestore } from './firestore.ts';

type Fields = Readonly<Record<string, unknown>>;

/** As a value: the time of the write. */
export const NOW = serverTimestamp();
/** In an update: the field is removed. */
export const REMOVED = deleteField();

/** Reads and writes of one change. All reads come before the first write. */
export type Change = {
  /** Null if there is no such document. @throws UnreadableError if it does not match the schema. */
  read<Schema extends v.GenericSchema>(
    path: string,
    schema: Schema,
  ): Promise<Stored<Schema> | null>;
  /** Creates a document, with its creation time. */
  create(path: string, fields: Fields): void;
  /** Creates or replaces a document. */
  replace(path: string, fields: Fields): void;
  /** Creates or replaces a public document: with its time, without its author. */
  publish(path: string, fields: Fields): void;
  /** Updates fields of an existing document; `a.b` is field b of a. {@link REMOVED} removes one. */
  update(path: string, fields: Fields): void;
  delete(path: string): void;
};

/** The author and time that firestore.rules require on each write. */
function stamp(): Fields {
  const uid = auth.currentUser?.uid;
  if (uid === undefined) throw new Error('Nobody is signed in');
  return { updated_at: serverTimestamp(), updated_by: uid };
}

/**
 * The panel's only way to write: all of the change or nothing, confirmed by the server. Without a connection it throws,
 * and queues nothing. `work` runs again after a conflict, and after a lost answer: its effect may then already be
 * stored, which it must detect.
 * @throws FirebaseError if the backend refuses; whatever `work` throws.
 */
export async function commit<Result>(
  work: (change: Change) => Promise<Result> | Result,
): Promise<Result> {
  // The SDK would retry for ten seconds first.
  if (!navigator.onLine) throw new NoAnswerError();
  return runTransaction(firestore, async (transaction) => {
    const at = (path: string) => doc(firestore, path);
    return work({
      async read(path, schema) {
        const snapshot = await transaction.get(at(path));
        return snapshot.exists() ? readDocument(snapshot, schema) : null;
      },
      create: (path, fields) =>
        void transaction.set(at(path), { ...fields, created_at: serverTimestamp(), ...stamp() }),
      replace: (path, fields) => void transaction.set(at(path), { ...fields, ...stamp() }),
      publish: (path, fields) =>
        void transaction.set(at(path), { ...fields, updated_at: serverTimestamp() }),
      update: (path, fields) =>
        void transaction.update(at(path), { ...fields, ...stamp() } as UpdateData<DocumentData>),
      delete: (path) => void transaction.delete(at(path)),
    });
  });
}

/** The user's e-mail as `firestore.rules` see it; null if the account has none. */
export async function signedInEmail(): Promise<string | null> {
  const email = (await auth.currentUser?.getIdTokenResult())?.claims['email'];
  return typeof email === 'string' ? email : null;
}

/** True iff the signed-in user changed it last. */
export const isMine = ({ updated_by: by }: { readonly updated_by: string | null }): boolean =>
  by !== null && by === auth.currentUser?.uid;

/** A new document id. */
export const newId = (name: (typeof COLLECTIONS)[keyof typeof COLLECTIONS]): string =>
  doc(collection(firestore, name)).id;
