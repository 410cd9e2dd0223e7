import type { COLLECTIONS } from '@ghar/domain/paths';
import {
  collection,
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

/** What one change reads and writes. All reads come before the first write. */
export type Change = {
  /** null where there is no such document. @throws UnreadableError when it is not what the schema says. */
  read<Schema extends v.GenericSchema>(
    path: string,
    schema: Schema,
  ): Promise<Stored<Schema> | null>;
  /** Writes a new document, with the time at which it came to be. */
  create(path: string, fields: Fields): void;
  /** Writes all of a document, whether or not there is one. */
  replace(path: string, fields: Fields): void;
  /** Writes all of a document that anybody can read: it says when it was written, not by whom. */
  publish(path: string, fields: Fields): void;
  /** Changes some fields of a document that there is; `a.b` is the field b inside of a. */
  update(path: string, fields: Fields): void;
  delete(path: string): void;
};

/** Says who writes and when, as firestore.rules ask of each write. */
function stamp(): Fields {
  const uid = auth.currentUser?.uid;
  if (uid === undefined) throw new Error('Nobody is signed in');
  return { updated_at: serverTimestamp(), updated_by: uid };
}

/**
 * The one way in which the admin panel writes: all of the change or nothing. When
 * it answers, the server has done it; when it is refused, it has not. Without a
 * connection it throws, and nothing is kept to be sent later. `work` is run again
 * when somebody else has written what it has read, and when no answer came: then
 * what it did may be there already, which it has to see for itself.
 *
 * @throws FirebaseError when the backend refuses; whatever `work` throws.
 */
export async function commit<Result>(
  work: (change: Change) => Promise<Result> | Result,
): Promise<Result> {
  // The SDK would try for ten seconds first.
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

/** The user's e-mail as `firestore.rules` see it; null where the account has none. */
export async function signedInEmail(): Promise<string | null> {
  const email = (await auth.currentUser?.getIdTokenResult())?.claims['email'];
  return typeof email === 'string' ? email : null;
}

/** True iff the user was the last to change it. */
export const isMine = ({ updated_by: by }: { readonly updated_by: string | null }): boolean =>
  by !== null && by === auth.currentUser?.uid;

/** An id that no document of the collection has. */
export const newId = (name: (typeof COLLECTIONS)[keyof typeof COLLECTIONS]): string =>
  doc(collection(firestore, name)).id;
