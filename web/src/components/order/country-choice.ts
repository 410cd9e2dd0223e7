import { COUNTRIES, countryOfDialCode, type CountryCode } from '@ghar/domain/country';
import { dialCodeOf } from '@ghar/domain/dial-code';
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

/** What the choice of one field has changed in the other, which the shopper had chosen before. */
export type Overruled =
  | { readonly field: 'country'; readonly value: CountryCode }
  | { readonly field: 'countryCode'; readonly value: string };

/** What a new country of delivery takes from a phone: its dial code, where the number relies on it. */
export const overruledByCountry = (form: DraftForm, { countryCode }: CountryChoice) =>
  form.country !== '' &&
  form.countryCode !== countryCode &&
  form.customerPhone !== '' &&
  dialCodeOf(form.customerPhone) === null
    ? ({ field: 'countryCode', value: form.countryCode } as const)
    : null;

/** What a new dial code takes from the delivery: its country. */
export const overruledByDialCode = (form: DraftForm, { country }: CountryChoice) =>
  form.country !== '' && form.country !== country
    ? ({ field: 'country', value: form.country } as const)
    : null;
