import type { CountryCode } from '@ghar/domain/contact/country';
import { arrivalOf } from '@ghar/domain/order/arrival';
import { isForSale } from '@ghar/domain/product/offer';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTexts } from '../i18n/store-texts.ts';
import { useStoreSettings } from '../store-data/store-data-context.ts';
import { useLivePrice } from '../store-data/use-live-price.ts';
import { DeliveryTime } from './delivery-time.tsx';

/** Keeps the space of the dates, which may need a line more than the days that they replace. */
const Space = styled('span')({
  display: 'grid',
  '& > *, &::after': { gridArea: '1 / 1' },
  '&::after': { content: 'attr(data-widest)', visibility: 'hidden' },
});

type ArrivalDaysProps = {
  country: CountryCode | null;
  /** On the same line. */
  before?: string;
};

/**
 * The dates on which an order of today arrives in a country. The delivery time in days while no country is chosen, as in
 * the server's page, which is kept for longer than a day is today; and while nothing is for sale.
 */
export function ArrivalDays({ country, before = '' }: ArrivalDaysProps) {
  const { deliveryTimes } = useTexts();
  const { delivery_days: days } = useStoreSettings();
  const { offer } = useLivePrice();
  const [now] = useState(() => new Date());
  return (
    <Space data-widest={`${before} ${deliveryTimes.widest}`}>
      <span>
        {before && `${before} `}
        {country !== null && isForSale(offer) ? (
          deliveryTimes.on(arrivalOf(days[country], country, now))
        ) : (
          <DeliveryTime country={country} />
        )}
      </span>
    </Space>
  );
}
