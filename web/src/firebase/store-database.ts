import type { Locale } from '@ghar/domain/i18n/locale';
import { proxy, wrap, type Remote } from 'comlink';
import type { StoreDataSource } from './store-source.ts';
import type { PriceSource } from './price-store.ts';
import type { StoreDatabase } from './store-worker.ts';

let opened: Promise<Remote<StoreDatabase>> | null = null;

async function openWorker(): Promise<Remote<StoreDatabase>> {
  const worker = new Worker(new URL('./store-worker.ts', import.meta.url), { type: 'module' });
  const database = wrap<StoreDatabase>(worker);
  const failed = new Promise<never>((_resolve, reject) => {
    worker.addEventListener('error', ({ message }) => {
      reject(new Error(message || 'The database could not be loaded'));
    });
  });
  try {
    await Promise.race([database.ready(), failed]);
    return database;
  } catch (error) {
    worker.terminate();
    opened = null; // The next one who asks tries again.
    throw error;
  }
}

/**
 * The database of a store page, opened on first use, one per page. In a worker, since parsing its large SDK would block
 * input.
 * @throws Error if it cannot be loaded.
 */
const openDatabase = (): Promise<Remote<StoreDatabase>> => (opened ??= openWorker());

/** The product on sale, live. @throws Error if the database cannot be loaded. */
export async function openPriceSource(): Promise<PriceSource> {
  const database = await openDatabase();
  return {
    watch: (onProduct, onFailure) => {
      const watching = database.watchPrice(proxy(onProduct), proxy(onFailure));
      return () => void watching.then((stop) => stop());
    },
    fetch: () => database.fetchPrice(),
  };
}

/** The parts of the store's data in a language. @throws Error if the database cannot be loaded. */
export async function openStoreSource(locale: Locale): Promise<StoreDataSource> {
  const database = await openDatabase();
  return {
    // Across threads, the result's type no longer depends on the section.
    content: (section) => database.content(section, locale) as Promise<never>,
    images: () => database.images(locale),
    settings: () => database.settings(locale),
  };
}
