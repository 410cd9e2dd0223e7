import type { StoreData } from '@ghar/domain/store-data';

/** The number changes with the shape of the data. */
const KEY = 'ghar.store-data.1';

/**
 * Keeps what a page of the server's came with for the pages that come without:
 * who returns from the payment page sees the shop by its name at once. For as
 * long as the tab is open; what is shown of it is asked for again.
 */
export function rememberStoreData(data: StoreData): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(data));
  } catch {
    // Forbidden or full: the defaults are shown for a moment.
  }
}

export function recallStoreData(): StoreData | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as StoreData | null;
  } catch {
    return null;
  }
}
