import { DocumentReference, GeoPoint, Timestamp, type Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';

/** As JSON. Types that JSON lacks are objects with one key that begins with `$`: `{"$bytes": "…"}`. */
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

/** The JSON value of each type key. */
const integer = v.pipe(v.number(), v.integer());
const typedSchemas = {
  $timestamp: v.tuple([integer, integer]),
  $geopoint: v.tuple([v.number(), v.number()]),
  $reference: v.string(),
  $bytes: v.pipe(
    v.string(),
    v.check((text) => Buffer.from(text, 'base64').toString('base64') === text),
  ),
  $number: v.picklist(['NaN', 'Infinity', '-Infinity', '-0']),
  $map: v.array(v.tuple([v.string(), v.unknown()])),
} as const;

/** The inverse of {@link toJson}; references belong to `db`. @throws Error on a value that is none of its type. */
export const fromJson = (value: unknown, db: Firestore): unknown => {
  if (Array.isArray(value)) {
    // the server refuses it, the SDK does not
    if (value.some(Array.isArray)) throw new Error('there is a list in a list');
    return value.map((inner) => fromJson(inner, db));
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const [type, content] = entries[0] ?? [];
  if (!type?.startsWith('$'))
    return mapOf(entries.map(([key, inner]) => [key, fromJson(inner, db)]));
  const read = <Type extends keyof typeof typedSchemas>(name: Type) => {
    const { success, output } = v.safeParse(typedSchemas[name], content);
    if (!success || entries.length > 1) throw new Error(`${JSON.stringify(value)} is no ${name}`);
    return output as v.InferOutput<(typeof typedSchemas)[Type]>;
  };
  switch (type) {
    case '$timestamp':
      return new Timestamp(...read(type));
    case '$geopoint':
      return new GeoPoint(...read(type));
    case '$reference':
      return db.doc(read(type));
    case '$bytes':
      return Buffer.from(read(type), 'base64');
    case '$number':
      return Number(read(type));
    case '$map':
      return mapOf(read(type).map(([key, inner]) => [key, fromJson(inner, db)]));
    default:
      throw new Error(`there is no type ${type}`);
  }
};
