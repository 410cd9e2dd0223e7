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

test('the data of the last whole page is kept, a partial one’s where there is no other', () => {
  rememberStoreData({ ...data('partial'), partial: true });
  expect(recallStoreData()).toEqual(data('partial'));
  rememberStoreData(data('whole'));
  rememberStoreData({ ...data('later, partial'), partial: true });
  expect(recallStoreData()).toEqual(data('whole'));
  rememberStoreData(data('later, whole'));
  expect(recallStoreData()).toEqual(data('later, whole'));
});
