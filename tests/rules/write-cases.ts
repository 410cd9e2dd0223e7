import type * as v from 'valibot';
import type { Database } from './actors.ts';
import type { Fields } from './documents.ts';
import type { WriteOperation } from './write-operation.ts';
import { WRITE_OPERATIONS } from './write-operations.ts';

/** A valid write by an admin with one change, and whether the rules must allow it. */
export type WriteCase = {
  readonly operation: string;
  readonly run: (db: Database) => Promise<unknown>;
  readonly allowed: boolean;
  /** The schema of the field in domain, and the value written: schema and rules must agree. */
  readonly value?: { readonly schema: v.GenericSchema; readonly of: unknown };
};

const show = (value: unknown): string => {
  const number = Object.is(value, -0) ? '-0' : String(value);
  const shown = typeof value === 'number' ? number : JSON.stringify(value);
  return shown.length > 60 ? `${shown.slice(0, 60)}… (${shown.length})` : shown;
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
    run: (db) => write(db, { ...valid?.(), ...change }),
    allowed,
  });
  const valued = (field: string, of: unknown, allowed: boolean): WriteCase => ({
    ...attempt(`with ${field}: ${show(of)}`, { [field]: of }, allowed),
    value: { schema: schemas[field]!, of },
  });
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
        run: (db: Database) => write(db, { ...valid?.(), [field]: 'x'.repeat(1_000_000) }),
        allowed: false,
      })),
);
