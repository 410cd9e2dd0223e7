import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { StrictMode, useLayoutEffect, useState, type ReactNode } from 'react';
import { HYDRATED } from '../boot/events.ts';
import { PrefetchContext } from '../components/route-link.tsx';
import type { Locale } from '@ghar/domain/i18n/locale';
import { StoreTextsContext, storeTextsOf } from '../i18n/store-texts.ts';
import { ToastProvider } from '../components/toasts.tsx';
import { StoreDataContext } from '../store-data/store-data-context.ts';
import type { StoreDataStore } from '../store-data/store-data-store.ts';
import '../theme/fonts.css';
import { PageStyles } from '../theme/global-styles.tsx';
import { themeOf } from '../theme/theme.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { prefetchPage } from './load-page.ts';

type AppProps = {
  locale: Locale;
  /** `createStyleCache`'s, of that locale. */
  styles: EmotionCache;
  storeData: StoreDataStore;
  /** The router, of the browser's kind or the server's. */
  children: ReactNode;
};

/** The shop, showing this data: the same on the server and in the browser. */
export function App({ locale, styles, storeData, children }: AppProps) {
  const [, setHydrated] = useState(false);
  useLayoutEffect(() => {
    // An update from here is rendered before the next event, and React runs all effects of hydration
    // before it: nobody can choose a currency while nothing follows what the browser keeps.
    // oxlint-disable-next-line react/set-state-in-effect -- for when it is rendered, not for its value
    setHydrated(true);
    document.dispatchEvent(new Event(HYDRATED));
  }, []);
  return (
    <StrictMode>
      <CacheProvider value={styles}>
        <ThemeProvider theme={themeOf(locale)}>
          <PageStyles />
          <StoreTextsContext value={storeTextsOf(locale)}>
            <StoreDataContext value={storeData}>
              <ErrorBoundary>
                <PrefetchContext value={prefetchPage}>
                  <ToastProvider>{children}</ToastProvider>
                </PrefetchContext>
              </ErrorBoundary>
            </StoreDataContext>
          </StoreTextsContext>
        </ThemeProvider>
      </CacheProvider>
    </StrictMode>
  );
}
