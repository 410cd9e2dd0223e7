import { DEFAULT_LOCALE, directionOf } from '@ghar/domain/i18n/locale';
import type { StoreData } from '@ghar/domain/pages/store-data';
import type { Storefront } from '@ghar/domain/pages/store-server';
import { boot, head, scripts } from 'virtual:client-build';
import { EMBEDDED_DATA_ID, embeddable } from '../store-data/embedded-data.ts';
import { dataElement } from './markup.ts';
import { pageHead } from './page-head.ts';
import { renderPage } from './render-page.tsx';
import type { ServerRoute } from './server-routes.ts';

/** A store page as a complete document. */
export async function storeDocument(route: ServerRoute, storefront: Storefront): Promise<string> {
  const { module, loadsAtOnce } = route;
  const locale = DEFAULT_LOCALE;
  const { markup, styles, hints } = await renderPage(route, storefront.data, locale);
  const data = embeddable(withoutUnseen(storefront.data, markup), route);
  return (
    // The viewport comes before the hints, since it determines the picture's size.
    `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><head>${head}${hints}${pageHead(route, storefront, locale)}` +
    `<script>${boot}</script>${styles}</head><body>` +
    `<div id="root"${loadsAtOnce ? ' data-at-once' : ''} data-scripts="${scripts[module]!.join(' ')}">${markup}</div>` +
    `${dataElement(`type="application/json" id="${EMBEDDED_DATA_ID}"`, data)}</body></html>`
  );
}

/** Placeholders compress badly, so only those that the page shows are embedded. */
const withoutUnseen = ({ images, ...data }: StoreData, markup: string): StoreData => ({
  ...data,
  images: images.map(({ placeholder, ...image }) =>
    placeholder !== undefined && markup.includes(placeholder) ? { ...image, placeholder } : image,
  ),
});
