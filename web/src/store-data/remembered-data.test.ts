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

test('the data of the last page is kept', () => {
  expect(recallStoreData()).toBeNull();
  for (const name of ['one', 'later']) {
    rememberStoreData(data(name));
    expect(recallStoreData()).toEqual(data(name));
  }
});
