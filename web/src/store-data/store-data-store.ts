import {
  CONTENT_SECTIONS,
  DEFAULT_CONTENT,
  type ContentSection,
  type SiteContent,
} from '@ghar/domain/site-content';
import type { StoreData, StoreImage } from '@ghar/domain/store-data';

/** Where the parts are read that did not come with the page. */
export type StoreDataSource = {
  /** null when the section was never written. */
  content<Section extends ContentSection>(section: Section): Promise<SiteContent<Section> | null>;
  images(): Promise<readonly StoreImage[]>;
};

/** A part that is read by itself, when the first one asks for it. */
export type StoreDataPart = ContentSection | 'images';

export type StoreDataState = StoreData & {
  /** True until the pictures are known, or cannot be had: none before then means nothing. */
  readonly imagesPending: boolean;
};

/** What the shop shows where nothing was read: the defaults. */
export const DEFAULT_STORE_DATA: StoreData = {
  product: null,
  images: [],
  content: DEFAULT_CONTENT,
};

export type StoreDataStore = ReturnType<typeof createStoreDataStore>;

/**
 * What the public pages show. With `initial`, which came with the page, nothing
 * is ever read; without, each part is read once, when it is first shown.
 */
export function createStoreDataStore(
  initial: StoreData | null,
  openSource: () => Promise<StoreDataSource>,
) {
  let state: StoreDataState = {
    ...(initial ?? DEFAULT_STORE_DATA),
    imagesPending: initial === null,
  };
  const first = state;
  const asked = new Set<StoreDataPart>();
  const listeners = new Set<() => void>();

  const set = (next: Partial<StoreDataState>): void => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };

  async function load(part: StoreDataPart): Promise<void> {
    try {
      const source = await openSource();
      if (part === 'images') set({ images: await source.images() });
      else {
        const section = await source.content(part);
        if (section) set({ content: { ...state.content, [part]: section } });
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
      if (initial === null && !asked.has(part)) {
        asked.add(part);
        void load(part);
      }
      return () => listeners.delete(listener);
    };

  return {
    snapshot: (): StoreDataState => state,
    /** What the server has drawn. */
    firstSnapshot: (): StoreDataState => first,
    subscribe: Object.fromEntries(
      [...CONTENT_SECTIONS, 'images' as const].map((part) => [part, subscribeTo(part)]),
    ) as Record<StoreDataPart, ReturnType<typeof subscribeTo>>,
  };
}
