import { LOCALES, type Locale } from '@ghar/domain/i18n/locale';
import { inLocale } from '@ghar/domain/i18n/locale-path';
import { matchPath } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openScene, sees } from '../../testing/scene.ts';
import { shopScenes } from '../../testing/store-scenes.ts';
import { STORE_ROUTES } from '../routes/store-routes.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T12:00:00') });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const SAID = ['aria-label', 'aria-description', 'title', 'alt', 'placeholder', 'content'] as const;

/** Texts and names of elements, without what is marked as of another language. */
function said(locale: Locale): string[] {
  const page = document.body.cloneNode(true) as HTMLElement;
  for (const other of page.querySelectorAll(`[lang]:not([lang=${locale}])`)) other.remove();
  const elements = [...page.querySelectorAll('*')];
  const texts = elements.flatMap((element) =>
    [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE),
  );
  return [
    document.title,
    ...texts.map(({ textContent }) => textContent!),
    ...elements.flatMap((element) => SAID.map((name) => element.getAttribute(name) ?? '')),
  ];
}

/** What has no other writing: currencies, an address’s form and an example of it, e-mail addresses, order numbers. */
const NAMES = /\b(?:AED|SAR|USD|RRRD2929|\S+@\S+|\d*ACD(?:E3479)?)\b/g;
const STRANGE: Readonly<Record<Locale, RegExp>> = {
  ar: /\p{Script=Latin}{2,}/u,
  en: /[\p{Script=Arabic}،؛؟]/u,
};
/** Links to pages of the shop in another language, but the switch's. */
const strayLinks = (locale: Locale): string[] =>
  [...document.querySelectorAll('a[href^="/"]:not([hreflang])')]
    .map((link) => link.getAttribute('href')!.split(/[?#]/)[0]!)
    .filter((path) => inLocale(path).locale !== locale);

describe.each(LOCALES)('in %s', (locale) => {
  const scenes = shopScenes(locale);
  /** What the page says in another language, and where it leads to it. */
  const strays = (): string[] => [
    ...said(locale).filter((text) => STRANGE[locale].test(text.replaceAll(NAMES, ''))),
    ...strayLinks(locale),
  ];

  test.for(scenes.map((scene) => [scene.name, scene] as const))('%s', async ([, scene]) => {
    const user = await openScene(scene, locale);
    for (const step of scene.steps ?? []) {
      await step(user);
      expect(strays()).toEqual([]);
    }
    await sees(scene.ends)(user);
    expect(strays()).toEqual([]);
  });

  test('every route is walked', () => {
    const isWalked = (path: string): boolean =>
      scenes.some(({ address }) => matchPath(path, address.split('?')[0]!));
    expect(STORE_ROUTES.filter(({ path }) => !isWalked(path))).toEqual([]);
  });
});
