import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { openWindow } from './open-window.ts';

// what a build replaces as literals (web/vite.config.ts)
Object.assign(globalThis, {
  FIREBASE_CONFIG: { projectId: 'demo', apiKey: 'key', appId: 'app', storageBucket: 'bucket' },
  FIREBASE_EMULATORS: null,
  APP_CHECK_SITE_KEY: null,
});
document.documentElement.lang = 'ar';
document.documentElement.dir = 'rtl';

// the database of the store's pages, without the thread that it has in a browser
vi.mock('../src/firebase/store-database.ts', async () => {
  const { productOnSale } = await import('../src/firebase/price-source.ts');
  const { storeSource } = await import('../src/firebase/store-source.ts');
  return { openPriceSource: async () => productOnSale, openStoreSource: async () => storeSource };
});

// A production build renders once as well: twice costs a fifth of the tests' time.
vi.mock('react', async (original) => {
  const react = await original<typeof import('react')>();
  return { ...react, StrictMode: react.Fragment };
});

// React warns of elements that happy-dom does not know, such as `<search>`.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement' });

// Pages are loaded lazily: the first of a process is read and compiled meanwhile.
configure({ asyncUtilTimeout: 20_000 });

beforeEach(openWindow);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
