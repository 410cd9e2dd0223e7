import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';
import { OFFERED, offerLanguage } from '../boot/language-offer.ts';
import { LANGUAGES } from '../i18n/languages.ts';

const html = document.documentElement;
const prefer = (...languages: string[]): void => {
  Object.defineProperty(navigator, 'languages', { value: languages, configurable: true });
};
/** What the page offers, as its inline script decides. */
function offered(locale: 'ar' | 'en' = 'ar'): string | null {
  html.removeAttribute(OFFERED);
  offerLanguage(html, locale);
  return html.getAttribute(OFFERED);
}
const header = (): Promise<HTMLElement> => screen.findByRole('banner');
const line = async (): Promise<HTMLElement> => (await header()).querySelector('p')!;
const switchTo = async (name: string): Promise<HTMLElement> =>
  within(await header())
    .getAllByRole('link', { name })
    .find((link) => !link.closest('p'))!;

beforeEach(() => {
  localStorage.clear();
  html.removeAttribute(OFFERED);
});

test('the switch leads to the same page in the other language, with its query', async () => {
  await openPage('/track?from=message#top');
  const link = await switchTo(LANGUAGES.en.name);
  expect(link.getAttribute('href')).toBe('/en/track?from=message#top');
  expect([link.lang, link.getAttribute('hreflang')]).toEqual(['en', 'en']);
});

test('the token that confirms an order is not passed on', async () => {
  await openPage('/payment-success?order_id=1&confirm=token');
  const link = await switchTo(LANGUAGES.en.name);
  expect(link.getAttribute('href')).toBe('/en/payment-success?order_id=1');
});

test('on an English page the switch leads back', async () => {
  await openPage('/policies/terms', 'en');
  expect((await switchTo(LANGUAGES.ar.name)).getAttribute('href')).toBe('/policies/terms');
});

test('where there is no page, the switch leads to the landing page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {}); // says that there is no page
  await openPage('/nothing');
  expect((await switchTo(LANGUAGES.en.name)).getAttribute('href')).toBe('/en');
});

test.each([
  [['en-US', 'en', 'ar'], 'en'],
  [['fr-FR', 'en-GB'], 'en'],
  [['ar-AE', 'en'], null],
  [['fr'], null],
  [[], null],
])('an Arabic page in a browser of %j offers %s', (languages, language) => {
  prefer(...languages);
  expect(offered()).toBe(language);
});

test('an English page offers Arabic to whoever prefers it', () => {
  prefer('ar-AE', 'en');
  expect(offered('en')).toBe('ar');
  prefer('en', 'ar');
  expect(offered('en')).toBeNull();
});

test('a declined offer keeps its place until the next page, and does not come back', async () => {
  prefer('en');
  expect(offered()).toBe('en');
  const user = await openPage('/');
  await user.click((await line()).querySelector('button')!);
  expect(html.hasAttribute(OFFERED)).toBe(true);
  await user.click((await header()).querySelector('a[href="/track"]')!);
  await expect.poll(() => html.hasAttribute(OFFERED)).toBe(false);
  expect(offered()).toBeNull();
});

test('whoever has switched the language is not asked again', async () => {
  prefer('en');
  const user = await openPage('/');
  const link = await switchTo(LANGUAGES.en.name);
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  expect(offered()).toBeNull();
});
