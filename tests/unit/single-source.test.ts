import { globSync, readFileSync } from 'node:fs';
import { CHARGE_CURRENCY, CURRENCIES } from '@ghar/domain/currency';
import { FUNCTIONS_REGION } from '@ghar/domain/region';
import { expect, test } from 'vitest';

test('every rewrite of Hosting leads to the region in which the functions are deployed', () => {
  const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8')) as {
    hosting: { rewrites: { source: string; function?: { region?: string } }[] };
  };
  const elsewhere = hosting.rewrites
    .filter((rewrite) => rewrite.function && rewrite.function.region !== FUNCTIONS_REGION)
    .map(({ source }) => source);
  expect(elsewhere).toEqual([]);
});

test('the charged currency is named in one place; the switcher names those that are shown', () => {
  const sources = globSync('{domain,functions,web}/src/**/*.{ts,tsx}', {
    exclude: ['**/*.test.*'],
  });
  const naming = sources.filter((file) => namedIn(readFileSync(file, 'utf8')));
  expect(naming.toSorted()).toEqual(['domain/src/currency.ts', 'web/src/i18n/ar/shell.ts']);
});

/** True iff code, without comments, contains the currency's name. */
const namedIn = (code: string): boolean =>
  new RegExp(`${CURRENCIES[CHARGE_CURRENCY].symbol}(?!\\p{L})`, 'u').test(
    code.replaceAll(/\/\*[^]*?\*\/|\/\/.*$/gm, ''),
  );
