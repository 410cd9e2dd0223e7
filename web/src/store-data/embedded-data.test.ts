import { DEFAULT_PUBLIC_SETTINGS } from '@ghar/domain/content/default-settings';
import { DEFAULT_CONTENT } from '@ghar/domain/content/site-content';
import { expect, test } from 'vitest';
import { STORE_ROUTES } from '../routes/store-routes.ts';
import { embeddable } from './embedded-data.ts';

const { about } = DEFAULT_CONTENT;
const data = {
  product: null,
  images: [],
  content: { ...DEFAULT_CONTENT, about: { ...about, content: { ...about.content, terms: '' } } },
  settings: DEFAULT_PUBLIC_SETTINGS,
};

const of = (page: string) =>
  embeddable(
    data,
    STORE_ROUTES.find(({ path }) => path === page)!,
  );

test('a page has of each policy only whether there is one', () => {
  const { guarantee, terms } = of('/').content.about.content;
  expect([guarantee, terms]).toEqual([about.content.guarantee[0], '']);
});

test('a policy’s own page has it whole', () => {
  expect(of('/policies/guarantee')).toEqual(data);
});

test('the order page has the promises and no other feature, and says so', () => {
  const { partial, content } = of('/order');
  const { promises, ...others } = content.features.content;
  expect(partial).toBe(true);
  expect(promises).toEqual(data.content.features.content.promises);
  expect(Object.values(others).flat().join('')).toBe('');
  expect(of('/').partial).toBeUndefined();
});
