import { Timestamp, type DocumentData } from 'firebase-admin/firestore';

/** Times are timestamps in Firestore and `Date`s everywhere else. */
const withDates = (value: unknown): unknown => {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(withDates);
  return value;
};

/** A document's fields as the rest of the backend knows them. */
export const fieldsOf = (data: DocumentData): DocumentData =>
  Object.fromEntries(Object.entries(data).map(([field, value]) => [field, withDates(value)]));
