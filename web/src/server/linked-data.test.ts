import { DEFAULT_LOCALE, type Locale } from '@ghar/domain/i18n/locale';
import { DEFAULT_PUBLIC_SETTINGS } from '@ghar/domain/content/default-settings';
import { DEFAULT_CONTENT } from '@ghar/domain/content/site-content';
import type { StoreData } from '@ghar/domain/pages/store-data';
import { expect, test } from 'vitest';
import { linkedData } from './linked-data.ts';
import { routeTo } from './server-routes.ts';

const { about } = DEFAULT_CONTENT;
const SOAP = { name: 'صابون', price: 299, availability: 'available' } as const;

const dataFor = (
  product: StoreData['product'],
  weight = '',
  locale: Locale = DEFAULT_LOCALE,
): string =>
  linkedData(
    routeTo('/product-details'),
    {
      origin: 'https://ghar.example',
      data: {
        product,
        images: [],
        content: {
          ...DEFAULT_CONTENT,
          about: { ...about, content: { ...about.content, weight } },
        },
        settings: DEFAULT_PUBLIC_SETTINGS,
      },
      preview: null,
    },
    locale,
  ).join('');

test.each([
  ['available', 'InStock'],
  ['few', 'LimitedAvailability'],
  ['sold-out', 'OutOfStock'],
] as const)('a product that is %s is %s to search engines', (availability, said) => {
  expect(dataFor({ ...SOAP, availability })).toContain(
    `"availability":"https://schema.org/${said}"`,
  );
});

test('where no product is on sale, none is offered', () => {
  expect(dataFor(null)).not.toContain('"Offer"');
});

test('the addresses of a page in English are those of English pages', () => {
  const addresses = dataFor(SOAP, '', 'en').match(/(?<=https:\/\/ghar\.example)\/[^"]*/g);
  expect(addresses!.length).toBeGreaterThan(2);
  for (const address of addresses!) expect(address).toMatch(/^\/en\//);
});

test('a weight that the merchant wrote is the product’s', () => {
  expect(dataFor(SOAP, '150')).toContain(
    '"weight":{"@type":"QuantitativeValue","value":150,"unitCode":"GRM"}',
  );
  expect(dataFor(SOAP)).not.toContain('weight');
});
