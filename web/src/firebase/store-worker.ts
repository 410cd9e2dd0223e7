import type { Locale } from '@ghar/domain/i18n/locale';
import type { ContentSection } from '@ghar/domain/content/site-content';
import { expose, proxy } from 'comlink';
import { disableNetwork, enableNetwork } from 'firebase/firestore';
import { atMostEvery } from './at-most-every.ts';
import { firestore } from './firestore.ts';
import { productOnSale } from './price-source.ts';
import type { PriceSource } from './price-store.ts';
import type { StoreDataSource } from './store-source.ts';

const source = async (locale: Locale): Promise<StoreDataSource> =>
  (await import('./store-source.ts')).storeSource(locale);

/** A frozen connection looks open for up to a minute, while the SDK answers from its cache. */
const restartNetwork = async (): Promise<void> => {
  await disableNetwork(firestore);
  await enableNetwork(firestore);
};
const VISIBLE_AGAIN_MS = 5_000;
const restartForVisible = atMostEvery(VISIBLE_AGAIN_MS, restartNetwork);

const database = {
  /** Resolves once the worker listens. */
  ready: (): void => {},
  watchPrice: (...listeners: Parameters<PriceSource['watch']>) =>
    proxy(productOnSale.watch(...listeners)),
  /** For a page that becomes visible. */
  fetchPrice: async () => {
    await restartForVisible();
    return productOnSale.fetch();
  },
  content: async (section: ContentSection, locale: Locale) =>
    (await source(locale)).content(section),
  images: async (locale: Locale) => (await source(locale)).images(),
  settings: async (locale: Locale) => (await source(locale)).settings(),
};

/** The worker's interface for store pages. */
export type StoreDatabase = typeof database;

// In a worker the SDK does not notice that the network is back, and waits up to a minute.
addEventListener('online', () => void restartNetwork());

expose(database);
