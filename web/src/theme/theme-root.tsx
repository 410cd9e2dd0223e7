import { CacheProvider } from '@emotion/react';
import { useState, type ReactNode } from 'react';
import { GlobalStyles } from './global-styles.tsx';
import { createRtlCache } from './rtl-cache.ts';
import './fonts.css';

/** The look of the shop for everything inside. */
export function ThemeRoot({ children }: { children: ReactNode }) {
  const [cache] = useState(createRtlCache);
  return (
    <CacheProvider value={cache}>
      <GlobalStyles />
      {children}
    </CacheProvider>
  );
}
