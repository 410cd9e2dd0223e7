import type { StoreData } from '@ghar/domain/store-data';
import type { StoreTexts } from '../../i18n/store-texts.ts';

/**
 * A policy with what the settings say in the place of its markers: `{مدة التوصيل}`, `{مدة الحفظ}`.
 * Default texts have them; a merchant who writes his own need not.
 */
export const filledIn = (
  policy: string,
  { delivery_days: days, retention_years: years }: StoreData['settings'],
  { deliveryTimes }: Pick<StoreTexts, 'deliveryTimes'>,
): string =>
  policy
    .replaceAll('{مدة التوصيل}', () => deliveryTimes.everywhere(days))
    .replaceAll('{مدة الحفظ}', () => deliveryTimes.kept(years));
