import type { StoreData } from '@ghar/domain/store-data';

const ID = 'store-data';

/** The shop's data as a part of the page that the server has drawn from it. */
export const embedData = (data: StoreData): string =>
  // Nothing in it can end the element.
  `<script type="application/json" id="${ID}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/** What the page was drawn from; null where it was not drawn on the server. */
export function readEmbeddedData(): StoreData | null {
  const text = document.getElementById(ID)?.textContent;
  return text ? (JSON.parse(text) as StoreData) : null;
}
