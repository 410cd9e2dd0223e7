import type { Locale } from '@ghar/domain/i18n/locale';
import { inLocale } from '@ghar/domain/i18n/locale-path';
import type { Storefront, StoreServer } from '@ghar/domain/pages/store-server';
import { shells } from 'virtual:client-build';
import { routePath } from '../routes/store-routes.ts';
import { storeDocument } from './documents.ts';
import { findRoute, routeTo } from './server-routes.ts';
import { STORE_DATA_PATH } from '../store-data/store-data-file.ts';
import { manifest, sitemap, storeDataFile, versionOf } from './site-files.ts';

type SiteFile = {
  readonly contentType: string;
  readonly make: (storefront: Storefront, locale: Locale) => string;
  readonly version?: (storefront: Storefront) => string;
};
const FILES: ReadonlyMap<string, SiteFile> = new Map<string, SiteFile>([
  ['/sitemap.xml', { contentType: 'application/xml', make: sitemap }],
  ['/manifest.webmanifest', { contentType: 'application/manifest+json', make: manifest }],
  [
    STORE_DATA_PATH,
    {
      contentType: 'application/json',
      make: storeDataFile,
      version: ({ data }) => versionOf(data),
    },
  ],
]);

export const kindOf: StoreServer['kindOf'] = (asked) => {
  const { path } = inLocale(routePath(asked));
  if (FILES.has(path)) return 'file';
  return findRoute(path) ? 'page' : null;
};

export const answer: StoreServer['answer'] = async (asked, storefront) => {
  const { locale, path } = inLocale(routePath(asked));
  const file = FILES.get(path);
  if (file) {
    const { contentType, make, version } = file;
    return {
      contentType,
      body: make(storefront, locale),
      ...(version && { version: version(storefront) }),
    };
  }
  return { contentType: 'text/html', body: await storeDocument(routeTo(path), storefront, locale) };
};

export const shellOf: StoreServer['shellOf'] = (asked) => shells[inLocale(asked).locale];
