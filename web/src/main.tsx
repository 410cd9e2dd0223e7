import type { Locale } from '@ghar/domain/i18n/locale';
import { inLocale } from '@ghar/domain/i18n/locale-path';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { App } from './app/app.tsx';
import { openRouter } from './app/browser-router.ts';
import { loadPage } from './app/load-page.ts';
import { createRoutes } from './app/routes.tsx';
import { LAID_OUT } from './boot/events.ts';
import { keepEarlyInput } from './browser/early-input.ts';
import { tolerateForeignChanges } from './browser/foreign-changes.ts';
import { pageLocale } from './browser/page-locale.ts';
import { loadStoreTexts } from './i18n/load-store-texts.ts';
import type { StoreTexts } from './i18n/store-texts.ts';
import { adoptCurrency } from './store-data/currency-store.ts';
import { pathInOtherCase, routePath, STORE_ROUTES } from './routes/store-routes.ts';
import { createBrowserStoreData } from './store-data/browser-store-data.ts';
import { fetchStoreData } from './store-data/store-data-file.ts';
import { rememberStoreData } from './store-data/remembered-data.ts';
import { createStoreDataStore, type StoreDataStore } from './store-data/store-data-store.ts';
import { createStyleCache } from './theme/style-cache.ts';

/** In the panel's preview: shows texts before they are saved. */
async function followPanel(storeData: StoreDataStore, locale: Locale): Promise<void> {
  if (parent === window) return;
  const { followPreview } = await import('./store-data/preview.ts');
  followPreview(storeData, locale);
}

const layOut = (): void => document.documentElement.setAttribute(LAID_OUT, '');

const app = (
  texts: StoreTexts,
  storeData: StoreDataStore,
  router: ReturnType<typeof openRouter>,
) => (
  <App texts={texts} styles={createStyleCache(texts.locale)} storeData={storeData}>
    <RouterProvider router={router} />
  </App>
);

/** Renders a page that the server did not draw. */
async function render(root: Element, locale: Locale): Promise<void> {
  const path = pathInOtherCase(location.pathname);
  if (path !== null) return location.replace(path + location.search + location.hash);
  layOut();
  const loading = Promise.all([loadStoreTexts(locale), createBrowserStoreData(locale)]);
  const router = openRouter(createRoutes(locale), locale); // Begins to load the page.
  const [texts, storeData] = await loading;
  createRoot(root).render(app(texts, storeData, router));
  void followPanel(storeData, locale);
}

/**
 * Hydrates a page that the server drew, or replaces it if its data has changed since.
 * @throws Error without the data or the texts: the boot script then reloads the page, as for a missing script.
 */
async function hydrate(root: Element, address: string, locale: Locale): Promise<void> {
  const { path } = inLocale(routePath(location.pathname));
  const route = STORE_ROUTES.find((one) => one.path === path)!;
  const [{ Component }, { data, isOfPage }, texts] = await Promise.all([
    loadPage(route.module),
    fetchStoreData(address),
    loadStoreTexts(locale),
  ]);
  // With data, the router considers the page rendered and keeps the scroll position.
  const router = openRouter(createRoutes(locale, { path, Component }), locale, {
    hydrationData: { loaderData: {} },
  });
  // The next page may have a scroll position to restore.
  router.subscribe(layOut);
  const storeData = createStoreDataStore(data, null);
  adoptCurrency();
  keepEarlyInput();
  // In a transition, hydration yields to input.
  startTransition(() => {
    if (isOfPage) hydrateRoot(root, app(texts, storeData, router));
    else createRoot(root).render(app(texts, storeData, router));
  });
  void followPanel(storeData, locale);
  rememberStoreData(data, locale);
}

tolerateForeignChanges();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
const { store } = root.dataset;
const locale = pageLocale(root);
await (store ? hydrate(root, store, locale) : render(root, locale));
