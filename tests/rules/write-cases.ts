import type * as v from 'valibot';
import type { Fields } from './documents.ts';
import { Described, show } from './field-cases.ts';
import type { Database } from './rules-under-test.ts';
import type { WriteOperation } from './write-operation.ts';
import { WRITE_OPERATIONS } from './write-operations.ts';

/** A valid write by an admin with one change, and whether the rules must allow it. */
export type WriteCase = {
  readonly operation: string;
  readonly run: (db: Database) => Promise<unknown>;
  /** The documents that it changes. */
  readonly changes: readonly string[];
  readonly allowed: boolean;
  /** The schema of the field in domain, and the value written: schema and rules must agree. */
  readonly value?: { readonly schema: v.GenericSchema; readonly of: unknown };
};

function casesOf({
  name,
  write,
  valid,
  cases = {},
  schemas = {},
  invalid,
}: WriteOperation): WriteCase[] {
  const attempt = (what: string, change: Fields, allowed: boolean): WriteCase => ({
    operation: `${name} ${what}`.trim(),
    run: (db) => write.run(db, { ...valid?.(), ...change }),
    changes: write.paths,
    allowed,
  });
  const valued = (field: string, one: unknown, allowed: boolean): WriteCase => {
    const { what, value } = one instanceof Described ? one : new Described(show(one), one);
    return {
      ...attempt(`with ${field}: ${what}`, { [field]: value }, allowed),
      value: { schema: schemas[field]!, of: value },
    };
  };
  return [
    ...(valid ? [attempt('', {}, true)] : []),
    ...Object.entries(cases).flatMap(([field, { good, bad }]) => [
      ...good.map((value) => valued(field, value, true)),
      ...bad.map((value) => valued(field, value, false)),
    ]),
    ...Object.entries(invalid).map(([what, change]) => attempt(`with ${what}`, change, false)),
  ];
}

export const WRITE_CASES: readonly WriteCase[] = WRITE_OPERATIONS.flatMap(casesOf);

/** A text of one megabyte in every text field that an admin may write. */
export const OVERSIZED_WRITES: readonly WriteCase[] = WRITE_OPERATIONS.flatMap(
  ({ name, write, valid, cases = {} }) =>
    Object.entries(cases)
      .filter(([, { good }]) => good.some((value) => typeof value === 'string'))
      .map(([field]) => ({
        operation: `${name} with a ${field} of a megabyte`,
        run: (db: Database) => write.run(db, { ...valid?.(), [field]: 'x'.repeat(1_000_000) }),
        changes: write.paths,
        allowed: false,
      })),
);
