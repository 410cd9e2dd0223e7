import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { WRITE_CASES } from '../rules/write-cases.ts';

const VALUES = WRITE_CASES.flatMap(({ operation, allowed, value }) =>
  value ? [{ operation, allowed, value }] : [],
);

/** The cases that firestore.rules are tried with, so that both judge alike. */
describe('the schemas of domain', () => {
  for (const { operation, allowed, value } of VALUES)
    test(`let ${allowed ? 'an' : 'no'} admin ${operation}`, () => {
      expect(v.is(value.schema, value.of)).toBe(allowed);
    });
});
