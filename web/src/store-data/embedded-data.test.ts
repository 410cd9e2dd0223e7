import { DEFAULT_CONTENT } from '@ghar/domain/site-content';
import type { StoreData } from '@ghar/domain/store-data';
import { describe, expect, test } from 'vitest';
import { embedded, fromEmbedded } from './embedded-data.ts';

const { hero, features, about } = DEFAULT_CONTENT;
const data: StoreData = {
  product: { name: 'صابون', price: 345, availability: 'available' },
  images: [{ alt: 'صابون', width: 4, height: 5, src: '/media/1.jpg' }],
  content: {
    hero: { ...hero, title: 'عنوان آخر', content: { ...hero.content, features: ['واحدة'] } },
    features: { ...features, content: { ...features.content, faq: [] } },
    about: { ...about, content: { ...about.content, brand: '', terms: 'شروط أخرى' } },
  },
};
const throughPage = (isPolicy: boolean): StoreData =>
  fromEmbedded(JSON.stringify(embedded(data, isPolicy)));

describe('the data inside a page', () => {
  test('of a policy are what was put there', () => {
    expect(throughPage(true)).toEqual(data);
  });

  test('of any other are that too, but for the texts of the policies', () => {
    const { content } = throughPage(false);
    const none = { guarantee: '', shipping: '', privacy: '', terms: '' };
    const expected = { ...data.content.about, content: { ...data.content.about.content, ...none } };
    expect(content).toEqual({ ...data.content, about: expected });
  });

  test('say nothing of what is as the app has it', () => {
    expect(embedded({ ...data, content: DEFAULT_CONTENT }, true)).toMatchObject({ content: {} });
    expect(JSON.stringify(embedded(data, true))).not.toContain(features.title);
  });
});
