import type { ContentSection, SiteContent } from '@ghar/domain/site-content';
import type { StoreData, StoreImage } from '@ghar/domain/store-data';

/** Where the parts are read that did not come with the page. */
export type StoreDataSource = {
  /** null when the section was never written. */
  content<Section extends ContentSection>(section: Section): Promise<SiteContent<Section> | null>;
  images(): Promise<readonly StoreImage[]>;
};

/** A part that is read by itself, when the first one asks for it. */
export type StoreDataPart = ContentSection | 'images';

/** What a page begins with. `product` is undefined where the page came without its data. */
export type InitialStoreData = Omit<StoreData, 'product'> & {
  readonly product: StoreData['product'] | undefined;
};

export type StoreDataState = InitialStoreData & {
  /** True until the pictures are known, or cannot be had: none before then means nothing. */
  readonly imagesPending: boolean;
};

export type StoreDataStore = ReturnType<typeof createStoreDataStore>;

/**
 * What the public pages show. What came with the page is all there is; else
 * `initial` are the defaults, and each part is read from `openSource` once, when
 * it is first shown.
 */
export function createStoreDataStore(
  initial: InitialStoreData,
  openSource: (() => Promise<StoreDataSource>) | null,
) {
  let state: StoreDataState = { ...initial, imagesPending: openSource !== null };
  const first = state;
  const asked = new Set<StoreDataPart>();
  const listeners = new Set<() => void>();
  /** Content was given that goes before what is read. */
  let shown = false;

  const set = (next: Partial<StoreDataState>): void => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };

  async function load(part: StoreDataPart, open: () => Promise<StoreDataSource>): Promise<void> {
    try {
      const source = await open();
      if (part === 'images') set({ images: await source.images() });
      else {
        const section = await source.content(part);
        if (section && !shown) set({ content: { ...state.content, [part]: section } });
      }
    } catch (error) {
      const name = part === 'images' ? 'Pictures' : `Site content "${part}"`;
      // oxlint-disable-next-line no-console -- shoppers see the defaults; the merchant must be able to find out
      console.error(`${name}:`, error);
    }
    if (part === 'images') set({ imagesPending: false });
  }

  const subscribeTo =
    (part: StoreDataPart) =>
    (listener: () => void): (() => void) => {
      listeners.add(listener);
      if (openSource && !asked.has(part)) {
        asked.add(part);
        void load(part, openSource);
      }
      return () => listeners.delete(listener);
    };

  return {
    snapshot: (): StoreDataState => state,
    /** What the server has drawn. */
    firstSnapshot: (): StoreDataState => first,
    /** Shows this content from now on, whatever is in the database. */
    show(content: StoreData['content']): void {
      shown = true;
      set({ content });
    },
    subscribe: {
      hero: subscribeTo('hero'),
      features: subscribeTo('features'),
      about: subscribeTo('about'),
      images: subscribeTo('images'),
    } satisfies Record<StoreDataPart, unknown>,
  };
}
