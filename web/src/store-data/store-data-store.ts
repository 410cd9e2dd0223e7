import type { ContentSection } from '@ghar/domain/content/site-content';
import type { StoreData } from '@ghar/domain/pages/store-data';
import type { StoreDataSource } from '../firebase/store-source.ts';
import { createLiveValue } from '../live/live-value.ts';

/** A part that loads separately, when first shown. */
export type StoreDataPart = ContentSection | 'images' | 'settings';

const PART_NAMES = { images: 'Pictures', settings: 'Settings' } as const;
const isSection = (part: StoreDataPart): part is ContentSection => !(part in PART_NAMES);

/** A page's initial data. `product` is undefined where the server drew no page. */
export type InitialStoreData = Omit<StoreData, 'product'> & {
  readonly product: StoreData['product'] | undefined;
};

export type StoreDataState = InitialStoreData & {
  /** True until the pictures are loaded or have failed: an empty list is meaningful only after loading. */
  readonly imagesPending: boolean;
};

export type StoreDataStore = ReturnType<typeof createStoreDataStore>;

/**
 * The public pages' data. A server-drawn page's data is whole; otherwise `initial` are the
 * defaults, and each part loads once from `openSource`, when first shown.
 */
export function createStoreDataStore(
  initial: InitialStoreData,
  openSource: (() => Promise<StoreDataSource>) | null,
) {
  const state = createLiveValue<StoreDataState>({
    ...initial,
    imagesPending: openSource !== null,
  });
  const reads = new Map<StoreDataPart, Promise<void>>();
  /** The preview's content overrides what loads. */
  let shown = false;
  const change = (next: Partial<StoreDataState>): void => state.set({ ...state.get(), ...next });

  async function load(part: StoreDataPart, open: () => Promise<StoreDataSource>): Promise<void> {
    try {
      const source = await open();
      if (part === 'images') change({ images: await source.images() });
      else if (part === 'settings') {
        const settings = await source.settings();
        if (settings) change({ settings });
      } else {
        const section = await source.content(part);
        if (section && !shown) change({ content: { ...state.get().content, [part]: section } });
      }
    } catch (error) {
      const name = isSection(part) ? `Site content "${part}"` : PART_NAMES[part];
      // oxlint-disable-next-line no-console -- shoppers see the defaults, so the merchant needs the log
      console.error(`${name}:`, error);
    }
    if (part === 'images') change({ imagesPending: false });
  }

  return {
    state,
    /** Loads a part on the first request. Resolves once it is loaded or has failed; at once if it was there. */
    async request(part: StoreDataPart): Promise<void> {
      if (!openSource) return;
      const read = reads.get(part) ?? load(part, openSource);
      reads.set(part, read);
      await read;
    },
    /** Shows this content from now on, instead of the database's. */
    show(content: StoreData['content']): void {
      shown = true;
      change({ content });
    },
  };
}
