import type { Locale } from '@ghar/domain/i18n/locale';
import { DEFAULT_CONTENT } from '@ghar/domain/content/site-content';
import { expect, test } from 'vitest';
import { readLetterhead, type StoreDocuments } from './read-storefront.ts';

const picture = (name: string, isPrimary: boolean) => ({
  storage_path: `product-images/soap/${name}.jpg`,
  alt_text: name,
  is_primary: isPrimary,
  variants: (['avif', 'jpeg'] as const).map((format) => ({
    format,
    width: 1200,
    height: 1200,
    storage_path: `product-images/soap/${name}-jpg/1200.${format}`,
  })),
});
const documents = (change: Partial<StoreDocuments> = {}): StoreDocuments => ({
  product: async () => null,
  pictures: async () => [picture('1', false), picture('2', true)],
  content: async () => DEFAULT_CONTENT.about,
  settings: async () => null,
  ...change,
});
const complaints: string[] = [];
const letterheadOf = (
  change?: Partial<StoreDocuments>,
  productId: string | null = 'soap',
  locale: Locale = 'ar',
) => readLetterhead(documents(change), { productId, locale }, (what) => void complaints.push(what));

test('an e-mail shows the shop’s particulars and the product’s first picture, as the order’s page does, in JPEG', async () => {
  expect(await letterheadOf()).toMatchObject({
    about: DEFAULT_CONTENT.about.content,
    picture: { src: '/media/product-images/soap/1-jpg/1200.jpeg', alt: '1' },
  });
});

test('an e-mail in English shows the particulars and the picture in English, where they are translated', async () => {
  const content = { ...DEFAULT_CONTENT.about.content, address: 'حي الفهيدي' };
  const translations = { en: { content: { brand: 'Laurel' } } };
  const about = { ...DEFAULT_CONTENT.about, content, translations };
  const shown = await letterheadOf(
    {
      content: async () => about,
      pictures: async () => [{ ...picture('1', true), translations: { en: { alt_text: 'Soap' } } }],
    },
    'soap',
    'en',
  );
  expect(shown.about.brand).toBe('Laurel');
  expect(shown.about.address).toBe(content.address);
  expect(shown.picture!.alt).toBe('Soap');
});

test('without a product, or before its pictures are drawn, it shows none', async () => {
  const asked: string[] = [];
  const pictures = async (id: string) => {
    asked.push(id);
    return [{ ...picture('1', true), variants: [] }];
  };
  expect((await letterheadOf({ pictures }, null)).picture).toBeNull();
  expect(asked).toEqual([]);
  expect((await letterheadOf({ pictures })).picture).toBeNull();
});

test('a malformed document is told, and does not keep the e-mail back', async () => {
  const { about, picture: shown } = await letterheadOf({
    content: async () => ({ title: 1 }),
    pictures: async () => [{}, picture('2', false)],
  });
  expect(about).toEqual(DEFAULT_CONTENT.about.content);
  expect(shown!.alt).toBe('2');
  expect(complaints.toSorted()).toEqual(['content "about"', 'picture']);
});
