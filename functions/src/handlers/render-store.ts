import type { StoreServer } from '@ghar/domain/store-server';
import { log } from '../log.ts';
import { NO_CACHING, PAGE_CACHING } from '../storefront/cache-control.ts';
import { readStorefront, type StoreDocuments } from '../storefront/read-storefront.ts';

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

/** How long the database may take, in ms: the shopper waits for it, and a cold start takes some. */
const PATIENCE_MS = 8_000;
/** When a search engine may ask again, in seconds. */
const RETRY_S = 120;

const html = (status: number, body: string, caching: string): PageAnswer => ({
  status,
  headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': caching },
  body,
});

/** @throws Error where there is no answer in time. */
async function inTime<Value>(answer: Promise<Value>, patienceMs: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), patienceMs);
  });
  try {
    return await Promise.race([answer, end]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Answers a page of the shop, drawn from what is in the database now, for the
 * CDN to keep. Where that fails the page that draws itself is answered, as a
 * makeshift: the shop stays open.
 */
export async function renderStore(
  { method, path }: { method: string; path: string },
  { documents, server, origin }: StorePorts,
  patienceMs = PATIENCE_MS,
): Promise<PageAnswer> {
  if (method !== 'GET' && method !== 'HEAD')
    return { status: 405, headers: { Allow: 'GET, HEAD' }, body: '' };
  const kind = server.kindOf(path);
  if (kind === null) return html(404, server.shell, PAGE_CACHING);
  const complain = (what: string, error: unknown): void =>
    log('document-malformed', { what, error });
  try {
    const storefront = await inTime(readStorefront(documents, complain), patienceMs);
    const { contentType, body } = await server.answer(path, { origin, ...storefront });
    return {
      status: 200,
      headers: { 'Content-Type': `${contentType}; charset=utf-8`, 'Cache-Control': PAGE_CACHING },
      body,
    };
  } catch (error) {
    log('page-not-drawn', { path, error });
    const { headers, ...answer } = html(503, kind === 'page' ? server.shell : '', NO_CACHING);
    return { ...answer, headers: { ...headers, 'Retry-After': String(RETRY_S) } };
  }
}
