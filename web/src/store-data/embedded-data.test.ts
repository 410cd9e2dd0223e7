import { DEFAULT_PUBLIC_SETTINGS } from '@ghar/domain/content/default-settings';
import { DEFAULT_CONTENT } from '@ghar/domain/content/site-content';
import { expect, test } from 'vitest';
import { embeddable } from './embedded-data.ts';

const { about } = DEFAULT_CONTENT;
const data = {
  product: null,
  images: [],
  content: { ...DEFAULT_CONTENT, about: { ...about, content: { ...about.content, terms: '' } } },
  settings: DEFAULT_PUBLIC_SETTINGS,
};

test('a page has of each policy only whether there is one', () => {
  const { guarantee, terms } = embeddable(data, '/').content.about.content;
  expect([guarantee, terms]).toEqual([about.content.guarantee[0], '']);
});

test('a policy’s own page has it whole', () => {
  expect(embeddable(data, '/policies/guarantee')).toEqual(data);
});
