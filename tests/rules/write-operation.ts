import { deleteField, Timestamp } from 'firebase/firestore';
import type * as v from 'valibot';
import type { Fields } from './documents.ts';
import type { Cases } from './field-cases.ts';
import type { Database } from './rules-under-test.ts';

type Transaction = Parameters<Parameters<Database['runTransaction']>[0]>[0];
type Write = {
  /** The documents that it may change. */
  readonly paths: readonly string[];
  readonly run: (db: Database, fields: Fields) => Promise<unknown>;
};

/** A kind of write to a collection that admins make, with valid and invalid fields for it. */
export type WriteOperation = {
  readonly name: string;
  readonly write: Write;
  /** Fields that the rules must allow; null where every write of this kind must be refused. */
  readonly valid: (() => Fields) | null;
  /** Good and bad values of each field, and its schema in domain. */
  readonly cases?: Readonly<Record<string, Cases>>;
  readonly schemas?: Readonly<Record<string, v.GenericSchema>>;
  /** Changes that make the valid fields invalid, by description. */
  readonly invalid: Readonly<Record<string, Fields>>;
};

/** Stands for a missing field: left out on create, deleted on update. */
const NONE = Symbol('none');

const given = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== NONE));
/**
 * Writes in a transaction, which is one request: after a refused write of any other kind the SDK opens
 * a new stream.
 */
const write = (
  paths: readonly string[],
  act: (transaction: Transaction, db: Database, fields: Fields) => unknown,
): Write => ({
  paths,
  run: (db, fields) =>
    db.runTransaction(async (transaction) => {
      act(transaction, db, fields);
    }),
});
export const create = (path: string): Write =>
  write([path], (transaction, db, fields) => transaction.set(db.doc(path), { ...given(fields) }));
/** Creates a document together with another write. */
export const createWith = (
  path: string,
  other: {
    readonly path: string;
    readonly act: (transaction: Transaction, ref: ReturnType<Database['doc']>) => unknown;
  },
): Write =>
  write([path, other.path], (transaction, db, fields) => {
    transaction.set(db.doc(path), { ...given(fields) });
    other.act(transaction, db.doc(other.path));
  });
export const update = (path: string): Write =>
  write([path], (transaction, db, fields) =>
    transaction.update(
      db.doc(path),
      Object.fromEntries(
        Object.entries(fields).map(([name, value]) => [
          name,
          value === NONE ? deleteField() : value,
        ]),
      ),
    ),
  );

export const LONG_AGO = Timestamp.fromMillis(0);
/** Forged author and time stamps, which every write must be refused with. */
export const FORGED_SIGNATURES: Readonly<Record<string, Fields>> = {
  'a time of their own': { updated_at: Timestamp.now() },
  'a time to come': { updated_at: Timestamp.fromMillis(4_000_000_000_000) },
  'a time that is a number': { updated_at: 1 },
  "another admin's name": { updated_by: 'another-admin' },
  "the server's name": { updated_by: 'server' },
  'no name': { updated_by: null },
  'a field that there is not': { unheard_of: 1 },
};
/** Changes that each leave out one field. */
export const without = (fields: Fields): Readonly<Record<string, Fields>> =>
  Object.fromEntries(Object.keys(fields).map((field) => [`no ${field}`, { [field]: NONE }]));
/** Changes that each forge or delete one field. */
export const changing = (
  known: Fields,
  ...fields: readonly string[]
): Readonly<Record<string, Fields>> =>
  Object.fromEntries(
    fields.flatMap((field) => [
      [`another ${field}`, { [field]: typeof known[field] === 'number' ? 0.5 : 'forged' }],
      [`no ${field}`, { [field]: NONE }],
    ]),
  );
