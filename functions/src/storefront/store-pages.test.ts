import { DEFAULT_CONTENT } from '@ghar/domain/content/site-content';
import type { Storefront } from '@ghar/domain/pages/store-server';
import { afterEach, expect, test, vi } from 'vitest';
import type { StoreDocuments } from './read-storefront.ts';
import { createStorePages } from './store-pages.ts';

const HERO = { section: 'hero', ...DEFAULT_CONTENT.hero };
const PRODUCT = {
  product_id: 'soap',
  name: 'صابون',
  price: 299,
  availability: 'available',
  updated_at: new Date(0),
};

/** A shop with a controllable clock, and counts of reads and renderings. */
function openShop(keptS = 60, patience = { longMs: 10_000, shortMs: 10_000 }) {
  let time = 0;
  const cost = { product: 0, texts: 0, drawings: 0 };
  const stored: { product: unknown; hero: unknown; settings: unknown; answers: Promise<void> } = {
    product: PRODUCT,
    hero: HERO,
    settings: null,
    answers: Promise.resolve(),
  };
  const documents: StoreDocuments = {
    async product() {
      cost.product += 1;
      await stored.answers;
      return stored.product;
    },
    pictures: async (productId) => [
      // not drawn yet
      { storage_path: `product-images/${productId}/0.jpg`, alt_text: '', is_primary: true },
      {
        storage_path: `product-images/${productId}/1.jpg`,
        alt_text: '',
        variants: [
          {
            format: 'jpeg',
            width: 400,
            height: 300,
            storage_path: `product-images/${productId}/1-jpg/400.jpeg`,
          },
        ],
      },
    ],
    settings: async () => stored.settings,
    async content(section) {
      if (section !== 'hero') return null;
      cost.texts += 1;
      await stored.answers;
      return stored.hero;
    },
  };
  const server = {
    async answer(path: string, { data }: Storefront) {
      cost.drawings += 1;
      const { product, images, content } = data;
      const seen = [product?.price, product?.availability, images[0]?.src, content.hero.title];
      const body = [path, ...seen].join(' ');
      return { contentType: 'text/html', body };
    },
  };
  const pages = createStorePages(
    { documents, server, origin: 'https://ghar.example', keptS, now: () => time },
    patience,
  );
  return {
    cost,
    stored,
    pass: (seconds: number): void => void (time += seconds * 1000),
    get: (path = '/') => pages.get(path),
    body: async (path = '/') => (await pages.get(path)).body,
  };
}

afterEach(() => vi.useRealTimers());

test('all who ask at once for a page share one reading and one drawing', async () => {
  const shop = openShop();
  const bodies = await Promise.all(Array.from({ length: 500 }, () => shop.body()));
  expect(new Set(bodies)).toEqual(
    new Set(['/ 299 available /media/product-images/soap/1-jpg/400.jpeg صابون غار الطبيعي للشعر']),
  );
  expect(shop.cost).toEqual({ product: 1, texts: 1, drawings: 1 });
});

test('a page that nothing has changed is never drawn again, whichever others are', async () => {
  const shop = openShop();
  for (let minute = 0; minute < 10; minute += 1) {
    await shop.body('/');
    await shop.body('/about');
    shop.pass(60);
  }
  expect(shop.cost).toMatchObject({ texts: 10, drawings: 2 });
});

test('a price and "sold out" are seen within two seconds, for one read of the product', async () => {
  const shop = openShop();
  await shop.body();
  shop.stored.product = { ...PRODUCT, price: 310 };
  shop.pass(2);
  expect(await shop.body()).toContain('310 available');
  shop.stored.product = { ...PRODUCT, price: 310, availability: 'sold-out' };
  shop.pass(2);
  expect(await shop.body()).toContain('310 sold-out');
  expect(shop.cost).toEqual({ product: 3, texts: 1, drawings: 3 });
});

test('a text is seen once the page is a minute old, and its age is told until then', async () => {
  const shop = openShop();
  await shop.body();
  shop.stored.hero = { ...HERO, title: 'عنوان جديد' };
  shop.pass(59.9);
  expect(await shop.get()).toMatchObject({
    ageMs: 59_900,
    isStandIn: false,
    body: expect.not.stringContaining('عنوان جديد'),
  });
  shop.pass(0.1);
  expect(await shop.body()).toContain('عنوان جديد');
});

test('another product that goes on sale comes with its own pictures', async () => {
  const shop = openShop();
  await shop.body();
  shop.stored.product = { ...PRODUCT, product_id: 'oil' };
  shop.pass(2);
  expect(await shop.body()).toContain('product-images/oil/1-jpg/400.jpeg');
});

test('a page in English shows what is translated, and the rest as the merchant wrote it', async () => {
  const shop = openShop();
  const title = 'صابون';
  shop.stored.hero = { ...HERO, title };
  expect(await shop.body('/en')).toContain(`/en 299 available`);
  expect(await shop.body('/en')).toContain(title);
  shop.stored.hero = { ...HERO, title, translations: { en: { title: 'Laurel soap' } } };
  shop.pass(60);
  expect(await shop.body('/en')).toContain('Laurel soap');
  expect(await shop.body('/en/order')).toContain('Laurel soap');
  expect(await shop.body('/')).toContain(title);
});

test('where nothing may be kept, every request sees what is stored now', async () => {
  const shop = openShop(0);
  await shop.body();
  shop.stored.hero = { ...HERO, title: 'عنوان جديد' };
  shop.stored.product = null;
  expect(await shop.body()).toBe('/    عنوان جديد');
});

test('a reading that was slow does not bring an older text back', async () => {
  const shop = openShop(0);
  const before = Promise.withResolvers<void>();
  shop.stored.answers = before.promise;
  const slow = shop.body();
  shop.pass(1);
  shop.stored.answers = Promise.resolve();
  expect(await shop.body()).toContain('299');
  shop.stored.product = { ...PRODUCT, price: 1 }; // what the slow reading will find
  before.resolve();
  expect(await slow).toContain('299');
});

test('a page of the last minutes stands in soon for a database that is slow, an older one does not', async () => {
  vi.useFakeTimers();
  const shop = openShop(60, { longMs: 8_000, shortMs: 1_000 });
  await shop.body();
  shop.stored.product = { ...PRODUCT, price: 310 };
  const slow = Promise.withResolvers<void>();
  shop.stored.answers = slow.promise;
  shop.pass(120);
  const recent = shop.get();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await recent).toMatchObject({ isStandIn: true, body: expect.stringContaining('299') });
  shop.pass(3600);
  const waiting = shop.get();
  await vi.advanceTimersByTimeAsync(5_000);
  slow.resolve();
  expect(await waiting).toMatchObject({ isStandIn: false, body: expect.stringContaining('310') });
});

test('while the database does not answer the last page stands in, for a day', async () => {
  const shop = openShop(60, { longMs: 20, shortMs: 20 });
  await shop.body();
  shop.pass(3600);
  shop.stored.answers = Promise.reject(new Error('unavailable'));
  expect(await shop.get()).toMatchObject({ isStandIn: true, ageMs: 3_600_000 });
  shop.stored.answers = new Promise(() => {}); // never answers
  expect(await shop.get('/about')).toMatchObject({ isStandIn: true });
  shop.stored.answers = Promise.reject(new Error('unavailable'));
  shop.pass(86_400);
  await expect(shop.get()).rejects.toThrow('unavailable');
  shop.stored.answers = Promise.resolve();
  expect(await shop.get()).toMatchObject({ isStandIn: false, ageMs: 0 });
});
