import type { Locale } from '@ghar/domain/i18n/locale';
import type { StoreData } from '@ghar/domain/pages/store-data';
import { createBrowserStorage } from '../browser/storage.ts';

const tabStorage = createBrowserStorage(() => sessionStorage);
/** Increment with the data's shape. */
const keyOf = (locale: Locale): string => `ghar.store-data.6.${locale}`;

/**
 * Stores a server page's data for this tab's pages of that language without data: on return from the payment page the
 * shop's name shows at once. What is shown is also read again.
 */
export function rememberStoreData(data: StoreData, locale: Locale): void {
  tabStorage.setItem(keyOf(locale), JSON.stringify(data));
}

/** Null if no page of this tab came with data of that language. */
export function recallStoreData(locale: Locale): StoreData | null {
  try {
    return JSON.parse(tabStorage.getItem(keyOf(locale)) ?? 'null') as StoreData | null;
  } catch {
    return null; // Somebody else's.
  }
}
