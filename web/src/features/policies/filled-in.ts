import type { StoreData } from '@ghar/domain/pages/store-data';
import { POLICY_MARKERS } from '../../i18n/policy-markers.ts';
import type { StoreTexts } from '../../i18n/store-texts.ts';

/** A policy with its markers, of any language, replaced from the settings. */
export const filledIn = (
  policy: string,
  { delivery_days: days, retention_years: years }: StoreData['settings'],
  { deliveryTimes }: Pick<StoreTexts, 'deliveryTimes'>,
): string =>
  Object.values(POLICY_MARKERS).reduce(
    (text, { delivery, kept }) =>
      text
        .replaceAll(delivery, () => deliveryTimes.everywhere(days))
        .replaceAll(kept, () => deliveryTimes.kept(years)),
    policy,
  );
