import { describe, expect, test } from 'vitest';
import {
  COUNTRIES,
  COUNTRY_CODES,
  DEFAULT_DIAL_CODE,
  countryOfDialCode,
  isCountryCode,
} from './country.ts';

test('the countries of the Gulf have the dial codes of the specification', () => {
  const dialCodes = COUNTRY_CODES.map((code) => [code, COUNTRIES[code].dialCode]);
  const specified = { ae: '+971', sa: '+966', qa: '+974', kw: '+965', bh: '+973', om: '+968' };
  expect(specified).toMatchObject(Object.fromEntries(dialCodes));
});

describe.each(COUNTRY_CODES)('%s', (code) => {
  test('is found by its dial code, and its dial code by it', () => {
    expect(countryOfDialCode(COUNTRIES[code].dialCode)).toBe(COUNTRIES[code]);
    expect(COUNTRIES[code].code).toBe(code);
  });

  test('is told from what is no country of the shop', () => {
    expect(isCountryCode(code)).toBe(true);
    expect(isCountryCode(code.toUpperCase())).toBe(false);
  });
});

test.each(['971', '+1', '+97', '', '00971', 'toString'])('%j is the dial code of none', (dial) => {
  expect(countryOfDialCode(dial)).toBeUndefined();
});

test.each([null, undefined, '', 'eg', 'constructor', 0, ['ae']])('%j is no country', (value) => {
  expect(isCountryCode(value)).toBe(false);
});

test('a new form starts with the dial code of the Emirates', () => {
  expect(DEFAULT_DIAL_CODE).toBe('+971');
});
