import { DEFAULT_LOCALE } from '@ghar/domain/i18n/locale';
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
import { adoptCurrency } from './store-data/currency-store.ts';
import { pathInOtherCase, routePath, STORE_ROUTES } from './routes/store-routes.ts';
import { createBrowserStoreData } from './store-data/browser-store-data.ts';
import { fetchStoreData } from './store-data/store-data-file.ts';
import { recallStoreData, rememberStoreData } from './store-data/remembered-data.ts';
import { createStoreDataStore, type StoreDataStore } from './store-data/store-data-store.ts';
import { createStyleCache } from './theme/style-cache.ts';

/** In the panel's preview: shows texts before they are saved. */
async function followPanel(storeData: StoreDataStore): Promise<void> {
  if (parent === window) return;
  const { followPreview } = await import('./store-data/preview.ts');
  followPreview(storeData);
}

const layOut = (): void => document.documentElement.setAttribute(LAID_OUT, '');

const app = (storeData: StoreDataStore, router: ReturnType<typeof openRouter>) => (
  <App locale={DEFAULT_LOCALE} styles={createStyleCache(DEFAULT_LOCALE)} storeData={storeData}>
    <RouterProvider router={router} />
  </App>
);

/** Renders a page that the server did not draw. */
function render(root: Element): void {
  const path = pathInOtherCase(location.pathname);
  if (path !== null) return location.replace(path + location.search + location.hash);
  layOut();
  const storeData = createBrowserStoreData(recallStoreData());
  createRoot(root).render(app(storeData, openRouter(createRoutes())));
  void followPanel(storeData);
}

/**
 * Hydrates a page that the server drew, or replaces it if its data has changed since.
 * @throws Error without the data: the boot script then reloads the page, as for a missing script.
 */
async function hydrate(root: Element, address: string): Promise<void> {
  const path = routePath(location.pathname);
  const route = STORE_ROUTES.find((one) => one.path === path)!;
  const [{ Component }, { data, isOfPage }] = await Promise.all([
    loadPage(route.module),
    fetchStoreData(address),
  ]);
  // With data, the router considers the page rendered and keeps the scroll position.
  const router = openRouter(createRoutes({ path, Component }), {
    hydrationData: { loaderData: {} },
  });
  // The next page may have a scroll position to restore.
  router.subscribe(layOut);
  const storeData = createStoreDataStore(data, null);
  adoptCurrency();
  keepEarlyInput();
  // In a transition, hydration yields to input.
  startTransition(() => {
    if (isOfPage) hydrateRoot(root, app(storeData, router));
    else createRoot(root).render(app(storeData, router));
  });
  void followPanel(storeData);
  rememberStoreData(data);
}

tolerateForeignChanges();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
const { store } = root.dataset;
if (store) await hydrate(root, store);
else render(root);
