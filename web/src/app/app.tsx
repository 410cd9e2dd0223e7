import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode, useLayoutEffect, type ReactNode } from 'react';
import { ALIVE } from '../boot/signals.ts';
import { PrefetchContext } from '../components/route-link.tsx';
import { ToastProvider } from '../components/toasts.tsx';
import { StoreDataContext } from '../store-data/store-data-context.ts';
import type { StoreDataStore } from '../store-data/store-data-store.ts';
import '../theme/fonts.css';
import { ErrorBoundary } from './error-boundary.tsx';
import { prefetchPage } from './pages.ts';

type AppProps = {
  /** `createStyleCache`'s. */
  styles: EmotionCache;
  storeData: StoreDataStore;
  /** The router, of the browser's kind or the server's. */
  children: ReactNode;
};

/** The shop, showing this data: the same on the server and in the browser. */
export function App({ styles, storeData, children }: AppProps) {
  // All of the page answers by now, but for what is loaded when it comes near.
  useLayoutEffect(() => {
    document.dispatchEvent(new Event(ALIVE));
  }, []);
  return (
    <StrictMode>
      <CacheProvider value={styles}>
        <ErrorBoundary>
          <StoreDataContext value={storeData}>
            <PrefetchContext value={prefetchPage}>
              <ToastProvider>{children}</ToastProvider>
            </PrefetchContext>
          </StoreDataContext>
        </ErrorBoundary>
      </CacheProvider>
    </StrictMode>
  );
}
