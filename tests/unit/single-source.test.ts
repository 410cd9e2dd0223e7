import { globSync, readFileSync } from 'node:fs';
import { CHARGE_CURRENCY } from '@ghar/domain/money/currency';
import { currencySymbols } from '@ghar/domain/i18n/ar/money';
import { FUNCTIONS_REGION } from '@ghar/domain/region';
import { expect, test } from 'vitest';
import { EMAIL_COLOURS } from '../../functions/src/messages/email-styles.ts';
import { palette } from '../../web/src/theme/palette.ts';

test('every rewrite of Hosting leads to the region in which the functions are deployed', () => {
  const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8')) as {
    hosting: { rewrites: { source: string; function?: { region?: string } }[] };
  };
  const elsewhere = hosting.rewrites
    .filter((rewrite) => rewrite.function && rewrite.function.region !== FUNCTIONS_REGION)
    .map(({ source }) => source);
  expect(elsewhere).toEqual([]);
});

/** The switcher's names of what is shown, and those of what a seller's tax is stated in. */
const NAMES = ['web/src/i18n/ar/invoice.ts', 'web/src/i18n/ar/shell.ts'];

test('the charged currency is named in one place', () => {
  const sources = globSync('{domain,functions,web}/src/**/*.{ts,tsx}', {
    exclude: ['**/*.test.*', ...NAMES],
  });
  const naming = sources.filter((file) => namedIn(readFileSync(file, 'utf8')));
  expect(naming).toEqual(['domain/src/i18n/ar/money.ts']);
});

/** True iff code, without comments, contains the currency's name. */
const namedIn = (code: string): boolean =>
  new RegExp(`${currencySymbols[CHARGE_CURRENCY]}(?!\\p{L})`, 'u').test(
    code.replaceAll(/\/\*[^]*?\*\/|\/\/.*$/gm, ''),
  );

test('an e-mail has the colours of the theme', () => {
  const { background, text, divider, primary } = palette;
  expect(EMAIL_COLOURS.light).toMatchObject({
    page: background.default,
    card: background.paper,
    text: text.primary,
    quiet: text.secondary,
    line: divider,
    button: primary.main,
    link: primary.main,
  });
});
