import { collectionPath, groupName } from '@ghar/domain/paths';
import type { Query } from '@ghar/domain/queries';
import { Filter, type Firestore, type Query as FirestoreQuery } from 'firebase-admin/firestore';

/** Builds one of the project's queries with the server SDK. */
export function queryOf(db: Firestore, query: Query): FirestoreQuery {
  const { collection, inside, where = [], anyOf = [], orderBy = [] } = query;
  const group = groupName(query);
  let built: FirestoreQuery =
    group === null ? db.collection(collectionPath(collection, inside)) : db.collectionGroup(group);
  for (const filter of where) built = built.where(...filter);
  if (anyOf.length > 0)
    built = built.where(Filter.or(...anyOf.map((filter) => Filter.where(...filter))));
  for (const order of orderBy) built = built.orderBy(...order);
  return built;
}
