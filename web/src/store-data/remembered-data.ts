import type { StoreData } from '@ghar/domain/pages/store-data';
import { createBrowserStorage } from '../browser/storage.ts';

const tabStorage = createBrowserStorage(() => sessionStorage);
/** Increment with the data's shape. */
const KEY = 'ghar.store-data.5';

/**
 * Stores a server page's data for this tab's pages without data: on return from the payment page the shop's name shows
 * at once. What is shown is also read again.
 */
export function rememberStoreData(data: StoreData): void {
  tabStorage.setItem(KEY, JSON.stringify(data));
}

/** Null if no page of this tab came with data. */
export function recallStoreData(): StoreData | null {
  try {
    return JSON.parse(tabStorage.getItem(KEY) ?? 'null') as StoreData | null;
  } catch {
    return null; // Somebody else's.
  }
}
