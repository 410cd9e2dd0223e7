import * as logger from 'firebase-functions/logger';
import type { StoreServer } from '@ghar/domain/store-server';
import { NO_CACHING, PAGE_CACHING } from '../storefront/cache-control.ts';
import { readStoreData, type StoreDocuments } from '../storefront/store-data.ts';

export type StorePorts = {
  readonly documents: StoreDocuments;
  readonly server: StoreServer;
  /** Of the shop, from the configuration: never from a request. */
  readonly origin: string;
};

export type PageAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

const html = (status: number, body: string, caching: string): PageAnswer => ({
  status,
  headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': caching },
  body,
});

/**
 * Answers a page of the shop, drawn from what is in the database now, for the
 * CDN to keep. Where that fails the page that draws itself is answered: the shop
 * stays open.
 */
export async function renderStore(
  { method, path }: { method: string; path: string },
  { documents, server, origin }: StorePorts,
): Promise<PageAnswer> {
  if (method !== 'GET' && method !== 'HEAD')
    return { status: 405, headers: { Allow: 'GET, HEAD' }, body: '' };
  try {
    const data = await readStoreData(documents, (what, error) =>
      logger.warn('malformed document', { what, error: String(error) }),
    );
    const answer = await server.answer(path, { origin, data });
    if (!answer) return html(404, server.shell, PAGE_CACHING);
    return {
      status: 200,
      headers: {
        'Content-Type': `${answer.contentType}; charset=utf-8`,
        'Cache-Control': PAGE_CACHING,
      },
      body: answer.body,
    };
  } catch (error) {
    logger.error('page not rendered', { path, error: String(error) });
    return html(200, server.shell, NO_CACHING);
  }
}
