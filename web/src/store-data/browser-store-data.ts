import type { Locale } from '@ghar/domain/i18n/locale';
import { whenIdle } from '../browser/when-idle.ts';
import { loadDefaultStoreData } from './default-store-data.ts';
import { recallStoreData } from './remembered-data.ts';
import { createStoreDataStore, type StoreDataStore } from './store-data-store.ts';

/**
 * For a page that the server did not draw: the tab's remembered data or the defaults, then the database's once the browser is
 * idle.
 */
export async function createBrowserStoreData(locale: Locale): Promise<StoreDataStore> {
  const initial = recallStoreData(locale) ?? (await loadDefaultStoreData(locale));
  return createStoreDataStore(initial, async () => {
    await whenIdle();
    const { openStoreSource } = await import('../firebase/store-database.ts');
    return openStoreSource(locale);
  });
}
