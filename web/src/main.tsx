import './app/asleep.ts';
import type { StoreData } from '@ghar/domain/store-data';
import { startTransition } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './app/app.tsx';
import { loadPage, pagePath } from './app/pages.ts';
import { createRoot, hydrateRoot } from './app/react-dom.ts';
import { createRoutes } from './app/routes.tsx';
import { WAKE } from './boot/signals.ts';
import { adoptCurrency } from './components/currency-store.ts';
import { createBrowserStoreData } from './store-data/browser-store-data.ts';
import { readEmbeddedData } from './store-data/embedded-data.ts';
import { recallStoreData, rememberStoreData } from './store-data/remembered-data.ts';
import { createStoreDataStore, type StoreDataStore } from './store-data/store-data-store.ts';
import { createStyleCache } from './theme/style-cache.ts';

/** Inside the panel's preview: what is being written is shown before it is saved. */
async function followPanel(storeData: StoreDataStore): Promise<void> {
  if (parent === window) return;
  const { followPreview } = await import('./store-data/preview.ts');
  followPreview(storeData);
}

/** Draws the page, where the server has sent none. */
function draw(root: Element): void {
  const storeData = createBrowserStoreData(recallStoreData());
  createRoot(root).render(
    <App styles={createStyleCache()} storeData={storeData}>
      <RouterProvider router={createBrowserRouter(createRoutes())} />
    </App>,
  );
  void followPanel(storeData);
}

/** Takes over the page that the server has drawn, when it is told to. */
function takeOver(root: Element, data: StoreData): void {
  let begun = false;
  async function begin(): Promise<void> {
    if (begun) return;
    begun = true;
    const path = pagePath(location.pathname);
    try {
      const { Component } = await loadPage(path);
      hydrate(root, data, createRoutes({ path, Component }));
    } catch (error) {
      // oxlint-disable-next-line no-console -- the page looks alive: nobody else would notice
      console.error('The page could not be brought to life:', error);
      begun = false; // The next touch asks again.
      return;
    }
    rememberStoreData(data);
  }
  document.addEventListener(WAKE, () => void begin());
}

function hydrate(root: Element, data: StoreData, routes: ReturnType<typeof createRoutes>): void {
  // Told of data, the router takes the page to be there, and leaves the scrolling as it is.
  const router = createBrowserRouter(routes, { hydrationData: { loaderData: {} } });
  const storeData = createStoreDataStore(data, null);
  adoptCurrency();
  // In slices: whoever touches the page meanwhile is answered first.
  startTransition(() => {
    hydrateRoot(
      root,
      <App styles={createStyleCache()} storeData={storeData}>
        <RouterProvider router={router} />
      </App>,
    );
  });
  void followPanel(storeData);
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
const embedded = readEmbeddedData();
if (embedded) takeOver(root, embedded);
else draw(root);
