import { DEFAULT_PUBLIC_SETTINGS } from '@ghar/domain/content/default-settings';
import { DEFAULT_CONTENT } from '@ghar/domain/content/site-content';
import type { StoreData, StoreImage } from '@ghar/domain/pages/store-data';
import { expect, test, vi } from 'vitest';
import type { StoreDataSource } from '../firebase/store-source.ts';
import { createStoreDataStore } from './store-data-store.ts';

const image: StoreImage = { alt: 'صابون', width: 4, height: 5, src: 'https://a/b' };
const defaults: StoreData = {
  product: null,
  images: [],
  content: DEFAULT_CONTENT,
  settings: DEFAULT_PUBLIC_SETTINGS,
};
const settings = { ...DEFAULT_PUBLIC_SETTINGS, retention_years: 9 };
const hero = { ...DEFAULT_CONTENT.hero, title: 'من المتجر' };

const sourceOf = (change: Partial<StoreDataSource> = {}): StoreDataSource => ({
  content: async (section) => (section === 'hero' ? hero : null),
  images: async () => [image],
  settings: async () => settings,
  ...change,
});

test('what came with the page is shown, and nothing is read', () => {
  const store = createStoreDataStore({ ...defaults, images: [image] }, null);
  void store.request('images');
  expect(store.state.get()).toEqual({ ...defaults, images: [image], imagesPending: false });
});

test('a part is read once, when it is first shown', async () => {
  const content = vi.fn<(section: string) => void>();
  const store = createStoreDataStore(defaults, async () => ({
    ...sourceOf({ images: async () => [] }),
    content: async (section) => {
      content(section);
      return sourceOf().content(section);
    },
  }));
  expect(content).not.toHaveBeenCalled();
  const heard = vi.fn<() => void>();
  store.state.subscribe(heard);
  void store.request('hero');
  void store.request('hero');
  await expect.poll(() => store.state.get().content.hero.title).toBe('من المتجر');
  expect(content).toHaveBeenCalledExactlyOnceWith('hero');
  expect(heard).toHaveBeenCalledOnce();
  expect(store.state.first.content).toEqual(DEFAULT_CONTENT);
});

test('who asks again while a part is read waits for that same answer', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof hero>();
  const store = createStoreDataStore(defaults, async () => sourceOf({ content: () => promise }));
  void store.request('hero');
  const again = store.request('hero').then(() => store.state.get().content.hero.title);
  resolve(hero);
  await expect(again).resolves.toBe('من المتجر');
});

test('a section that was never written stays the default', async () => {
  const store = createStoreDataStore(defaults, async () => sourceOf());
  void store.request('about');
  void store.request('images');
  await expect.poll(() => store.state.get().imagesPending).toBe(false);
  expect(store.state.get().images).toEqual([image]);
  expect(store.state.get().content).toEqual(DEFAULT_CONTENT);
});

test('the settings are read where they did not come with the page', async () => {
  const store = createStoreDataStore(defaults, async () => sourceOf());
  void store.request('settings');
  await expect.poll(() => store.state.get().settings).toEqual(settings);
});

test('what cannot be read is said on the console, and the rest is shown', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const store = createStoreDataStore(defaults, async () =>
    sourceOf({ images: () => Promise.reject(new Error('lost')) }),
  );
  expect(store.state.get().imagesPending).toBe(true);
  void store.request('images');
  void store.request('hero');
  await expect.poll(() => store.state.get().imagesPending).toBe(false);
  await expect.poll(() => store.state.get().content.hero.title).toBe('من المتجر');
  expect(error).toHaveBeenCalledExactlyOnceWith('Pictures:', new Error('lost'));
});
