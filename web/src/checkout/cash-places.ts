import { COUNTRY_CODES, type CountryCode } from '@ghar/domain/contact/country';
import { useTexts } from '../i18n/store-texts.ts';
import { useStoreSettings } from '../store-data/store-data-context.ts';

/**
 * Where the shop offers cash on delivery, in words: its countries while none is chosen, empty for a chosen one that has
 * it. Null where it has none.
 */
export function useCashPlaces(chosen: CountryCode | null): string | null {
  const { order: texts, countryShortNames } = useTexts();
  const { countries } = useStoreSettings().cash;
  if (chosen !== null) return countries[chosen] ? '' : null;
  const codes = COUNTRY_CODES.filter((code) => countries[code]);
  return codes.length === 0
    ? null
    : texts.payment.inCountries(codes.map((code) => countryShortNames[code]));
}
