import { groupName } from '@ghar/domain/paths';
import type { Filter, Query } from '@ghar/domain/queries';

/** A field of an index, as in firestore.indexes.json. */
export type IndexField = {
  readonly fieldPath: string;
  readonly order?: 'ASCENDING' | 'DESCENDING';
  readonly arrayConfig?: 'CONTAINS';
};
/** A composite index; the order of equality fields is free. */
export type RequiredIndex = {
  readonly collection: string;
  readonly queryScope: 'COLLECTION' | 'COLLECTION_GROUP';
  /** The equality fields, first, in any order. */
  readonly equal: readonly IndexField[];
  /** Then these, in this order and direction. */
  readonly ordered: readonly IndexField[];
  /** True iff Firestore may merge indexes of fewer fields. */
  readonly canMerge: boolean;
};

const isEqual = ([, operator]: Filter): boolean => operator === '==' || operator === 'in';

/**
 * The composite indexes that a query needs besides the automatic single-field ones.
 *
 * A query with alternatives is one query for each: where none asks for more than one field,
 * single-field indexes suffice, whatever the operators. So they do where all fields are equalities
 * and nothing is ordered: Firestore merges them. Collection groups have no automatic ones.
 */
export function requiredIndexes({
  collection,
  inside,
  where = [],
  anyOf = [],
  orderBy = [],
  sum,
}: Query): RequiredIndex[] {
  const isGroup = groupName({ collection, inside }) !== null;
  const alternatives = anyOf.length > 0 ? anyOf.map((filter) => [...where, filter]) : [where];
  return alternatives.flatMap((filters) => {
    const arrays = filters.filter(([, operator]) => operator.startsWith('array-contains'));
    const equal = new Set(filters.filter(isEqual).map(([field]) => field));
    const ranges = filters.filter((filter) => !isEqual(filter) && !arrays.includes(filter));
    // a range orders by its field, even if the query does not say so
    const ordered = new Map(orderBy.filter(([field]) => !equal.has(field)));
    const last = orderBy.at(-1)?.[1] ?? 'asc';
    for (const [field] of ranges) if (!ordered.has(field)) ordered.set(field, last);
    // sums are computed from the index
    if (sum !== undefined && filters.length > 0) ordered.set(sum, last);

    const fields = equal.size + arrays.length + ordered.size;
    const isAutomatic = fields < 2 || (ordered.size === 0 && arrays.length === 0);
    if (isAutomatic && !isGroup) return [];
    return [
      {
        collection,
        queryScope: isGroup ? ('COLLECTION_GROUP' as const) : ('COLLECTION' as const),
        equal: [
          ...[...equal].map((fieldPath) => ({ fieldPath, order: 'ASCENDING' as const })),
          ...arrays.map(([fieldPath]) => ({ fieldPath, arrayConfig: 'CONTAINS' as const })),
        ],
        ordered: [...ordered].map(([fieldPath, direction]) => ({
          fieldPath,
          order: direction === 'asc' ? ('ASCENDING' as const) : ('DESCENDING' as const),
        })),
        canMerge:
          arrays.length === 0 &&
          filters.every(([, operator]) => operator !== 'in') &&
          ranges.every(([field]) => field === [...ordered.keys()][0]),
      },
    ];
  });
}
