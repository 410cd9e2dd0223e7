import type { Filter, Query } from '@ghar/domain/queries';

/** One field of an index, as firestore.indexes.json has it. */
export type IndexField = {
  readonly fieldPath: string;
  readonly order?: 'ASCENDING' | 'DESCENDING';
  readonly arrayConfig?: 'CONTAINS';
};
/** A composite index, without the order of the fields that are compared for being equal. */
export type RequiredIndex = {
  readonly collection: string;
  /** Before all others, in any order. */
  readonly equal: readonly IndexField[];
  /** After them, in this order and direction. */
  readonly ordered: readonly IndexField[];
  /** True iff Firestore may put it together from indexes of fewer fields. */
  readonly canMerge: boolean;
};

const isEqual = ([, operator]: Filter): boolean => operator === '==' || operator === 'in';

/**
 * The composite indexes that a query needs, beside those that Firestore keeps of
 * each field by itself.
 *
 * A query with alternatives is answered as one query for each: where none of them
 * asks for more than one field, the indexes of single fields serve it, whatever
 * their operators are. So do they where all fields are compared for being equal
 * and nothing is ordered: Firestore merges them.
 */
export function requiredIndexes({
  collection,
  where = [],
  anyOf = [],
  orderBy = [],
  sum,
}: Query): RequiredIndex[] {
  const alternatives = anyOf.length > 0 ? anyOf.map((filter) => [...where, filter]) : [where];
  return alternatives.flatMap((filters) => {
    const arrays = filters.filter(([, operator]) => operator === 'array-contains');
    const equal = new Set(filters.filter(isEqual).map(([field]) => field));
    const ranges = filters.filter((filter) => !isEqual(filter) && !arrays.includes(filter));
    // What a range is over is ordered by, even where the query does not say so.
    const ordered = new Map(orderBy.filter(([field]) => !equal.has(field)));
    const last = orderBy.at(-1)?.[1] ?? 'asc';
    for (const [field] of ranges) if (!ordered.has(field)) ordered.set(field, last);
    // What is added up is read out of the index.
    if (sum !== undefined && filters.length > 0) ordered.set(sum, last);

    const fields = equal.size + arrays.length + ordered.size;
    if (fields < 2 || (ordered.size === 0 && arrays.length === 0)) return [];
    return [
      {
        collection,
        equal: [
          ...[...equal].map((fieldPath) => ({ fieldPath, order: 'ASCENDING' as const })),
          ...arrays.map(([fieldPath]) => ({ fieldPath, arrayConfig: 'CONTAINS' as const })),
        ],
        ordered: [...ordered].map(([fieldPath, direction]) => ({
          fieldPath,
          order: direction === 'asc' ? ('ASCENDING' as const) : ('DESCENDING' as const),
        })),
        canMerge: arrays.length === 0 && filters.every(([, operator]) => operator !== 'in'),
      },
    ];
  });
}
