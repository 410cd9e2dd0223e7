import { DEFAULT_LOCALE } from '@ghar/domain/i18n/locale';
import { DEFAULT_PUBLIC_SETTINGS } from '@ghar/domain/content/default-settings';
import { DEFAULT_CONTENT } from '@ghar/domain/content/site-content';
import type { LinkPreview } from '@ghar/domain/pages/link-preview';
import { expect, test } from 'vitest';
import { pageHead } from './page-head.ts';
import { routeTo } from './server-routes.ts';

const headWith = (preview: LinkPreview | null): string =>
  pageHead(
    routeTo('/'),
    {
      origin: 'https://ghar.example',
      data: {
        product: null,
        images: [],
        content: DEFAULT_CONTENT,
        settings: DEFAULT_PUBLIC_SETTINGS,
      },
      preview,
    },
    DEFAULT_LOCALE,
  );
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
