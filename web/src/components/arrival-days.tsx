import type { CountryCode } from '@ghar/domain/contact/country';
import { arrivalOf } from '@ghar/domain/order/arrival';
import { isForSale } from '@ghar/domain/product/offer';
import { useState } from 'react';
import { useTexts } from '../i18n/store-texts.ts';
import { useStoreSettings } from '../store-data/store-data-context.ts';
import { useLivePrice } from '../store-data/use-live-price.ts';
import { DeliveryTime } from './delivery-time.tsx';

/**
 * The dates on which an order of today arrives in a country. The delivery time in days while no country is chosen, as in
 * the server's page, which is kept for longer than a day is today; and while nothing is for sale.
 */
export function ArrivalDays({ country }: { country: CountryCode | null }) {
  const { deliveryTimes } = useTexts();
  const { delivery_days: days } = useStoreSettings();
  const { offer } = useLivePrice();
  const [now] = useState(() => new Date());
  return country !== null && isForSale(offer) ? (
    deliveryTimes.on(arrivalOf(days[country], country, now))
  ) : (
    <DeliveryTime country={country} />
  );
}
