import { StrictMode, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { PrefetchContext } from '../components/route-link.tsx';
import { ToastProvider } from '../components/toasts.tsx';
import { StoreDataContext } from '../store-data/store-data-context.ts';
import type { StoreDataStore } from '../store-data/store-data-store.ts';
import { ThemeRoot } from '../theme/theme-root.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { prefetchPage } from './pages.ts';
import { createRouter } from './router.tsx';

/** The shop, showing this data. */
export function App({ storeData }: { storeData: StoreDataStore }) {
  const [router] = useState(createRouter);
  return (
    <StrictMode>
      <ThemeRoot>
        <ErrorBoundary>
          <StoreDataContext value={storeData}>
            <PrefetchContext value={prefetchPage}>
              <ToastProvider>
                <RouterProvider router={router} />
              </ToastProvider>
            </PrefetchContext>
          </StoreDataContext>
        </ErrorBoundary>
      </ThemeRoot>
    </StrictMode>
  );
}
