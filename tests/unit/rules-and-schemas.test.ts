import { isPlainText } from '@ghar/domain/text/text';
import { readFileSync } from 'node:fs';
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

test('the rules and domain have one list of what is no text', () => {
  const rules = readFileSync('firestore.rules', 'utf8');
  const [, list] = /function hasNoText.*?matches\('\(\?s\)\.\*(\[.*?\])\.\*'\)/s.exec(rules)!;
  const noText = new RegExp(
    list!.replaceAll('\\\\', '\\').replaceAll(/\\x\{(\w+)\}/g, String.raw`\u{$1}`),
    'u',
  );
  const differing = Array.from({ length: 0x11_0000 }, (_, code) => code)
    // Firestore refuses lone surrogates
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .filter((code) => {
      const character = String.fromCodePoint(code);
      return noText.test(character) === isPlainText(character);
    });
  expect(differing.map((code) => code.toString(16))).toEqual([]);
});
