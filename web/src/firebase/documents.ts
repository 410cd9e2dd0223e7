import { Timestamp, type DocumentSnapshot } from 'firebase/firestore';
import * as v from 'valibot';

/** A document as its schema reads it, and its id. */
export type Stored<Schema extends v.GenericSchema> = v.InferOutput<Schema> & {
  readonly id: string;
};

/** A document is not what it should be. */
export class UnreadableError extends Error {
  constructor(path: string, cause: unknown) {
    super(`The document ${path} cannot be read`, { cause });
    this.name = 'UnreadableError';
  }
}

/** The same with `Date`s in place of the database's timestamps. */
function withDates(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(withDates);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withDates(one)]));
  return value;
}

/** Reads a document. @throws UnreadableError when it is not what the schema says. */
export function readDocument<Schema extends v.GenericSchema>(
  snapshot: DocumentSnapshot,
  schema: Schema,
): Stored<Schema> {
  // What this browser has just written has no time of the server's yet.
  const data = withDates(snapshot.data({ serverTimestamps: 'estimate' }));
  const parsed = v.safeParse(schema, data);
  if (!parsed.success) throw new UnreadableError(snapshot.ref.path, new v.ValiError(parsed.issues));
  return Object.assign({}, parsed.output, { id: snapshot.id });
}
