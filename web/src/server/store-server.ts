import type { Locale } from '@ghar/domain/i18n/locale';
import { inLocale } from '@ghar/domain/i18n/locale-path';
import type { StoreAnswer, Storefront, StoreServer } from '@ghar/domain/pages/store-server';
import { shells } from 'virtual:client-build';
import { routePath } from '../routes/store-routes.ts';
import { storeDocument } from './documents.ts';
import { findRoute, routeTo } from './server-routes.ts';
import { STORE_DATA_PATH } from '../store-data/store-data-file.ts';
import { manifest, sitemap, storeDataFile } from './site-files.ts';

type SiteFile = (storefront: Storefront, locale: Locale) => StoreAnswer;
const FILES: ReadonlyMap<string, SiteFile> = new Map<string, SiteFile>([
  ['/sitemap.xml', (shop) => ({ contentType: 'application/xml', body: sitemap(shop) })],
  [
    '/manifest.webmanifest',
    (shop, locale) => ({
      contentType: 'application/manifest+json',
      body: manifest(shop, locale),
    }),
  ],
  [STORE_DATA_PATH, storeDataFile],
]);

export const kindOf: StoreServer['kindOf'] = (asked) => {
  const { path } = inLocale(routePath(asked));
  if (FILES.has(path)) return 'file';
  return findRoute(path) ? 'page' : null;
};

export const answer: StoreServer['answer'] = async (asked, storefront) => {
  const { locale, path } = inLocale(routePath(asked));
  const file = FILES.get(path);
  if (file) return file(storefront, locale);
  return { contentType: 'text/html', body: await storeDocument(routeTo(path), storefront, locale) };
};

export const shellOf: StoreServer['shellOf'] = (asked) => shells[inLocale(asked).locale];
