import type { StoreData } from '@ghar/domain/pages/store-data';
import { createBrowserStorage } from '../browser/storage.ts';

const tabStorage = createBrowserStorage(() => sessionStorage);
/** The number changes with the shape of the data. */
const KEY = 'ghar.store-data.3';

/**
 * Keeps what a page of the server's came with for the pages that come without:
 * who returns from the payment page sees the shop by its name at once. For as
 * long as the tab is open; what is shown of it is asked for again.
 */
export const rememberStoreData = (data: StoreData): void =>
  tabStorage.setItem(KEY, JSON.stringify(data));

/** null where no page of this tab's has come with its data. */
export function recallStoreData(): StoreData | null {
  try {
    return JSON.parse(tabStorage.getItem(KEY) ?? 'null') as StoreData | null;
  } catch {
    return null; // Somebody else's.
  }
}
