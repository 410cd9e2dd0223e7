import type { StoreServer } from '@ghar/domain/pages/store-server';
import { describe, expect, test } from 'vitest';
import type { StoreDocuments } from '../storefront/read-storefront.ts';
import { createStorePages } from '../storefront/store-pages.ts';
import { renderStore, type PageAnswer } from './render-store.ts';

const server: StoreServer = {
  shellOf: (path) => `the page that draws itself at ${path}`,
  kindOf: (path) =>
    ({ '/': 'page', '/sitemap.xml': 'file', '/data.json': 'file' } as const)[path] ?? null,
  answer: async (path) => ({
    contentType: 'text/html',
    body: `drawn: ${path}`,
    ...(path === '/data.json' && { version: 'b' }),
  }),
};
const stored: StoreDocuments = {
  product: async () => null,
  pictures: async () => [],
  content: async () => null,
  settings: async () => null,
};

/** A fresh function whose clock is `time.ms`. */
function openStore(documents: Partial<StoreDocuments> = {}) {
  const time = { ms: 0 };
  const pages = createStorePages(
    {
      documents: { ...stored, ...documents },
      server,
      origin: 'https://ghar.example',
      keptS: 60,
      now: () => time.ms,
    },
    { longMs: 20, shortMs: 20 },
  );
  const render = (path: string, query: { v?: string } = {}): Promise<PageAnswer> =>
    renderStore({ method: 'GET', path, query }, { pages, server });
  return { time, render };
}

test('the CDN keeps a page for a minute from its reading, and nobody else keeps it', async () => {
  const { time, render } = openStore();
  const caching = async (): Promise<string | undefined> =>
    (await render('/')).headers['Cache-Control'];
  expect(await caching()).toBe(
    'public, max-age=0, s-maxage=60, stale-while-revalidate=300, stale-if-error=86400',
  );
  time.ms = 45_000;
  expect(await caching()).toContain('s-maxage=15,');
  time.ms = 60_000;
  expect(await caching()).toContain('s-maxage=60,');
});

test('a file is kept forever under the address of its version, and under no other', async () => {
  const { render } = openStore();
  const caching = async (v?: string): Promise<string | undefined> =>
    (await render('/data.json', v === undefined ? {} : { v })).headers['Cache-Control'];
  expect(await caching('b')).toBe('public, max-age=31536000, immutable');
  for (const v of ['a', undefined]) expect(await caching(v)).toContain('max-age=0, s-maxage=60');
});

describe.each<[string, () => Promise<never>]>([
  ['fails', () => Promise.reject(new Error('unavailable'))],
  ['does not answer', () => new Promise<never>(() => {})],
])('while the database %s', (_, product) => {
  test('a page draws itself, and nobody keeps or lists it', async () => {
    const { status, headers, body } = await openStore({ product }).render('/');
    expect([status, body]).toEqual([503, server.shellOf('/')]);
    expect(headers).toMatchObject({ 'Cache-Control': 'no-store', 'Retry-After': '120' });
  });

  test('a file says that it is not there now', async () => {
    const { status, headers, body } = await openStore({ product }).render('/sitemap.xml');
    expect([status, body]).toEqual([503, '']);
    expect(headers['Cache-Control']).toBe('no-store');
  });

  test('a page that was drawn before is answered, and nobody keeps it', async () => {
    let answer: () => Promise<unknown> = async () => null;
    const { time, render } = openStore({ product: () => answer() });
    await render('/');
    answer = product;
    time.ms = 5_000;
    const { status, headers, body } = await render('/');
    expect([status, body]).toEqual([200, 'drawn: /']);
    expect(headers['Cache-Control']).toBe('no-store');
  });
});

test('an address where nothing is costs no read', async () => {
  const product = (): never => {
    throw new Error('read');
  };
  expect(await openStore({ product }).render('/policies/nothing')).toMatchObject({
    status: 404,
    body: server.shellOf('/policies/nothing'),
  });
});
