import type { Change, ChangedValue } from '@ghar/domain/access/change';

/** A document's fields with `Date`s; undefined if there is none. */
export type Fields = Readonly<Record<string, unknown>> | undefined;
export type Write = { readonly before: Fields; readonly after: Fields; readonly at: Date };

/** A creation whose author's time is older than this, in ms, is a restored backup's. */
const FRESH_MS = 10 * 60_000;

const timeOf = (fields: Fields): number | null => {
  const at = fields?.['updated_at'];
  return at instanceof Date ? at.getTime() : null;
};

/** True iff somebody wrote the document: sales and the server's corrections keep `updated_at`, as does a restore. */
function isWritten({ before, after, at }: Write): boolean {
  if (after === undefined) return true;
  const time = timeOf(after);
  if (before === undefined) return time !== null && at.getTime() - time < FRESH_MS;
  return time !== timeOf(before);
}

/** The values of a document by path, without what `tracked` does not name. An entry of a list is true at its own path. */
function valuesOf(
  fields: Fields,
  isTracked: (path: string) => boolean,
): ReadonlyMap<string, ChangedValue> {
  const values = new Map<string, ChangedValue>();
  const add = (path: string, value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) add(`${path}.${one}`, true);
    else if (value !== null && typeof value === 'object' && !(value instanceof Date))
      for (const [key, one] of Object.entries(value)) add(`${path}.${key}`, one);
    else if (isTracked(path) && ['string', 'number', 'boolean'].includes(typeof value))
      values.set(path, value as ChangedValue);
  };
  for (const [field, value] of Object.entries(fields ?? {})) add(field, value);
  return values;
}

/** The tracked fields that a person's write changed, and who wrote it. Nobody signs a deletion. */
export function changesBetween(
  write: Write,
  isTracked: (path: string) => boolean,
): readonly Omit<Change, 'actor_email'>[] {
  if (!isWritten(write)) return [];
  const { before, after, at } = write;
  const [from, to] = [before, after].map((fields) => valuesOf(fields, isTracked));
  const author = after?.['updated_by'];
  const written = timeOf(after);
  return [...new Set([...from!.keys(), ...to!.keys()])]
    .filter((field) => from!.get(field) !== to!.get(field))
    .map((field) => ({
      field,
      from: from!.get(field) ?? null,
      to: to!.get(field) ?? null,
      actor: typeof author === 'string' ? author : null,
      created_at: written === null ? at : new Date(written),
    }));
}
