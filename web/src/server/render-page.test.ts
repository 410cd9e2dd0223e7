import { DEFAULT_LOCALE } from '@ghar/domain/i18n/locale';
import { formatCharge } from '@ghar/domain/i18n/ar/money';
import { COUNTRY_CODES } from '@ghar/domain/contact/country';
import { DEFAULT_PUBLIC_SETTINGS } from '@ghar/domain/content/default-settings';
import { DEFAULT_CONTENT } from '@ghar/domain/content/site-content';
import type { StoreData } from '@ghar/domain/pages/store-data';
import { describe, expect, test } from 'vitest';
import { countryShortNames } from '../i18n/ar/order-page.ts';
import { closedTexts, offerBadges } from '../i18n/ar/offer.ts';
import { shellTexts } from '../i18n/ar/shell.ts';
import { renderPage } from './render-page.tsx';
import { routeTo } from './server-routes.ts';

const FARTHEST = COUNTRY_CODES.at(-1)!;

const data: StoreData = {
  product: { name: 'صابون من الخادم', price: 345, availability: 'available' },
  images: [1, 2, 3].map((number) => ({
    alt: `صورة ${number}`,
    width: 1600,
    height: 2000,
    src: `/media/${number}.jpg`,
    sources: { avif: `/media/${number}.avif 800w`, webp: `/media/${number}.webp 800w` },
  })),
  content: {
    ...DEFAULT_CONTENT,
    hero: { ...DEFAULT_CONTENT.hero, title: 'عنوان من الخادم' },
  },
  settings: {
    ...DEFAULT_PUBLIC_SETTINGS,
    delivery_days: { ...DEFAULT_PUBLIC_SETTINGS.delivery_days, [FARTHEST]: { from: 8, to: 12 } },
    retention_years: 9,
  },
};

describe('on a server', () => {
  test.each(['/', '/product-details', '/about', '/policies/terms'])(
    '%s is drawn the same each time',
    async (path) => {
      expect(globalThis).not.toHaveProperty('document');
      expect(await renderPage(routeTo(path), data, DEFAULT_LOCALE)).toEqual(
        await renderPage(routeTo(path), data, DEFAULT_LOCALE),
      );
    },
  );

  test.each([
    ['/', 'خلال يوم إلى 12 يوم عمل'],
    ['/product-details', 'خلال يوم إلى 12 يوم عمل'],
    ['/policies/shipping', `${countryShortNames[FARTHEST]} خلال 8 إلى 12 يوم عمل`],
    ['/policies/privacy', 'بيانات الطلب 9 سنوات من يومه'],
  ])('%s says what the settings say', async (path, words) => {
    const { markup } = await renderPage(routeTo(path), data, DEFAULT_LOCALE);
    expect(markup.replaceAll('<!-- -->', '')).toContain(words);
  });

  test('the landing page has the price, the words and the pictures', async () => {
    const { markup } = await renderPage(routeTo('/'), data, DEFAULT_LOCALE);
    expect(markup).toContain('عنوان من الخادم');
    expect(markup).toContain(formatCharge(345));
    expect(markup).not.toContain('299');
    expect(markup).toContain('/media/1.avif 800w');
    expect(markup).toMatch(/<img[^>]*fetchPriority="high"[^>]*>/i);
    expect(markup.match(/fetchPriority="high"/gi)).toHaveLength(1);
  });

  test('only the first picture is asked for before the page is read, in the best format', async () => {
    const { hints } = await renderPage(routeTo('/'), data, DEFAULT_LOCALE);
    expect(hints.match(/<link /g)).toHaveLength(1);
    expect(hints).toContain('imageSrcSet="/media/1.avif 800w"');
    expect(hints).toContain('type="image/avif"');
  });

  test('every class that is drawn has its styles', async () => {
    const { markup, styles } = await renderPage(routeTo('/product-details'), data, DEFAULT_LOCALE);
    const classes = new Set(markup.match(/(?<=[" ])mui-[\w-]+/g));
    expect(classes.size).toBeGreaterThan(40);
    // Material gives this one no styles.
    for (const name of classes) if (name.endsWith('MuiAccordion-region')) classes.delete(name);
    for (const name of classes) expect(styles).toContain(`.${name}`);
    expect(markup).not.toContain('<style');
  });

  test('of a class that stands on no element only the id is sent', async () => {
    const { markup, styles } = await renderPage(routeTo('/product-details'), data, DEFAULT_LOCALE);
    const [, ids = ''] = /data-emotion="mui ([^"]*)"/.exec(styles) ?? [];
    const merged = ids
      .split(' ')
      .filter((id) => !id.startsWith('animation-') && !markup.includes(`mui-${id}`));
    expect(merged).not.toEqual([]);
    for (const id of merged) expect(styles).not.toContain(`.mui-${id}`);
  });

  test('the details have the price without dots', async () => {
    const { markup } = await renderPage(routeTo('/product-details'), data, DEFAULT_LOCALE);
    expect(markup).toContain(formatCharge(345));
    expect(markup).not.toContain('>...<');
  });

  describe.each(['/', '/product-details', '/about'])('%s', (path) => {
    const drawn = async (
      product: StoreData['product'],
      content: StoreData['content'] = data.content,
    ): Promise<string> =>
      (await renderPage(routeTo(path), { ...data, product, content }, DEFAULT_LOCALE)).markup;
    const soap = { name: 'صابون', price: 299 };

    test.each([
      ['sold out', { ...soap, availability: 'sold-out' }, offerBadges['sold-out']],
      ['not on sale', null, offerBadges.none],
    ] as const)('leads to no order of what is %s, but to a chat', async (_, product, badge) => {
      const page = await drawn(product);
      expect(page).toContain(badge);
      expect(page).toContain(closedTexts.notify);
      expect(page).toContain('https://wa.me/971500000000?text=');
      expect(page).not.toContain(shellTexts.buyNow);
      expect(page).not.toContain('href="/order"');
    });

    test('has words alone where the shop has no number to chat with', async () => {
      const { about } = data.content;
      const silent = { ...about, content: { ...about.content, whatsapp: '' } };
      const product = { ...soap, availability: 'sold-out' } as const;
      const page = await drawn(product, { ...data.content, about: silent });
      expect(page).toContain(offerBadges['sold-out']);
      expect(page).not.toContain('wa.me');
      expect(page).not.toContain(closedTexts.notify);
      expect(page).not.toContain(shellTexts.buyNow);
    });

    test('says that few are left, and sells them', async () => {
      expect(await drawn({ ...soap, availability: 'available' })).not.toContain(offerBadges.few);
      const page = await drawn({ ...soap, availability: 'few' });
      expect(page).toContain(offerBadges.few);
      expect(page).toContain('href="/order"');
      expect(page).not.toContain(closedTexts.notify);
    });
  });
});
