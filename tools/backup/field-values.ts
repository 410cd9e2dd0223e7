import { DocumentReference, GeoPoint, Timestamp, type Firestore } from 'firebase-admin/firestore';

/**
 * Converts a document's fields to JSON. Types that JSON lacks become an object with one key that
 * begins with `$`: `{"$timestamp": [seconds, nanoseconds]}`.
 */
export const toJson = (value: unknown): unknown => {
  if (value instanceof Timestamp) return { $timestamp: [value.seconds, value.nanoseconds] };
  if (value instanceof GeoPoint) return { $geopoint: [value.latitude, value.longitude] };
  if (value instanceof DocumentReference) return { $reference: value.path };
  if (value instanceof Uint8Array) return { $bytes: Buffer.from(value).toString('base64') };
  if (typeof value === 'number' && !isPlain(value))
    return { $number: Object.is(value, -0) ? '-0' : String(value) };
  if (Array.isArray(value)) return value.map(toJson);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, toJson(inner)] as const);
  return entries.some(([key]) => key.startsWith('$')) ? { $map: entries } : mapOf(entries);
};

const isPlain = (value: number): boolean => Number.isFinite(value) && !Object.is(value, -0);

/** Builds an object without inherited setters: a field may be called `__proto__`. */
const mapOf = (entries: Iterable<readonly [string, unknown]>): Record<string, unknown> => {
  const map: Record<string, unknown> = {};
  for (const [key, value] of entries)
    Object.defineProperty(map, key, { value, enumerable: true, configurable: true });
  return map;
};

/**
 * The inverse of {@link toJson}; references belong to `db`.
 *
 * @throws Error on an unknown type.
 */
export const fromJson = (value: unknown, db: Firestore): unknown => {
  if (Array.isArray(value)) return value.map((inner) => fromJson(inner, db));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const [type, content] = entries[0] ?? [];
  if (!type?.startsWith('$'))
    return mapOf(entries.map(([key, inner]) => [key, fromJson(inner, db)]));
  switch (type) {
    case '$timestamp':
      return new Timestamp(...(content as [number, number]));
    case '$geopoint':
      return new GeoPoint(...(content as [number, number]));
    case '$reference':
      return db.doc(content as string);
    case '$bytes':
      return Buffer.from(content as string, 'base64');
    case '$number':
      return Number(content);
    case '$map':
      return mapOf(
        (content as [string, unknown][]).map(([key, inner]) => [key, fromJson(inner, db)]),
      );
    default:
      throw new Error(`there is no type ${type}`);
  }
};
