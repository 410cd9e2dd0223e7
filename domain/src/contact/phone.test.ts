import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COUNTRIES, COUNTRY_CODES, isCountryCode } from './country.ts';
import { maskPhone, phoneInGroups, parsePhone } from './phone.ts';

/** Mobile numbers of the countries, by length and first digits. */
const NATIONAL: Readonly<Record<string, RegExp>> = {
  ae: /^5\d{8}$/,
  sa: /^5\d{8}$/,
  qa: /^[3567]\d{7}$/,
  kw: /^(?:5\d|6\d|9\d|41)\d{6}$/,
  bh: /^[36]\d{7}$/,
  om: /^[79]\d{7}$/,
};
const DIGITS = ['0123456789', '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹'];
const SEPARATORS = ['', '', '', ' ', '-', '(', ')', '.', '/', '\u00a0', '\u200e', '\u202c'];
/** Prefixes of a national number: fully international, partly, or none. */
const international = (dial: string): string[] =>
  ['+', '00', ''].flatMap((plus) => [`${plus}${dial}`, `${plus}${dial}0`]);

const anyCountry = fc.constantFrom(...COUNTRY_CODES);
const anyNumber = anyCountry.chain((country) =>
  fc.stringMatching(NATIONAL[country]!).map((national) => {
    const dial = COUNTRIES[country].dialCode.slice(1);
    return { country, dial, national, e164: `+${dial}${national}` };
  }),
);
/** The same number in other digits and with separators. */
const anyHand = (number: string): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom(...DIGITS),
      fc.array(fc.constantFrom(...SEPARATORS), {
        minLength: number.length + 1,
        maxLength: number.length + 1,
      }),
    )
    .map(([digits, between]) =>
      Array.from(number)
        .map((sign, at) => between[at] + (sign === '+' ? sign : digits[Number(sign)]!))
        .concat(between.at(-1)!)
        .join(''),
    );

/** The rows whose country, the second column, the shop delivers to. */
const typedIn = (rows: readonly (readonly [string, string, string?])[]) =>
  rows.flatMap(([text, country, number]) =>
    isCountryCode(country) ? [[text, country, number] as const] : [],
  );

