import type { StoreServer } from '@ghar/domain/pages/store-server';
import { log } from '../log.ts';
import { FOREVER, NO_CACHING, pageCaching } from '../storefront/cache-control.ts';
import type { StorePages } from '../storefront/store-pages.ts';

export type StorePorts = {
  readonly pages: StorePages;
  readonly server: Pick<StoreServer, 'kindOf' | 'shellOf'>;
};

export type PageAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** `Retry-After` for crawlers, in seconds. */
const RETRY_S = 120;

const textOf = (
  status: number,
  body: string,
  caching: string,
  contentType = 'text/html',
): PageAnswer => ({
  status,
  headers: { 'Content-Type': `${contentType}; charset=utf-8`, 'Cache-Control': caching },
  body,
});

/**
 * Answers a page for the CDN to cache; ignores the query but a file's version. If the database does not answer,
 * serves the last rendered page, or else the client-rendered shell.
 */
export async function renderStore(
  { method, path, query }: { method: string; path: string; query: { v?: unknown } },
  { pages, server }: StorePorts,
): Promise<PageAnswer> {
  if (method !== 'GET' && method !== 'HEAD')
    return { status: 405, headers: { Allow: 'GET, HEAD' }, body: '' };
  const kind = server.kindOf(path);
  if (kind === null) return textOf(404, server.shellOf(path), pageCaching());
  try {
    const { contentType, body, version, ageMs, isStandIn } = await pages.get(path);
    const isAsked = version !== undefined && query.v === version;
    const caching = isStandIn ? NO_CACHING : pageCaching(ageMs);
    return textOf(200, body, isAsked ? FOREVER : caching, contentType);
  } catch (error) {
    log('page-not-drawn', { path, error });
    const { headers, ...answer } = textOf(
      503,
      kind === 'page' ? server.shellOf(path) : '',
      NO_CACHING,
    );
    return { ...answer, headers: { ...headers, 'Retry-After': String(RETRY_S) } };
  }
}
