import { COUNTRY_CODES, type CountryCode } from '@ghar/domain/contact/country';
import { useTexts } from '../i18n/store-texts.ts';
import { useStoreSettings } from '../store-data/store-data-context.ts';

/** The delivery time to a country, or to all for null. */
export function DeliveryTime({ country }: { country: CountryCode | null }) {
  const { deliveryTimes } = useTexts();
  const { delivery_days: days } = useStoreSettings();
  const meant = (country === null ? COUNTRY_CODES : [country]).map((code) => days[code]);
  return deliveryTimes.within({
    from: Math.min(...meant.map(({ from }) => from)),
    to: Math.max(...meant.map(({ to }) => to)),
  });
}
