import { StrictMode, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { PrefetchContext } from '../components/route-link.tsx';
import { ToastProvider } from '../components/toasts.tsx';
import { createBrowserStoreData } from '../store-data/browser-store-data.ts';
import { StoreDataContext } from '../store-data/store-data-context.ts';
import { ThemeRoot } from '../theme/theme-root.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { prefetchPage } from './pages.ts';
import { createRouter } from './router.tsx';

export function App() {
  const [router] = useState(createRouter);
  const [storeData] = useState(() => createBrowserStoreData(null));
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
