import type { StoreData } from '@ghar/domain/store-data';
import type { Storefront } from '@ghar/domain/store-server';
import { boot, head, scripts } from 'virtual:client-build';
import { POLICY_PATHS } from '../app/pages.ts';
import { EMBEDDED_DATA_ID, embedded } from '../store-data/embedded-data.ts';
import { DRAWN_FAR } from '../theme/global-styles.ts';
import { dataElement } from './markup.ts';
import { pageHead } from './page-head.ts';
import { renderPage } from './render-page.tsx';

/** The page that everybody comes to fill in: it waits for nobody's touch. */
const SOON = '/order';

/** A page of the shop as a whole document, from the data that it shows. */
export async function storeDocument(path: string, storefront: Storefront): Promise<string> {
  const { markup, styles, hints } = await renderPage(path, storefront.data);
  const data = embedded(withoutUnseen(storefront.data, markup), POLICY_PATHS.includes(path));
  const own = scripts[path] ?? scripts['*'];
  const offer = storefront.data.product?.availability ?? 'none';
  return (
    // The size of the picture in the hints follows from the viewport, which stands in the head.
    `<!doctype html><html lang="ar" dir="rtl"><head>${head}${hints}${pageHead(path, storefront)}` +
    `<script>${boot}</script>${styles}</head><body>` +
    `<div id="root" ${DRAWN_FAR}${path === SOON ? ' data-soon' : ''}${offer === 'available' ? '' : ` data-offer="${offer}"`} data-scripts="${own.join(' ')}">${markup}</div>` +
    `${dataElement(`type="application/json" id="${EMBEDDED_DATA_ID}"`, data)}</body></html>`
  );
}

/** Placeholders are the bytes that compress worst: only those that are in the page are in its data. */
const withoutUnseen = ({ images, ...data }: StoreData, markup: string): StoreData => ({
  ...data,
  images: images.map(({ placeholder, ...image }) =>
    placeholder !== undefined && markup.includes(placeholder) ? { ...image, placeholder } : image,
  ),
});
