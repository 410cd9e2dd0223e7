import { DEFAULT_CONTENT, type ContentSection, type SiteContent } from '@ghar/domain/site-content';
import { useSyncExternalStore } from 'react';
import { whenIdle } from './when-idle.ts';

/** One section: its defaults at first, its document once that was read. Read once per visit. */
function createSectionStore<Section extends ContentSection>(section: Section) {
  let content: SiteContent<Section> = DEFAULT_CONTENT[section];
  let asked = false;
  const listeners = new Set<() => void>();

  async function load(): Promise<void> {
    try {
      await whenIdle();
      const { fetchContent } = await import('./content-source.ts');
      content = (await fetchContent(section)) ?? content;
      for (const listener of listeners) listener();
    } catch (error) {
      // oxlint-disable-next-line no-console -- shoppers see the defaults; the merchant must be able to find out
      console.error(`Site content "${section}":`, error);
    }
  }

  return {
    snapshot: (): SiteContent<Section> => content,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      if (!asked) {
        asked = true;
        void load();
      }
      return () => listeners.delete(listener);
    },
  };
}

const stores = {
  hero: createSectionStore('hero'),
  features: createSectionStore('features'),
  about: createSectionStore('about'),
};

/** A section of the site's content, as the merchant wrote it or by default. */
export function useSiteContent<Section extends ContentSection>(
  section: Section,
): SiteContent<Section> {
  const store = stores[section];
  return useSyncExternalStore<SiteContent>(
    store.subscribe,
    store.snapshot,
    () => DEFAULT_CONTENT[section],
  );
}
