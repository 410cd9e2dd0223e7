import { createHash } from 'node:crypto';
import { directionOf, LOCALES, type Locale } from '@ghar/domain/i18n/locale';
import { localePath } from '@ghar/domain/i18n/locale-path';
import type { StoreData } from '@ghar/domain/pages/store-data';
import type { StoreAnswer, Storefront } from '@ghar/domain/pages/store-server';
import { storeTextsOf } from '../i18n/store-catalogues.ts';
import type { StoreDataFile } from '../store-data/store-data-file.ts';
import { palette } from '../theme/palette.ts';
import { escapeMarkup } from './markup.ts';
import { alternates } from './page-head.ts';
import { SERVER_ROUTES } from './server-routes.ts';

/** The indexed pages in all languages, each with the others. */
export function sitemap({ origin }: Storefront): string {
  const entries = SERVER_ROUTES.filter(({ indexed }) => indexed).flatMap(({ path }) => {
    const addressIn = (locale: Locale): string => origin + localePath(locale, path);
    const links = alternates(addressIn).map(
      ({ hreflang, href }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeMarkup(href)}"/>`,
    );
    return LOCALES.map(
      (locale) => `  <url><loc>${escapeMarkup(addressIn(locale))}</loc>${links.join('')}</url>\n`,
    );
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
    entries.join('') +
    '</urlset>\n'
  );
}

/** Name and look on a phone's home screen. */
export function manifest({ data }: Storefront, locale: Locale): string {
  const { about, hero } = data.content;
  const icon = (src: string, sizes: string, purpose = 'any') => ({
    src,
    sizes,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    name: storeTextsOf(locale).formats.list([about.content.brand, hero.title]),
    short_name: about.content.brand,
    description: hero.description,
    lang: locale,
    dir: directionOf(locale),
    start_url: localePath(locale, '/'),
    display: 'standalone',
    background_color: palette.background.default,
    theme_color: palette.background.default,
    icons: [
      icon('/icons/icon-192.png', '192x192'),
      icon('/icons/icon-512.png', '512x512'),
      icon('/icons/maskable-512.png', '512x512', 'maskable'),
    ],
  });
}

/** A short hash. */
export const versionOf = (data: StoreData): string =>
  createHash('sha256').update(JSON.stringify(data)).digest('base64url').slice(0, 8);

export function storeDataFile({ data }: Storefront): StoreAnswer {
  const version = versionOf(data);
  const body = JSON.stringify({ version, data } satisfies StoreDataFile);
  return { contentType: 'application/json', body, version };
}
