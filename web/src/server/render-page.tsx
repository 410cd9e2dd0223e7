import type { Locale } from '@ghar/domain/i18n/locale';
import { localePath } from '@ghar/domain/i18n/locale-path';
import type { StoreData } from '@ghar/domain/pages/store-data';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { storeTextsOf } from '../i18n/store-catalogues.ts';
import { App } from '../app/app.tsx';
import { loadPage } from '../app/load-page.ts';
import { createRoutes } from '../app/routes.tsx';
import type { StoreRoute } from '../routes/store-routes.ts';
import { createStoreDataStore } from '../store-data/store-data-store.ts';
import { createStyleCache, serverStyles } from '../theme/style-cache.ts';

export type RenderedPage = {
  /** The content of `#root`. */
  readonly markup: string;
  /** The critical styles, as tags. */
  readonly styles: string;
  /** The preload hints, as tags. */
  readonly hints: string;
};

/** React writes the hints first. */
const HINTS = /^(?:<link [^>]*>)*/;

/** Renders a store page in a language. */
export async function renderPage(
  { path, module }: StoreRoute,
  data: StoreData,
  locale: Locale,
): Promise<RenderedPage> {
  const styles = createStyleCache(locale);
  const routes = createRoutes(locale, { path, ...(await loadPage(module)) });
  const handler = createStaticHandler(routes, { basename: localePath(locale, '/') });
  const address = new URL(localePath(locale, path), 'http://store.invalid');
  const context = await handler.query(new Request(address));
  if (context instanceof Response) throw new Error(`${path} answered ${context.status}`);
  const drawn = renderToString(
    <App texts={storeTextsOf(locale)} styles={styles} storeData={createStoreDataStore(data, null)}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>,
  );
  const [hints = ''] = HINTS.exec(drawn) ?? [];
  const markup = drawn.slice(hints.length);
  return {
    markup,
    hints,
    styles: serverStyles(styles, markup),
  };
}
