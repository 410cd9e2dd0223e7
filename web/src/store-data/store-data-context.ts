import type { ContentSection, SiteContent } from '@ghar/domain/content/site-content';
import type { StoreData } from '@ghar/domain/pages/store-data';
import { createContext, use, useEffect } from 'react';
import { useLiveValue } from '../live/live-value.ts';
import type { StoreDataPart, StoreDataState, StoreDataStore } from './store-data-store.ts';

/** The pages' data, provided by the app. */
export const StoreDataContext = createContext<StoreDataStore | null>(null);

function useStore(): StoreDataStore {
  const store = use(StoreDataContext);
  if (!store) throw new Error('No store data is provided');
  return store;
}

function useStoreData(part: StoreDataPart): StoreDataState {
  const store = useStore();
  useEffect(() => void store.request(part), [store, part]);
  return useLiveValue(store.state);
}

/** A content section, as written by the merchant or by default. */
export const useSiteContent = <Section extends ContentSection>(
  section: Section,
): SiteContent<Section> => useStoreData(section).content[section];

/** Resolves once a section is loaded, or has failed to load. */
export function useContentRequest(): (section: ContentSection) => Promise<void> {
  const store = useStore();
  return (section) => store.request(section);
}

/** The product's pictures in order. `pending`: not loaded yet. */
export function useStoreImages(): { images: StoreData['images']; pending: boolean } {
  const { images, imagesPending: pending } = useStoreData('images');
  return { images, pending };
}

/** The public settings, or their defaults. */
export const useStoreSettings = (): StoreData['settings'] => useStoreData('settings').settings;

/** The product embedded in the page; undefined without data. */
export const useFirstProduct = (): StoreDataState['product'] => useStore().state.first.product;
