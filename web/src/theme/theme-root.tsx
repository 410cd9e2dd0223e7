import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { GlobalStyles } from './global-styles.tsx';
import './fonts.css';

/** The look of the shop for everything inside; `cache` is `createRtlCache`'s. */
export const ThemeRoot = ({ cache, children }: { cache: EmotionCache; children: ReactNode }) => (
  <CacheProvider value={cache}>
    <GlobalStyles />
    {children}
  </CacheProvider>
);
