import type { ContentSection } from '@ghar/domain/site-content';
import { expose, proxy } from 'comlink';
import { disableNetwork, enableNetwork } from 'firebase/firestore';
import { firestore } from './firestore.ts';
import { productOnSale } from './price-source.ts';
import type { PriceSource } from './price-store.ts';
import type { StoreDataSource } from './store-source.ts';

const source = async (): Promise<StoreDataSource> =>
  (await import('./store-source.ts')).storeSource;

const database = {
  /** Answers once this thread listens. */
  ready: (): void => {},
  watchPrice: (...listeners: Parameters<PriceSource['watch']>) =>
    proxy(productOnSale.watch(...listeners)),
  fetchPrice: () => productOnSale.fetch(),
  content: async (section: ContentSection) => (await source()).content(section),
  images: async () => (await source()).images(),
  settings: async () => (await source()).settings(),
};

/** What a page of the store asks of the database in another thread. */
export type StoreDatabase = typeof database;

// In a thread without a window the SDK does not hear that the network is back, and waits up to a minute.
addEventListener('online', () => {
  void disableNetwork(firestore).then(() => enableNetwork(firestore));
});

expose(database);
