import type { StoreServer } from '@ghar/domain/store-server';
import { describe, expect, test } from 'vitest';
import type { StoreDocuments } from '../storefront/read-storefront.ts';
import { renderStore } from './render-store.ts';

const server: StoreServer = {
  shell: 'the page that draws itself',
  kindOf: (path) => ({ '/': 'page' as const, '/sitemap.xml': 'file' as const })[path] ?? null,
  answer: async (path) => ({ contentType: 'text/html', body: `drawn: ${path}` }),
};
const stored: StoreDocuments = {
  product: async () => null,
  pictures: async () => [],
  content: async () => null,
};
const render = (path: string, documents: Partial<StoreDocuments>) =>
  renderStore(
    { method: 'GET', path },
    { documents: { ...stored, ...documents }, server, origin: 'https://ghar.example' },
    20,
  );

describe.each<[string, () => Promise<never>]>([
  ['fails', () => Promise.reject(new Error('unavailable'))],
  ['does not answer', () => new Promise<never>(() => {})],
])('while the database %s', (_, product) => {
  test('a page draws itself, and nobody keeps or lists it', async () => {
    const { status, headers, body } = await render('/', { product });
    expect([status, body]).toEqual([503, server.shell]);
    expect(headers).toMatchObject({ 'Cache-Control': 'no-store', 'Retry-After': '120' });
  });

  test('a file says that it is not there now', async () => {
    const { status, headers, body } = await render('/sitemap.xml', { product });
    expect([status, body]).toEqual([503, '']);
    expect(headers['Cache-Control']).toBe('no-store');
  });
});

test('an address where nothing is costs no read', async () => {
  const product = (): never => {
    throw new Error('read');
  };
  expect(await render('/policies/nothing', { product })).toMatchObject({
    status: 404,
    body: server.shell,
  });
});
