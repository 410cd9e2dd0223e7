import { DEFAULT_LOCALE, directionOf } from '@ghar/domain/i18n/locale';
import type { Storefront } from '@ghar/domain/pages/store-server';
import { boot, head, scripts } from 'virtual:client-build';
import { storeDataAddress } from '../store-data/store-data-file.ts';
import { pageHead } from './page-head.ts';
import { renderPage } from './render-page.tsx';
import type { ServerRoute } from './server-routes.ts';
import { versionOf } from './site-files.ts';

/** A store page as a complete document. */
export async function storeDocument(route: ServerRoute, storefront: Storefront): Promise<string> {
  const { module, loadsAtOnce } = route;
  const locale = DEFAULT_LOCALE;
  const { markup, styles, hints } = await renderPage(route, storefront.data, locale);
  const data = storeDataAddress(versionOf(storefront.data));
  return (
    // The viewport comes before the hints, since it determines the picture's size.
    `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><head>${head}${hints}${pageHead(route, storefront, locale)}` +
    `<script>${boot}</script>${styles}</head><body>` +
    `<div id="root" data-locale="${locale}"${loadsAtOnce ? ' data-at-once' : ''} data-scripts="${scripts[locale][module]!.join(' ')}" data-store="${data}">${markup}</div></body></html>`
  );
}
