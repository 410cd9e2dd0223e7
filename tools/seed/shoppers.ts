import { readFileSync } from 'node:fs';
import type { CountryCode } from '@ghar/domain/contact/country';
import { parse } from 'csv-parse/sync';

/** A shopper, as they fill in the form. Their phone is of the country they order to, valid but unassigned. */
export type Shopper = {
  readonly country: CountryCode;
  readonly name: string;
  readonly phone: string;
  readonly city: string;
  readonly address: string;
  readonly email: string;
};

const all = parse(readFileSync(new URL('shoppers.csv', import.meta.url)), {
  columns: true,
}) as Shopper[];

export const shoppersOf = (code: CountryCode): readonly Shopper[] =>
  all.filter(({ country }) => country === code);
