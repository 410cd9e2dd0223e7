import type { CountryCode } from '@ghar/domain/contact/country';
import { browserStorage } from '../browser/storage.ts';
import { createLiveValue, useLiveValue } from '../live/live-value.ts';
import { formKeyOf, SHOPPERS_DRAFT } from './draft-storage.ts';

const FORM_KEY = formKeyOf(SHOPPERS_DRAFT);

/**
 * The country of the shopper's draft, which another tab or page may change. The draft's code, which validates it, is
 * loaded only where there is one.
 */
export const chosenCountry = createLiveValue<CountryCode | null>(null, (set) => {
  const read = async (): Promise<void> => {
    if (browserStorage.getItem(FORM_KEY) === null) return set(null);
    const { orderDraft } = await import('./order-draft.ts');
    set(orderDraft.readForm()?.country || null);
  };
  // without its code the page goes on naming the days to any country
  const begin = (): void => void read().catch(() => {});
  begin();
  addEventListener('storage', begin);
  addEventListener('pageshow', begin);
  return () => {
    removeEventListener('storage', begin);
    removeEventListener('pageshow', begin);
  };
});

/** The country that the shopper has chosen in the order form; null while none. */
export const useChosenCountry = (): CountryCode | null => useLiveValue(chosenCountry);
