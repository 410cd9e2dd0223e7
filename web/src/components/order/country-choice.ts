import { COUNTRIES, countryOfDialCode, type CountryCode } from '@ghar/domain/country';
import type { DraftForm } from './order-draft.ts';

type CountryChoice = Pick<DraftForm, 'country' | 'countryCode'>;

/** A country of delivery gives the phone its dial code. */
export const ofCountry = (country: CountryCode): CountryChoice => ({
  country,
  countryCode: COUNTRIES[country].dialCode,
});

/** A dial code gives the country of delivery. */
export const ofDialCode = (countryCode: string): CountryChoice => ({
  country: countryOfDialCode(countryCode)?.code ?? '',
  countryCode,
});
