import {
  COUNTRIES,
  COUNTRY_CODES,
  countryOfDialCode,
  type CountryCode,
} from '@ghar/domain/contact/country';
import { dialCodeOf } from '@ghar/domain/contact/dial-code';
import type { CurrencyCode } from '@ghar/domain/money/currency';
import type { DraftForm } from './order-draft.ts';

type CountryChoice = Pick<DraftForm, 'country' | 'countryCode'>;

/** The countries in the order offered: that of the display currency first. None is chosen for it. */
export const countriesFor = (currency: CurrencyCode): readonly CountryCode[] =>
  currency === 'SAR' ? [...new Set<CountryCode>(['sa', ...COUNTRY_CODES])] : COUNTRY_CODES;

/** A chosen country sets the dial code (specification, section 4). */
export const ofCountry = (country: CountryCode): CountryChoice => ({
  country,
  countryCode: COUNTRIES[country].dialCode,
});

/** A chosen dial code sets the country (specification, section 4). */
export const ofDialCode = (countryCode: string): CountryChoice => ({
  country: countryOfDialCode(countryCode)?.code ?? '',
  countryCode,
});

/** The earlier choice that the other field's choice replaced. */
export type Overruled =
  | { readonly field: 'country'; readonly value: CountryCode }
  | { readonly field: 'countryCode'; readonly value: string };

/** The dial code replaced by a new country, if the phone number relies on it. */
export const overruledByCountry = (form: DraftForm, { countryCode }: CountryChoice) =>
  form.country !== '' &&
  form.countryCode !== countryCode &&
  form.customerPhone !== '' &&
  dialCodeOf(form.customerPhone) === null
    ? ({ field: 'countryCode', value: form.countryCode } as const)
    : null;

/** The country replaced by a new dial code. */
export const overruledByDialCode = (form: DraftForm, { country }: CountryChoice) =>
  form.country !== '' && form.country !== country
    ? ({ field: 'country', value: form.country } as const)
    : null;
