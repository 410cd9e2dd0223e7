import type { IndexField, RequiredIndex } from './required-indexes.ts';

/** A composite index, as in firestore.indexes.json. */
export type Index = {
  readonly collectionGroup: string;
  readonly queryScope: string;
  readonly fields: readonly IndexField[];
};

export const keyOf = ({ fieldPath, order, arrayConfig }: IndexField): string =>
  `${fieldPath} ${arrayConfig ?? order}`;
/** An equality field's direction does not matter. */
const equalKeyOf = ({ fieldPath, arrayConfig }: IndexField): string =>
  `${fieldPath} ${arrayConfig ?? '=='}`;

/**
 * The indexes that together cover a query; empty if a field is not covered.
 * An index is read only in its own direction. Firestore merges indexes with the same order at the end, each for some of
 * the equality fields; merging for `array-contains` and alternatives is undocumented.
 */
export function coveringIndexes(
  needed: RequiredIndex,
  indexes: readonly Index[],
): readonly Index[] {
  const parts = indexes.flatMap((index) => {
    const equal = equalFieldsOf(index, needed);
    return equal ? [{ index, equal }] : [];
  });
  const exact = parts.filter(({ equal }) => equal.length === needed.equal.length);
  if (exact.length > 0) return exact.map(({ index }) => index);
  const covered = new Set(parts.flatMap(({ equal }) => equal));
  return needed.canMerge && covered.size === needed.equal.length
    ? parts.map(({ index }) => index)
    : [];
}

/** The equality fields that an index begins with; null where it does not fit. */
function equalFieldsOf(
  { collectionGroup, queryScope, fields }: Index,
  { collection, queryScope: scope, equal, ordered }: RequiredIndex,
): string[] | null {
  if (queryScope !== scope || collectionGroup !== collection.split('/').at(-1)) return null;
  const split = fields.length - ordered.length;
  const wanted = new Set(equal.map(equalKeyOf));
  const found = fields.slice(0, Math.max(split, 0)).map(equalKeyOf);
  const isOrdered = fields.slice(split).map(keyOf).join() === ordered.map(keyOf).join();
  return split >= 0 && isOrdered && found.every((key) => wanted.has(key)) ? found : null;
}
