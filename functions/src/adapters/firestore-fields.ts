import { Timestamp, type DocumentData } from 'firebase-admin/firestore';

const isMap = (value: unknown): value is DocumentData =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Converts Firestore timestamps to `Date`s, which the rest of the code uses. */
const withDates = (value: unknown): unknown => {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(withDates);
  if (isMap(value)) return fieldsOf(value);
  return value;
};

/** A document's fields, with timestamps as `Date`s. */
export const fieldsOf = (data: DocumentData): DocumentData =>
  Object.fromEntries(Object.entries(data).map(([field, value]) => [field, withDates(value)]));
