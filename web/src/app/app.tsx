import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { StrictMode, useCallback, useLayoutEffect, useState, type ReactNode } from 'react';
import { HYDRATED } from '../boot/events.ts';
import { PrefetchContext } from '../components/route-link.tsx';
import { StoreTextsContext, type StoreTexts } from '../i18n/store-texts.ts';
import { ToastProvider } from '../components/toasts.tsx';
import { StoreDataContext } from '../store-data/store-data-context.ts';
import type { StoreDataStore } from '../store-data/store-data-store.ts';
import '../theme/fonts.css';
import { PageStyles } from '../theme/global-styles.tsx';
import { themeOf } from '../theme/theme.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { prefetchPage } from './load-page.ts';

type AppProps = {
  /** In the page's language. */
  texts: StoreTexts;
  /** From `createStyleCache`, for that language. */
  styles: EmotionCache;
  storeData: StoreDataStore;
  /** The router: the browser's or the server's. */
  children: ReactNode;
};

/** The app with this data and in this language; the same on server and browser. */
export function App({ texts, styles, storeData, children }: AppProps) {
  const { locale } = texts;
  const prefetch = useCallback((address: string) => prefetchPage(address, locale), [locale]);
  const [, setHydrated] = useState(false);
  useLayoutEffect(() => {
    // An update from here renders before the next event, and React runs all hydration effects before it, so no currency
    // can be chosen before the stored one is read.
    // oxlint-disable-next-line react/set-state-in-effect -- needed for its timing, not its value
    setHydrated(true);
    document.dispatchEvent(new Event(HYDRATED));
  }, []);
  return (
    <StrictMode>
      <CacheProvider value={styles}>
        <ThemeProvider theme={themeOf(locale)}>
          <PageStyles />
          <StoreTextsContext value={texts}>
            <StoreDataContext value={storeData}>
              <ErrorBoundary>
                <PrefetchContext value={prefetch}>
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
