import { directionOf, type Locale } from '@ghar/domain/i18n/locale';
import type { Storefront } from '@ghar/domain/pages/store-server';
import { boot, heads, scripts, typedForm } from 'virtual:client-build';
import { storeDataAddress } from '../store-data/store-data-file.ts';
import { pageHead } from './page-head.ts';
import { renderPage } from './render-page.tsx';
import type { ServerRoute } from './server-routes.ts';
import { versionOf } from './site-files.ts';

/** A store page as a complete document, in the language of `storefront`. */
export async function storeDocument(
  route: ServerRoute,
  storefront: Storefront,
  locale: Locale,
): Promise<string> {
  const { module, loadsAtOnce } = route;
  const { markup, styles, hints } = await renderPage(route, storefront.data, locale);
  const data = storeDataAddress(versionOf(storefront.data), locale);
  return (
    // The viewport comes before the hints, since it determines the picture's size.
    `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><head>${heads[locale]}${hints}${pageHead(route, storefront, locale)}` +
    `<script>${boot}</script>${loadsAtOnce ? `<script>${typedForm}</script>` : ''}${styles}</head><body>` +
    `<div id="root" data-locale="${locale}"${loadsAtOnce ? ' data-at-once' : ''} data-scripts="${scripts[locale][module]!.join(' ')}" data-store="${data}">${markup}</div></body></html>`
  );
}
