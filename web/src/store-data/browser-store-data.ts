import { DEFAULT_TEXTS } from '@ghar/domain/content/default-content';
import { DEFAULT_PUBLIC_SETTINGS } from '@ghar/domain/content/default-settings';
import type { StoreData } from '@ghar/domain/pages/store-data';
import { whenIdle } from '../browser/when-idle.ts';
import {
  createStoreDataStore,
  type InitialStoreData,
  type StoreDataStore,
} from './store-data-store.ts';

const DEFAULTS: InitialStoreData = {
  product: undefined,
  images: [],
  content: DEFAULT_TEXTS,
  settings: DEFAULT_PUBLIC_SETTINGS,
};

/**
 * For a page that the server did not draw: the tab's remembered data or the defaults, then the database's once the browser is
 * idle.
 */
export const createBrowserStoreData = (remembered: StoreData | null): StoreDataStore =>
  createStoreDataStore(remembered ?? DEFAULTS, async () => {
    await whenIdle();
    const { openStoreSource } = await import('../firebase/store-database.ts');
    return openStoreSource();
  });
