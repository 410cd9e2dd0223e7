import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { openWindow } from './open-window.ts';

// constants that a build replaces (web/vite.config.ts)
Object.assign(globalThis, {
  FIREBASE_CONFIG: { projectId: 'demo', apiKey: 'key', appId: 'app', storageBucket: 'bucket' },
  FIREBASE_EMULATORS: null,
  APP_CHECK_SITE_KEY: null,
});
document.documentElement.lang = 'ar';
document.documentElement.dir = 'rtl';

// the store's database, without its browser worker
vi.mock('../src/firebase/store-database.ts', async () => {
  const { productOnSale } = await import('../src/firebase/price-source.ts');
  const { storeSource } = await import('../src/firebase/store-source.ts');
  return { openPriceSource: async () => productOnSale, openStoreSource: async () => storeSource };
});

// No double rendering, like a production build: it takes a fifth of the tests' time.
vi.mock('react', async (original) => {
  const react = await original<typeof import('react')>();
  return { ...react, StrictMode: react.Fragment };
});

// Avoids React's warnings about elements unknown to happy-dom, such as `<search>`.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement' });

// The first page of a process is read and compiled meanwhile.
configure({ asyncUtilTimeout: 20_000 });

beforeEach(openWindow);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
