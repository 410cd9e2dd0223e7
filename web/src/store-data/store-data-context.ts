import type { ContentSection, SiteContent } from '@ghar/domain/content/site-content';
import type { StoreData } from '@ghar/domain/pages/store-data';
import { createContext, use, useEffect } from 'react';
import { useLiveValue } from '../live/live-value.ts';
import type { StoreDataPart, StoreDataState, StoreDataStore } from './store-data-store.ts';

/** What the pages show. The app provides it. */
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

/** A section of the site's content, as the merchant wrote it or by default. */
export const useSiteContent = <Section extends ContentSection>(
  section: Section,
): SiteContent<Section> => useStoreData(section).content[section];

/** Resolves when a section is shown as the merchant wrote it, or cannot be had. */
export function useContentRequest(): (section: ContentSection) => Promise<void> {
  const store = useStore();
  return (section) => store.request(section);
}

/** The product's pictures, in their order. `pending`: none are known yet. */
export function useStoreImages(): { images: StoreData['images']; pending: boolean } {
  const { images, imagesPending: pending } = useStoreData('images');
  return { images, pending };
}

/** The settings that shoppers see, as the merchant set them or by default. */
export const useStoreSettings = (): StoreData['settings'] => useStoreData('settings').settings;

/** The product that came with the page, as it was when the page was made; undefined where none came. */
export const useFirstProduct = (): StoreDataState['product'] => useStore().state.first.product;
