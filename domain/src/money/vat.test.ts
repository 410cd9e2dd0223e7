import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { COUNTRY_CODES, isCountryCode } from '../contact/country.ts';
import { fils } from './money.ts';
import { containedVat, localVat, VAT_PERCENT, vatPercent } from './vat.ts';

const SELLER = { tax_number: '100123456700003', country: 'ae' } as const;

test.each([
  [29_900, 5, 1424],
  [29_900, 15, 3900],
  [105, 5, 5],
  [10, 5, 0],
  [11, 5, 1],
  [29_900, 0, 0],
])('%i fils contain at %i percent %i fils of tax', (gross, percent, vat) => {
  expect(containedVat(fils(gross), percent)).toBe(vat);
});

test('the tax is the rate of the rest, to half a fils, whatever the price', () => {
  const grosses = fc.integer({ min: 0, max: 1_000_000_000_000 });
  fc.assert(
    fc.property(grosses, fc.constantFrom(...Object.values(VAT_PERCENT)), (gross, percent) => {
      const vat = containedVat(fils(gross), percent);
      const net = gross - vat;
      expect(Number.isSafeInteger(vat) && vat >= 0 && net >= 0).toBe(true);
      // |vat − gross·p/(100+p)| ≤ ½, in integers
      expect(2 * Math.abs(vat * (100 + percent) - gross * percent)).toBeLessThanOrEqual(
        100 + percent,
      );
    }),
  );
});

test('a registered seller states the tax at home, and none of an export', () => {
  for (const country of COUNTRY_CODES.filter((code) => VAT_PERCENT[code] > 0)) {
    const seller = { ...SELLER, country };
    for (const to of COUNTRY_CODES)
      expect(vatPercent(seller, to)).toBe(to === country ? VAT_PERCENT[country] : 0);
  }
});

const UNTAXED = COUNTRY_CODES.find((code) => VAT_PERCENT[code] === 0)!;

test.each([
  ['not registered', { tax_number: '' }],
  ['registered with blanks', { tax_number: ' ' }],
  ['in a country without the tax', { country: UNTAXED }],
] as const)('a seller who is %s states none', (_, change) => {
  expect(vatPercent({ ...SELLER, ...change }, 'ae')).toBeNull();
});

const LOCAL: readonly (readonly [string, number, object | null])[] = [
  ['sa', 39, { currency: 'SAR', amount: '39.82', rate: '1.02110' }],
  ['bh', 27.18, { currency: 'BHD', amount: '2.783', rate: '0.10238' }],
  ['om', 14.24, { currency: 'OMR', amount: '1.491', rate: '0.10470' }],
  ['ae', 14.24, null],
  ['qa', 0, null],
];

/** Those of the shop's countries. */
const local = LOCAL.flatMap(([country, vat, said]) =>
  isCountryCode(country) ? [[country, vat, said] as const] : [],
);

test.each(local)(
  'the tax of a seller in %s is said in the currency of that country',
  (country, vat, said) => {
    expect(localVat(vat, country)).toEqual(said);
  },
);