describe('a phone number', () => {
  test('is the same number in every way of writing it', () => {
    const written = anyNumber.chain((number) =>
      fc
        .constantFrom('', '0', ...international(number.dial))
        .chain((front) => anyHand(front + number.national))
        .map((text) => ({ text, country: number.country, e164: number.e164 })),
    );
    fc.assert(
      fc.property(written, ({ text, country, e164 }) => {
        expect(parsePhone(text, country)).toBe(e164);
      }),
      { numRuns: 2_000 },
    );
  });

  test.each(
    typedIn([
      ['0501234567', 'ae', '+971501234567'],
      ['501234567', 'ae', '+971501234567'],
      ['+971 50 123 4567', 'ae', '+971501234567'],
      ['+971 (0) 50-123-4567', 'ae', '+971501234567'],
      ['00971501234567', 'ae', '+971501234567'],
      ['971501234567', 'ae', '+971501234567'],
      ['9710501234567', 'ae', '+971501234567'],
      ['0971501234567', 'ae', '+971501234567'],
      ['٠٥٠١٢٣٤٥٦٧', 'ae', '+971501234567'],
      ['۰۵۰۱۲۳۴۵۶۷', 'ae', '+971501234567'],
      ['٠٠٩٦٦ ٥٠ ١٢٣ ٤٥٦٧', 'sa', '+966501234567'],
      ['5551 2345', 'qa', '+97455512345'],
      ['974 0 5551 2345', 'qa', '+97455512345'],
      ['96512345', 'kw', '+96596512345'],
      ['(965) 96512345', 'kw', '+96596512345'],
      ['+973 3600 1234', 'bh', '+97336001234'],
      ['96896812345', 'om', '+96896812345'],
      // ranges that a copied numbering plan refused
      ['0529001234', 'ae', '+971529001234'],
      ['0571234567', 'sa', '+966571234567'],
      ['0511234567', 'sa', '+966511234567'],
      ['41123456', 'kw', '+96541123456'],
      ['62123456', 'bh', '+97362123456'],
    ]),
  )('%s typed in %s is %s', (text, country, number) => {
    expect(parsePhone(text, country)).toBe(number);
  });

  test.each(
    typedIn([
      ['', 'ae'],
      ['+', 'ae'],
      ['0', 'ae'],
      ['abc', 'ae'],
      ['971', 'ae'],
      ['50123456', 'ae'],
      ['5012345678', 'ae'],
      ['041234567', 'ae'],
      ['+971 4 123 4567', 'sa'],
      ['00966 11 234 5678', 'ae'],
      ['112345678', 'sa'],
      ['50123456', 'sa'],
      ['44123456', 'qa'],
      ['5512345', 'qa'],
      ['22123456', 'kw'],
      ['5512345', 'kw'],
      ['17123456', 'bh'],
      ['3312345', 'bh'],
      ['24123456', 'om'],
      ['9212345', 'om'],
      ['+44 123', 'ae'],
      ['+83 50 123 4567', 'ae'],
      ['447911123456', 'ae'],
    ]),
  )('%s is no number to reach somebody by, typed in %s', (text, country) => {
    expect(parsePhone(text, country)).toBeNull();
  });

  test('is not looked for in a text beyond any length', () => {
    expect(parsePhone('5'.repeat(100_000), 'ae')).toBeNull();
    expect(parsePhone(`+44${'5'.repeat(100_000)}`, 'ae')).toBeNull();
  });

  test('is of the country that it says itself, whichever is chosen', () => {
    const written = fc.tuple(anyNumber, anyCountry).chain(([number, chosen]) =>
      fc
        .constantFrom(...international(number.dial))
        .chain((front) => anyHand(front + number.national))
        .map((text) => ({ text, chosen, e164: number.e164 })),
    );
    fc.assert(
      fc.property(written, ({ text, chosen, e164 }) => {
        expect(parsePhone(text, chosen)).toBe(e164);
      }),
      { numRuns: 1_000 },
    );
  });

  test.each([
    ['+44 7400 123456', '+447400123456'],
    ['0044 7400 123456', '+447400123456'],
    ['٠٠٤٤ ٧٤٠٠ ١٢٣٤٥٦', '+447400123456'],
    ['+91 98765 43210', '+919876543210'],
    ['+1 (202) 555-0123', '+12025550123'],
    ['+00 966 50 123 4567', '+966501234567'],
  ])('may be of any country: %s', (text, number) => {
    for (const country of COUNTRY_CODES) expect(parsePhone(text, country)).toBe(number);
  });

  test('is never read out of any text by throwing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), anyCountry, (text, country) => {
        expect(() => parsePhone(text, country)).not.toThrow();
      }),
    );
  });
});

describe('a masked phone number', () => {
  test('hides the middle four of 3+4+4 digits', () => {
    expect(maskPhone('05012345678')).toBe('050****5678');
    expect(maskPhone('+971501234567')).toBe('+971****34567');
    expect(maskPhone('+96596512345')).toBe('+965****2345');
  });

  test('never shows the four digits after the dial code of any order', () => {
    fc.assert(
      fc.property(anyNumber, ({ dial, national, e164 }) => {
        expect(maskPhone(e164)).toBe(`+${dial}****${national.slice(4)}`);
      }),
    );
  });

  test('shows no more than the ends of what is no such number', () => {
    expect(maskPhone('')).toBe('****');
    expect(maskPhone('1234')).toBe('****');
    expect(maskPhone('1234567')).toBe('12****67');
    expect(maskPhone('+971 50 123 4567')).toBe('+9****67');
  });

  test('is made of any text without throwing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(maskPhone(text)).toContain('****');
      }),
    );
  });
});

test.each([
  ['+971501234567', '+971 50 123 4567'],
  ['+966501234567', '+966 50 123 4567'],
  ['+97433123456', '+974 3312 3456'],
  ['+12025550123', '+1 202 555 0123'],
  ['0501234567', '0501234567'],
  ['', ''],
  ['+971=1+1', '+971=1+1'],
])('%j is read in groups as %j', (phone, groups) => {
  expect(phoneInGroups(phone)).toBe(groups);
});
