import type { StoreData } from '@ghar/domain/store-data';

/** The element of a page of the server's that holds the data that it was drawn from, as JSON. */
export const EMBEDDED_DATA_ID = 'store-data';

/** What the page was drawn from; null where it was not drawn on the server. */
export function readEmbeddedData(): StoreData | null {
  const text = document.getElementById(EMBEDDED_DATA_ID)?.textContent;
  return text ? (JSON.parse(text) as StoreData) : null;
}
