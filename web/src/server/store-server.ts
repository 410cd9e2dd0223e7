import type { Storefront, StoreServer } from '@ghar/domain/store-server';
import { shell } from 'virtual:client-build';
import { pagePath, POLICY_PATHS } from '../app/pages.ts';
import { storeDocument } from './documents.ts';
import { manifest, sitemap } from './site-files.ts';

/** The pages that search engines may show. */
const FOUND: readonly string[] = ['/', '/product-details', '/about', ...POLICY_PATHS];
/** The pages that the server draws: whatever a visit may begin with. */
const PAGES: ReadonlySet<string> = new Set([...FOUND, '/order']);

type Make = (storefront: Storefront) => string;
const FILES: ReadonlyMap<string, { contentType: string; make: Make }> = new Map([
  ['/sitemap.xml', { contentType: 'application/xml', make: (shop) => sitemap(shop, FOUND) }],
  ['/manifest.webmanifest', { contentType: 'application/manifest+json', make: manifest }],
]);

export const kindOf: StoreServer['kindOf'] = (asked) => {
  const path = pagePath(asked);
  if (FILES.has(path)) return 'file';
  return PAGES.has(path) ? 'page' : null;
};

export const answer: StoreServer['answer'] = async (asked, storefront) => {
  const path = pagePath(asked);
  const file = FILES.get(path);
  return file
    ? { contentType: file.contentType, body: file.make(storefront) }
    : { contentType: 'text/html', body: await storeDocument(path, storefront) };
};
export { shell };
