import { COUNTRIES, countryOfDialCode, type CountryCode } from '@ghar/domain/contact/country';
import { dialCodeOf } from '@ghar/domain/contact/dial-code';
import type { DraftForm } from './order-draft.ts';

type CountryChoice = Pick<DraftForm, 'country' | 'countryCode'>;

/** A country of delivery gives the phone its dial code (specification, section 4). */
export const ofCountry = (country: CountryCode): CountryChoice => ({
  country,
  countryCode: COUNTRIES[country].dialCode,
});

/** A dial code gives the country of delivery (specification, section 4). */
export const ofDialCode = (countryCode: string): CountryChoice => ({
  country: countryOfDialCode(countryCode)?.code ?? '',
  countryCode,
});

/** What the shopper had chosen before the other field's choice replaced it. */
export type Overruled =
  | { readonly field: 'country'; readonly value: CountryCode }
  | { readonly field: 'countryCode'; readonly value: string };

/** The dial code that a new country replaces, where the phone number relies on it. */
export const overruledByCountry = (form: DraftForm, { countryCode }: CountryChoice) =>
  form.country !== '' &&
  form.countryCode !== countryCode &&
  form.customerPhone !== '' &&
  dialCodeOf(form.customerPhone) === null
    ? ({ field: 'countryCode', value: form.countryCode } as const)
    : null;

/** The country of delivery that a new dial code replaces. */
export const overruledByDialCode = (form: DraftForm, { country }: CountryChoice) =>
  form.country !== '' && form.country !== country
    ? ({ field: 'country', value: form.country } as const)
    : null;
