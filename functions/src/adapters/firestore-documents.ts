import type { DocumentSnapshot, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { fieldsOf } from './firestore-fields.ts';

type Read<Schema extends v.GenericSchema> = v.InferOutput<Schema>;

/** A document's parsed fields; null if it does not exist. @throws Error if malformed. */
export function read<Schema extends v.GenericSchema>(
  schema: Schema,
  snapshot: DocumentSnapshot,
): Read<Schema> | null {
  const data = snapshot.data();
  if (!data) return null;
  const result = v.safeParse(schema, fieldsOf(data));
  if (result.success) return result.output;
  const where = result.issues.map((issue) => v.getDotPath(issue)).join(', ');
  throw new Error(`malformed document ${snapshot.ref.path}: ${where}`);
}

/** {@link read}, with the document's id. */
export function readWithId<Schema extends v.GenericSchema<unknown, object>>(
  schema: Schema,
  snapshot: DocumentSnapshot,
): (Read<Schema> & { readonly id: string }) | null {
  const fields = read(schema, snapshot);
  return fields && { ...fields, id: snapshot.id };
}

/** The parsed documents of a query. */
export const readAll = <Schema extends v.GenericSchema<unknown, object>>(
  schema: Schema,
  found: readonly QueryDocumentSnapshot[],
): (Read<Schema> & { readonly id: string })[] => found.map((one) => readWithId(schema, one)!);
