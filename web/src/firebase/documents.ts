import { Timestamp, type DocumentSnapshot } from 'firebase/firestore';
import * as v from 'valibot';

/** A parsed document with its id. */
export type Stored<Schema extends v.GenericSchema> = v.InferOutput<Schema> & {
  readonly id: string;
};

/** A document does not match its schema. */
export class UnreadableError extends Error {
  constructor(path: string, cause: unknown) {
    super(`The document ${path} cannot be read`, { cause });
    this.name = 'UnreadableError';
  }
}

/** Converts timestamps to `Date`s. */
function withDates(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(withDates);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withDates(one)]));
  return value;
}

/** A document's fields, its timestamps as `Date`s. */
export const fieldsOf = (snapshot: DocumentSnapshot): unknown =>
  // This browser's own pending write has no server time yet.
  withDates(snapshot.data({ serverTimestamps: 'estimate' }));

/** Parses a document. @throws UnreadableError if it does not match the schema. */
export function readDocument<Schema extends v.GenericSchema>(
  snapshot: DocumentSnapshot,
  schema: Schema,
): Stored<Schema> {
  const parsed = v.safeParse(schema, fieldsOf(snapshot));
  if (!parsed.success) throw new UnreadableError(snapshot.ref.path, new v.ValiError(parsed.issues));
  return Object.assign({}, parsed.output, { id: snapshot.id });
}
