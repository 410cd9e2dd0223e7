import type { StoreAnswer, Storefront, StoreServer } from '@ghar/domain/pages/store-server';
import { shell } from 'virtual:client-build';
import { routePath } from '../routes/store-routes.ts';
import { storeDocument } from './documents.ts';
import { findRoute, routeTo } from './server-routes.ts';
import { STORE_DATA_PATH } from '../store-data/store-data-file.ts';
import { manifest, sitemap, storeDataFile } from './site-files.ts';

const FILES: ReadonlyMap<string, (storefront: Storefront) => StoreAnswer> = new Map([
  ['/sitemap.xml', (shop) => ({ contentType: 'application/xml', body: sitemap(shop) })],
  [
    '/manifest.webmanifest',
    (shop) => ({ contentType: 'application/manifest+json', body: manifest(shop) }),
  ],
  [STORE_DATA_PATH, storeDataFile],
]);

export const kindOf: StoreServer['kindOf'] = (asked) => {
  const path = routePath(asked);
  if (FILES.has(path)) return 'file';
  return findRoute(path) ? 'page' : null;
};

export const answer: StoreServer['answer'] = async (asked, storefront) => {
  const path = routePath(asked);
  const file = FILES.get(path);
  if (file) return file(storefront);
  return { contentType: 'text/html', body: await storeDocument(routeTo(path), storefront) };
};
export { shell };
