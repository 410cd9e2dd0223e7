import type { ContentSection } from '@ghar/domain/content/site-content';
import type { StoreData } from '@ghar/domain/pages/store-data';
import type { StoreDataSource } from '../firebase/store-source.ts';
import { createLiveValue } from '../live/live-value.ts';

/** A part that is read by itself, when it is first shown. */
export type StoreDataPart = ContentSection | 'images' | 'settings';

const PART_NAMES = { images: 'Pictures', settings: 'Settings' } as const;
const isSection = (part: StoreDataPart): part is ContentSection => !(part in PART_NAMES);

/** What a page begins with. `product` is undefined where the page came without its data. */
export type InitialStoreData = Omit<StoreData, 'product'> & {
  readonly product: StoreData['product'] | undefined;
};

export type StoreDataState = InitialStoreData & {
  /** True until the pictures are known or cannot be had: an empty list means something only then. */
  readonly imagesPending: boolean;
};

export type StoreDataStore = ReturnType<typeof createStoreDataStore>;

/**
 * What the public pages show. What came with the page is all there is; otherwise `initial` are the
 * defaults, and each part is read from `openSource` once, when it is first shown.
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
  /** Content was given that takes precedence over what is read. */
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
      // oxlint-disable-next-line no-console -- shoppers see the defaults; the merchant must be able to find out
      console.error(`${name}:`, error);
    }
    if (part === 'images') change({ imagesPending: false });
  }

  return {
    state,
    /**
     * Reads a part, the first time that it is asked for. Resolves when it is known or cannot be had:
     * at once where it came with the page.
     */
    async request(part: StoreDataPart): Promise<void> {
      if (!openSource) return;
      const read = reads.get(part) ?? load(part, openSource);
      reads.set(part, read);
      await read;
    },
    /** Shows this content from now on, whatever is in the database. */
    show(content: StoreData['content']): void {
      shown = true;
      change({ content });
    },
  };
}
