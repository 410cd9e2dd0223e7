import { COUNTRY_CODES } from '@ghar/domain/contact/country';
import { expect, test } from 'vitest';
import {
  countriesFor,
  ofCountry,
  ofDialCode,
  overruledByCountry,
  overruledByDialCode,
} from './country-choice.ts';
import { EMPTY_FORM, type DraftForm } from './order-draft.ts';

const emirati: DraftForm = { ...EMPTY_FORM, ...ofCountry('ae'), customerPhone: '50 123 4567' };

test.for([
  ['AED', 'ae'],
  ['SAR', 'sa'],
  ['USD', 'ae'],
] as const)(
  'with %s displayed the first country offered is %s, and all are',
  ([currency, first]) => {
    const offered = countriesFor(currency);
    expect(offered[0]).toBe(first);
    expect(offered.toSorted()).toEqual(COUNTRY_CODES.toSorted());
  },
);

test('a first choice overrules nothing that was chosen', () => {
  expect(
    overruledByCountry({ ...EMPTY_FORM, customerPhone: '501234567' }, ofCountry('sa')),
  ).toBeNull();
  expect(overruledByDialCode(EMPTY_FORM, ofDialCode('+966'))).toBeNull();
});

test('the same choice again overrules nothing', () => {
  expect(overruledByCountry(emirati, ofCountry('ae'))).toBeNull();
  expect(overruledByDialCode(emirati, ofDialCode('+971'))).toBeNull();
});

test('a dial code overrules the country that was chosen', () => {
  expect(overruledByDialCode(emirati, ofDialCode('+966'))).toEqual({
    field: 'country',
    value: 'ae',
  });
});

test('a country overrules the dial code of a number that has none of its own', () => {
  expect(overruledByCountry(emirati, ofCountry('sa'))).toEqual({
    field: 'countryCode',
    value: '+971',
  });
  for (const customerPhone of ['', '+971 50 123 4567', '00447400123456'])
    expect(overruledByCountry({ ...emirati, customerPhone }, ofCountry('sa'))).toBeNull();
});
