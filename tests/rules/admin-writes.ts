import type * as v from 'valibot';
import type { Database } from './actors.ts';
import type { Fields } from './documents.ts';
import type { Way } from './way.ts';
import { WAYS } from './ways.ts';

/** A write by the admin that is sound but for what it tries. */
export type Write = {
  readonly tries: string;
  readonly run: (db: Database) => Promise<unknown>;
  readonly allowed: boolean;
  /** The field as domain knows it, and what is written into it: both must judge alike. */
  readonly value?: { readonly schema: v.GenericSchema; readonly of: unknown };
};

const show = (value: unknown): string => {
  const number = Object.is(value, -0) ? '-0' : String(value);
  const shown = typeof value === 'number' ? number : JSON.stringify(value);
  return shown.length > 60 ? `${shown.slice(0, 60)}… (${shown.length})` : shown;
};

function writesOf({ name, write, sound, cases = {}, schemas = {}, hostile }: Way): Write[] {
  const attempt = (what: string, change: Fields, allowed: boolean): Write => ({
    tries: `${name} ${what}`.trim(),
    run: (db) => write(db, { ...sound?.(), ...change }),
    allowed,
  });
  const valued = (field: string, of: unknown, allowed: boolean): Write => ({
    ...attempt(`with ${field}: ${show(of)}`, { [field]: of }, allowed),
    value: { schema: schemas[field]!, of },
  });
  return [
    ...(sound ? [attempt('', {}, true)] : []),
    ...Object.entries(cases).flatMap(([field, { good, bad }]) => [
      ...good.map((value) => valued(field, value, true)),
      ...bad.map((value) => valued(field, value, false)),
    ]),
    ...Object.entries(hostile).map(([what, change]) => attempt(`with ${what}`, change, false)),
  ];
}

export const ADMIN_WRITES: readonly Write[] = WAYS.flatMap(writesOf);

/** Wherever an admin may write a text: a megabyte of it. */
export const MEGABYTE_WRITES: readonly Write[] = WAYS.flatMap(
  ({ name, write, sound, cases = {} }) =>
    Object.entries(cases)
      .filter(([, { good }]) => good.some((value) => typeof value === 'string'))
      .map(([field]) => ({
        tries: `${name} with a ${field} of a megabyte`,
        run: (db: Database) => write(db, { ...sound?.(), [field]: 'x'.repeat(1_000_000) }),
        allowed: false,
      })),
);
