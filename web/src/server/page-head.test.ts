import { DEFAULT_LOCALE, LOCALES, type Locale } from '@ghar/domain/i18n/locale';
import { DEFAULT_PUBLIC_SETTINGS } from '@ghar/domain/content/default-settings';
import { DEFAULT_CONTENT } from '@ghar/domain/content/site-content';
import type { LinkPreview } from '@ghar/domain/pages/link-preview';
import { describe, expect, test } from 'vitest';
import { pageHead } from './page-head.ts';
import { findRoute, routeTo, SERVER_ROUTES } from './server-routes.ts';
import { sitemap } from './site-files.ts';

const storefront = {
  origin: 'https://ghar.example',
  data: {
    product: null,
    images: [],
    content: DEFAULT_CONTENT,
    settings: DEFAULT_PUBLIC_SETTINGS,
  },
  preview: null,
};
const headWith = (preview: LinkPreview | null): string =>
  pageHead(routeTo('/'), { ...storefront, preview }, DEFAULT_LOCALE);
const card = { src: '/media/1-jpg/card.jpeg', alt: 'صابون "غار"', width: 1200, height: 630 };

test('a link to a page shows the picture that it says, in its size', () => {
  const head = headWith(card);
  for (const [name, content] of [
    ['og:image', 'https://ghar.example/media/1-jpg/card.jpeg'],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', 'صابون &quot;غار&quot;'],
  ])
    expect(head).toContain(`<meta property="${name}" content="${content}">`);
  expect(head).toContain('<meta name="twitter:card" content="summary_large_image">');
});

test('no size is said of a picture whose size is not known', () => {
  const head = headWith({ ...card, alt: '', width: undefined, height: undefined });
  expect(head).toContain('<meta property="og:image" ');
  expect(head).not.toContain('og:image:');
});

test('a link to a shop without a picture shows none', () => {
  const head = headWith(null);
  expect(head).not.toContain('og:image');
  expect(head).toContain('<meta name="twitter:card" content="summary">');
});

describe.each(LOCALES)('a page in %s', (locale) => {
  const headOf = (path: string): string => pageHead(routeTo(path), storefront, locale);
  const paths: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
    ar: { '/': '/', '/order': '/order', '/policies/terms': '/policies/terms' },
    en: { '/': '/en', '/order': '/en/order', '/policies/terms': '/en/policies/terms' },
  };

  test.each(['/', '/order', '/policies/terms'])(
    '%s names its own address, and all languages',
    (path) => {
      const address = `https://ghar.example${paths[locale][path]}`;
      const head = headOf(path);
      expect(head).toContain(`<link rel="canonical" href="${address}">`);
      expect(head).toContain(`<meta property="og:url" content="${address}">`);
      const links = [...head.matchAll(/hreflang="([^"]+)" href="https:\/\/ghar\.example([^"]*)"/g)];
      expect(links.map(([, hreflang, href]) => [hreflang, href])).toEqual([
        ['ar', paths.ar[path]],
        ['en', paths.en[path]],
        ['x-default', paths.ar[path]],
      ]);
    },
  );

  test('names its language to whoever shares it', () => {
    const other = LOCALES.find((one) => one !== locale);
    expect(headOf('/')).toContain(`<meta property="og:locale" content="${locale}_AE">`);
    expect(headOf('/')).toContain(`<meta property="og:locale:alternate" content="${other}_AE">`);
  });
});

test('the sitemap has each indexed page in each language, with the other', () => {
  const entries = sitemap(storefront).match(/<url>.*<\/url>/g)!;
  const indexed = SERVER_ROUTES.filter(({ indexed: isIndexed }) => isIndexed);
  expect(entries).toHaveLength(LOCALES.length * indexed.length);
  expect(entries.filter((entry) => entry.match(/<xhtml:link /g)!.length !== 3)).toEqual([]);
  const about = entries.filter((entry) => entry.includes('/about</loc>'));
  expect(about.map((entry) => /<loc>(.*)<\/loc>/.exec(entry)![1])).toEqual([
    'https://ghar.example/about',
    'https://ghar.example/en/about',
  ]);
  expect(findRoute('/order')!.indexed).toBeUndefined();
  expect(entries.join('')).not.toContain('/order');
});
