import { DEFAULT_PUBLIC_SETTINGS } from '@ghar/domain/content/default-settings';
import { DEFAULT_CONTENT } from '@ghar/domain/content/site-content';
import { expect, test } from 'vitest';
import { recallStoreData, rememberStoreData } from './remembered-data.ts';

const data = (name: string) => ({
  product: { name, price: 299, availability: 'available' as const },
  images: [],
  content: DEFAULT_CONTENT,
  settings: DEFAULT_PUBLIC_SETTINGS,
});

test('the data of the last page of each language is kept', () => {
  expect(recallStoreData('ar')).toBeNull();
  for (const name of ['one', 'later']) {
    rememberStoreData(data(name), 'ar');
    expect(recallStoreData('ar')).toEqual(data(name));
  }
  expect(recallStoreData('en')).toBeNull();
});
