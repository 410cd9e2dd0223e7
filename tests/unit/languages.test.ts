import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** Sources that a second language must not have to change: its texts are in its own folders. */
const SOURCES = globSync('{domain,functions,web}/src/**/*.{ts,tsx}', {
  exclude: ['**/*.test.*', '**/*-test-shop.ts', '*/src/i18n/*/**'],
});

/** Arabic that is not the shop speaking, with its reason. */
const NOT_SPOKEN = [
  // the merchant's content, in the language of his documents
  'domain/src/content/default-content.ts',
  // how people write names, whatever the page speaks
  'domain/src/order/first-name.ts',
  'domain/src/order/order-search.ts',
  'domain/src/order/search-words.ts',
  // how people write addresses
  'functions/src/orders/mask-address.ts',
  // what customers answer to messages
  'functions/src/messages/stop-words.ts',
  // what people choose as passwords
  'web/src/components/account/guessable-password.ts',
  // what separates pasted cells
  'web/src/features/admin-orders/shipping/pasted-numbers.ts',
  // how couriers head the columns of a statement
  'web/src/features/admin-orders/collection/courier-statement.ts',
  // and how they write amounts
  'web/src/features/admin-orders/collection/statement-rows.ts',
];

const withoutComments = (code: string): string =>
  code.replaceAll(/\/\*[^]*?\*\/|(?<!\S)\/\/.*$/gm, '');
const having = (pattern: RegExp): string[] =>
  SOURCES.filter((file) => pattern.test(withoutComments(readFileSync(file, 'utf8')))).toSorted();

describe('outside the catalogues', () => {
  test('no Arabic is written', () => {
    expect(having(/(?=\p{L})\p{Script=Arabic}|[،؛؟]/u)).toEqual(NOT_SPOKEN.toSorted());
  });

  test('no language is named but where the shop’s languages are', () => {
    expect(having(/(['"`])ar(?:[-_]\w+)*\1|lang="ar/)).toEqual(['domain/src/i18n/locale.ts']);
  });

  // `ltr` and `auto` are of a text: a number, a name
  test('no text is right to left but by its language', () => {
    expect(having(/(?<!=== )(['"`])rtl\1/)).toEqual(['domain/src/i18n/locale.ts']);
  });
});
