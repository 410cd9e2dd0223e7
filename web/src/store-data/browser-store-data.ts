import type { StoreData } from '@ghar/domain/store-data';
import { whenIdle } from '../firebase/when-idle.ts';
import { createStoreDataStore, type StoreDataStore } from './store-data-store.ts';

/** The store of a browser: what came with the page, or else read from the database when idle. */
export const createBrowserStoreData = (initial: StoreData | null): StoreDataStore =>
  createStoreDataStore(initial, async () => {
    await whenIdle();
    return (await import('../firebase/store-source.ts')).storeSource;
  });
