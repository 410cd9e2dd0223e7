import type { StoreData } from '@ghar/domain/pages/store-data';
import type { StoreTexts } from '../../i18n/store-texts.ts';

/** A policy with its markers replaced from the settings. */
export const filledIn = (
  policy: string,
  { delivery_days: days, retention_years: years }: StoreData['settings'],
  { deliveryTimes, policies: { markers } }: Pick<StoreTexts, 'deliveryTimes' | 'policies'>,
): string =>
  policy
    .replaceAll(markers.delivery, () => deliveryTimes.everywhere(days))
    .replaceAll(markers.kept, () => deliveryTimes.kept(years));
