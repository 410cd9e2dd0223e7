import { DEFAULT_TEXTS } from '@ghar/domain/default-content';
import { whenIdle } from '../boot/when-idle.ts';
import { createStoreDataStore, type StoreDataStore } from './store-data-store.ts';

/** For a page that came without its data: the defaults, then what is in the database, once the browser is idle. */
export const createBrowserStoreData = (): StoreDataStore =>
  createStoreDataStore({ product: null, images: [], content: DEFAULT_TEXTS }, async () => {
    await whenIdle();
    return (await import('../firebase/store-source.ts')).storeSource;
  });
