import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './app/app.tsx';
import { loadPage, pagePath } from './app/pages.ts';
import { createRoutes } from './app/routes.tsx';
import { createBrowserStoreData } from './store-data/browser-store-data.ts';
import { readEmbeddedData } from './store-data/embedded-data.ts';
import { createStoreDataStore } from './store-data/store-data-store.ts';
import { createRtlCache } from './theme/rtl-cache.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
const styles = createRtlCache();
const embedded = readEmbeddedData();
const storeData = embedded ? createStoreDataStore(embedded, null) : createBrowserStoreData();

if (embedded) {
  const path = pagePath(location.pathname);
  const { Component } = await loadPage(path);
  // Told of data, the router takes the page to be there, and leaves the scrolling as it is.
  const router = createBrowserRouter(createRoutes({ path, Component }), {
    hydrationData: { loaderData: {} },
  });
  hydrateRoot(
    root,
    <App styles={styles} storeData={storeData}>
      <RouterProvider router={router} />
    </App>,
  );
} else {
  createRoot(root).render(
    <App styles={styles} storeData={storeData}>
      <RouterProvider router={createBrowserRouter(createRoutes())} />
    </App>,
  );
}

// Inside the panel's preview: what is being written is shown before it is saved.
if (parent !== window) {
  const { followPreview } = await import('./store-data/preview.ts');
  followPreview(storeData);
}
