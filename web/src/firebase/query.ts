import { collectionPath, groupName } from '@ghar/domain/paths';
import type { Query } from '@ghar/domain/queries';
import {
  collection,
  collectionGroup,
  documentId,
  orderBy,
  query,
  where,
  type Query as FirestoreQuery,
  type QueryConstraint,
} from 'firebase/firestore';
import { firestore } from './firestore.ts';

/** One of the project's queries, without alternatives: the client asks for these one by one. */
export type SingleQuery = Query & { anyOf?: never };

/** One of the project's queries, for the client SDK; `further` are limits and cursors. */
export function queryOf(asked: SingleQuery, ...further: QueryConstraint[]): FirestoreQuery {
  const group = groupName(asked);
  return query(
    group === null
      ? collection(firestore, collectionPath(asked.collection, asked.inside))
      : collectionGroup(firestore, group),
    ...(asked.where ?? []).map((filter) => where(...filter)),
    ...(asked.orderBy ?? []).map((order) => orderBy(...order)),
    ...further,
  );
}

/** The implicit order by document name at a query's end, which aggregation queries need explicitly. */
export const byName = (asked: Query): QueryConstraint =>
  orderBy(documentId(), asked.orderBy?.at(-1)?.[1] ?? 'asc');
