import { expect, test } from 'vitest';
import type { CountryCode } from '../contact/country.ts';
import { parseTaxNumber } from './tax-number.ts';

test.each<[string, CountryCode, string | null]>([
  ['100123456700003', 'ae', '100123456700003'],
  ['١٠٠ ١٢٣٤ ٥٦٧٠ ٠٠٠٣', 'ae', '100123456700003'],
  ['100-1234-5670-0003', 'ae', '100123456700003'],
  ['', 'ae', ''],
  ['  ', 'sa', ''],
  ['abc', 'ae', null],
  ['10012345670000', 'ae', null],
  ['300123456700003', 'sa', '300123456700003'],
  ['100123456700003', 'sa', null],
  ['200000000000001', 'bh', '200000000000001'],
  ['om1100000123', 'om', 'OM1100000123'],
  ['1100000123', 'om', null],
  ['any text', 'kw', 'ANYTEXT'],
])('«%s» in %s is stored as %s', (typed, country, stored) => {
  expect(parseTaxNumber(typed, country)).toBe(stored);
});
