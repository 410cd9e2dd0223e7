import { deleteField, Timestamp } from 'firebase/firestore';
import type * as v from 'valibot';
import type { Database } from './actors.ts';
import type { Fields } from './documents.ts';
import type { Cases } from './field-cases.ts';

/** One way of writing to a collection that an admin has. */
export type Way = {
  readonly name: string;
  readonly write: (db: Database, fields: Fields) => Promise<unknown>;
  /** What is sound; null where nothing is. */
  readonly sound: (() => Fields) | null;
  /** What each field may hold, and domain's schema of it. */
  readonly cases?: Readonly<Record<string, Cases>>;
  readonly schemas?: Readonly<Record<string, v.GenericSchema>>;
  /** What a sound write must not be joined with, by what it tries. */
  readonly hostile: Readonly<Record<string, Fields>>;
};

/** In place of a value: the field is left out, or taken away. */
const NONE = Symbol('none');

export const create = (path: string) => (db: Database, fields: Fields) =>
  db
    .doc(path)
    .set(Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== NONE)));
export const update = (path: string) => (db: Database, fields: Fields) =>
  db
    .doc(path)
    .update(
      Object.fromEntries(
        Object.entries(fields).map(([name, value]) => [
          name,
          value === NONE ? deleteField() : value,
        ]),
      ),
    );

export const LONG_AGO = Timestamp.fromMillis(0);
/** What no write may say of who made it, and when. */
export const FORGED_SIGNATURES: Readonly<Record<string, Fields>> = {
  'a time of their own': { updated_at: Timestamp.now() },
  'a time to come': { updated_at: Timestamp.fromMillis(4_000_000_000_000) },
  'a time that is a number': { updated_at: 1 },
  "another admin's name": { updated_by: 'another-admin' },
  "the server's name": { updated_by: 'server' },
  'no name': { updated_by: null },
  'a field that there is not': { unheard_of: 1 },
};
/** Writes without one of the fields. */
export const without = (fields: Fields): Readonly<Record<string, Fields>> =>
  Object.fromEntries(Object.keys(fields).map((field) => [`no ${field}`, { [field]: NONE }]));
/** Writes that change one of the fields, to another value or away. */
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
