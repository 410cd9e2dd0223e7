import { describe, expect, test } from 'vitest';
import { COUNTRY_CODES } from './country.ts';
import { internationalPhone, shopPhone } from './shop-phone.ts';

describe('a phone that names its country', () => {
  test.each([
    ['+971501234567', '+971501234567'],
    ['+971 (0)50 123 4567', '+971501234567'],
    ['+971 050 123 4567', '+971501234567'],
    ['00971-50-1234567', '+971501234567'],
    ['971501234567', '+971501234567'],
    ['(+٩٧١) ٥٠ ١٢٣ ٤٥٦٧', '+971501234567'],
    ['+٩٧١ (٠) ٥٠ ١٢٣ ٤٥٦٧', '+971501234567'],
    ['\u2066+971 50 123 4567\u2069', '+971501234567'],
    ['96550001111', '+96550001111'],
    ['+971 4 123 4567', '+97141234567'],
    ['+44 (0)7400 123456', '+447400123456'],
    ['447400123456', '+447400123456'],
    ['+39 06 1234 5678', '+390612345678'],
  ])('%j is %s', (typed, phone) => {
    expect(internationalPhone(typed)).toBe(phone);
    // whatever the shop's country
    expect(shopPhone(typed, COUNTRY_CODES.at(-1)!)).toBe(phone);
  });
});

describe('a phone that names none', () => {
  test.each([
    ['0501234567', 'ae', '+971501234567'],
    ['0501234567', 'sa', '+966501234567'],
    ['٠٥٠ ١٢٣ ٤٥٦٧', 'ae', '+971501234567'],
    ['501234567', 'ae', '+971501234567'],
    ['04 123 4567', 'ae', '+97141234567'],
    ['5000 1111', 'kw', '+96550001111'],
  ] as const)('%j is of the shop’s country, %s', (typed, country, phone) => {
    expect(shopPhone(typed, country)).toBe(phone);
    expect(internationalPhone(typed)).toBeNull();
  });
});

test.each([
  '',
  ' ',
  '+',
  'قريباً',
  '0501',
  '+971',
  '123456',
  '+9999999999999999',
  '0501234567 / 0551234567',
])('%j is no phone', (typed) => {
  expect(shopPhone(typed, 'ae')).toBeNull();
});
