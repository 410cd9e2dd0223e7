import { DEFAULT_PUBLIC_SETTINGS } from '@ghar/domain/content/default-settings';
import { DEFAULT_CONTENT } from '@ghar/domain/content/site-content';
import type { StoreData } from '@ghar/domain/pages/store-data';
import { expect, test } from 'vitest';
import { linkedData } from './linked-data.ts';
import { routeTo } from './server-routes.ts';

const dataFor = (product: StoreData['product']): string =>
  linkedData(routeTo('/product-details'), {
    origin: 'https://ghar.example',
    data: { product, images: [], content: DEFAULT_CONTENT, settings: DEFAULT_PUBLIC_SETTINGS },
    preview: null,
  }).join('');

test.each([
  ['available', 'InStock'],
  ['few', 'LimitedAvailability'],
  ['sold-out', 'OutOfStock'],
] as const)('a product that is %s is %s to search engines', (availability, said) => {
  expect(dataFor({ name: 'صابون', price: 299, availability })).toContain(
    `"availability":"https://schema.org/${said}"`,
  );
});

test('where no product is on sale, none is offered', () => {
  expect(dataFor(null)).not.toContain('"Offer"');
});
