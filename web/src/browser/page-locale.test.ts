import { DEFAULT_LOCALE, LOCALES } from '@ghar/domain/i18n/locale';
import { expect, test } from 'vitest';
import { pageLocale } from './page-locale.ts';

const rootOf = (locale?: string): HTMLElement =>
  ({ dataset: { locale } }) as unknown as HTMLElement;

test('a page is in the language that the server drew it in', () => {
  for (const locale of LOCALES) expect(pageLocale(rootOf(locale))).toBe(locale);
});

test('a page that the server did not draw is in the default language', () => {
  expect([rootOf(), rootOf('tlh')].map(pageLocale)).toEqual([DEFAULT_LOCALE, DEFAULT_LOCALE]);
});
