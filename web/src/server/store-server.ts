import type { Storefront, StoreServer } from '@ghar/domain/pages/store-server';
import { shell } from 'virtual:client-build';
import { routePath } from '../routes/store-routes.ts';
import { storeDocument } from './documents.ts';
import { findRoute, routeTo } from './server-routes.ts';
import { manifest, sitemap } from './site-files.ts';

type Make = (storefront: Storefront) => string;
const FILES: ReadonlyMap<string, { contentType: string; make: Make }> = new Map([
  ['/sitemap.xml', { contentType: 'application/xml', make: sitemap }],
  ['/manifest.webmanifest', { contentType: 'application/manifest+json', make: manifest }],
]);

export const kindOf: StoreServer['kindOf'] = (asked) => {
  const path = routePath(asked);
  if (FILES.has(path)) return 'file';
  return findRoute(path) ? 'page' : null;
};

export const answer: StoreServer['answer'] = async (asked, storefront) => {
  const path = routePath(asked);
  const file = FILES.get(path);
  if (file) return { contentType: file.contentType, body: file.make(storefront) };
  return { contentType: 'text/html', body: await storeDocument(routeTo(path), storefront) };
};
export { shell };
