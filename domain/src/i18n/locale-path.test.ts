import { expect, test } from 'vitest';
import { inLocale, localePath } from './locale-path.ts';
import { LOCALES } from './locale.ts';

test.each([
  ['ar', '/', '/'],
  ['ar', '/order', '/order'],
  ['en', '/', '/en'],
  ['en', '/order', '/en/order'],
  ['en', '/policies/terms', '/en/policies/terms'],
] as const)('in %s the page %s is at %s', (locale, path, address) => {
  expect(localePath(locale, path)).toBe(address);
  expect(inLocale(address)).toEqual({ locale, path });
});

test('an address keeps its query and its fragment', () => {
  expect(localePath('en', '/payment-success?order_id=1')).toBe('/en/payment-success?order_id=1');
  expect(localePath('en', '/?a=1')).toBe('/en?a=1');
  expect(localePath('en', '/#faq')).toBe('/en#faq');
  for (const address of ['/?a=1', '/#faq']) expect(localePath('ar', address)).toBe(address);
});

test('a path that only begins like a language is in none', () => {
  for (const path of ['/enough', '/english/order', '/order/en'])
    expect(inLocale(path)).toEqual({ locale: 'ar', path });
});

test('a slash at the end is the landing page', () => {
  expect(inLocale('/en/')).toEqual({ locale: 'en', path: '/' });
});

test('of every language and path the address leads back', () => {
  for (const locale of LOCALES)
    for (const path of ['/', '/track', '/policies/privacy'])
      expect(inLocale(localePath(locale, path))).toEqual({ locale, path });
});
