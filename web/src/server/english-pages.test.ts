import { inLocale } from '@ghar/domain/i18n/locale-path';
import { DEFAULT_PUBLIC_SETTINGS } from '@ghar/domain/content/default-settings';
import { DEFAULTS_BY_LOCALE } from '@ghar/domain/content/site-content';
import type { StoreData } from '@ghar/domain/pages/store-data';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { storeTextsOf } from '../i18n/store-catalogues.ts';
import { renderPage } from './render-page.tsx';
import { SERVER_ROUTES } from './server-routes.ts';

// The order form's page has the database's address, which a build replaces.
beforeAll(() => void vi.stubGlobal('FIREBASE_CONFIG', {}).stubGlobal('FIREBASE_EMULATORS', null));

afterAll(() => void vi.unstubAllGlobals());

const content = DEFAULTS_BY_LOCALE.en;
/** Without the switch to Arabic and its offer. */
const withoutOtherLanguage = (markup: string): string =>
  markup.replaceAll(/<(a|p)\b[^>]* lang="ar".*?<\/\1>/g, '');

const AVAILABILITIES = ['available', 'few', 'sold-out', null] as const;
const pages = SERVER_ROUTES.flatMap((route) =>
  AVAILABILITIES.map((availability) => [route.path, availability, route] as const),
);

test.each(pages)(
  '%s in English, with the product %s, has no Arabic',
  async (_, availability, route) => {
    const data: StoreData = {
      product: availability && { name: 'Laurel soap', price: 299, availability },
      images: [1, 2, 3].map((number) => ({
        alt: `Picture ${number}`,
        width: 1600,
        height: 2000,
        src: `/media/${number}.jpg`,
        sources: {},
      })),
      content,
      settings: DEFAULT_PUBLIC_SETTINGS,
    };
    const { markup: drawn, styles } = await renderPage(route, data, 'en');
    const markup = withoutOtherLanguage(drawn);
    expect(markup.match(/[\p{Script=Arabic}،؛؟]+/gu)).toBeNull();
    expect(markup).toContain(storeTextsOf('en').shell.skipToContent);
    expect(markup).not.toMatch(/dir="rtl"/);
    const links = [...markup.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href]) => href!);
    expect(links).toContain('/en');
    expect(links.filter((href) => inLocale(href.split(/[?#]/)[0]!).locale !== 'en')).toEqual([]);
    expect(styles).not.toMatch(/(?:^|[;{])direction:rtl/);
    expect(route.head(storeTextsOf('en'), content).title).not.toMatch(/\p{Script=Arabic}/u);
  },
);
