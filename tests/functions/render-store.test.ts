import { CURRENCY_CODES } from '@ghar/domain/money/currency';
import { currencySymbols } from '@ghar/domain/i18n/ar/money';
import { productImagePath, siteContentPath, variantFolder } from '@ghar/domain/paths';
import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import { changeProduct, db, PRODUCT_ID, resetDatabase } from '../support/database.ts';
import { addPictures, removeContent, writeContent } from '../support/storefront.ts';
import { stack } from '../stack.ts';

beforeEach(async () => {
  await resetDatabase();
});

const get = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(stack.urls.hosting + path, { redirect: 'manual', ...init });
const pageAt = async (path: string): Promise<string> => (await get(path)).text();

/** The values of a page's `meta` tags, by name or property. */
const metaOf = (page: string): Record<string, string> =>
  Object.fromEntries(
    [...page.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)].map(
      ([, name, content]) => [name, content],
    ),
  );
/** The structured data of a page, by type. */
function linkedData(page: string): Record<string, Record<string, unknown>> {
  const scripts = page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  const parts = [...scripts].map(([, json]) => JSON.parse(json!) as Record<string, unknown>);
  return Object.fromEntries(parts.map((part) => [part['@type'] as string, part]));
}
/** The file with the data that a page was drawn from. */
const dataOf = (page: string): Promise<Response> => get(/data-store="([^"]+)"/.exec(page)![1]!);
const stylesIn = (page: string): string =>
  [...page.matchAll(/<style data-emotion="mui[^>]*>([^<]*)/g)].map(([, css]) => css).join('');
/** The folder of a picture's variants. */
const DRAWN = variantFolder(productImagePath(PRODUCT_ID, 1000, 'jpg'));
const markupOf = (page: string): string => /<div id="root".*<\/div>/s.exec(page)?.[0] ?? '';

describe('a page is whole before any script runs', () => {
  test.each(['/', '/product-details', '/order', '/about', '/policies/terms', '/product-details/'])(
    '%s',
    { tags: 'nightly' },
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      const page = await response.text();
      expect(page).toMatch(/^<!doctype html><html lang="ar" dir="rtl">/);
      expect(markupOf(page)).toMatch(/<h1[^>]*>(?:<span[^>]*>)?[^<]+/);
      expect(stylesIn(page)).toContain('.mui-');
      // nothing that delays the first picture
      expect(page).not.toMatch(/<script[^>]* src=|<link [^>]*(?:stylesheet|modulepreload)/);
    },
  );

  test('with the price, the words and the pictures that are stored now', async () => {
    await Promise.all([
      changeProduct({ price: 345.5 }),
      writeContent('hero', { title: 'صابون الجبل' }),
      addPictures(2),
    ]);
    const page = markupOf(await pageAt('/'));
    expect(page).toContain('345.50 درهم');
    expect(page).not.toContain('299');
    expect(page).toContain('صابون الجبل');
    expect(page).toContain('صورة للتجربة 1');
  });

  test(
    'with what the shop says by default where there is no content, no product, no picture',
    { tags: 'nightly' },
    async () => {
      await removeContent();
      await changeProduct({ is_active: false });
      const response = await get('/');
      expect(response.status).toBe(200);
      const page = markupOf(await response.text());
      expect(page).toContain('صابون غار الطبيعي للشعر');
      expect(page).toContain('299 درهم');
    },
  );

  test(
    'with the defaults in the place of a document that is broken',
    { tags: 'nightly' },
    async () => {
      await db.doc(siteContentPath('hero')).set({ section: 'hero', title: 7 });
      await writeContent('about', { content: { brand: 'ورد' } });
      const page = markupOf(await pageAt('/'));
      expect(page).toContain('صابون غار الطبيعي للشعر');
      expect(page).toContain('ورد');
    },
  );
});

test(
  'the texts of a policy are in the page of a policy, and in no other',
  { tags: 'nightly' },
  async () => {
    await writeContent('about', { content: { terms: 'شروط لا تشبه غيرها' } });
    for (const path of ['/', '/product-details', '/order', '/about'])
      expect(await pageAt(path)).not.toContain('شروط لا تشبه غيرها');
    expect(markupOf(await pageAt('/policies/terms'))).toContain('شروط لا تشبه غيرها');
  },
);

test(
  'the CDN keeps a page for a minute, and nobody else keeps it',
  { tags: 'nightly' },
  async () => {
    const { headers } = await get('/');
    expect(headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=300, stale-if-error=86400',
    );
    expect(headers.get('set-cookie')).toBeNull();
  },
);

test('pages share their data as a file, which is kept until the data changes', async () => {
  const [home, details] = [await pageAt('/'), await pageAt('/product-details')];
  const answer = await dataOf(home);
  expect((await dataOf(details)).url).toBe(answer.url);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await answer.json()).toMatchObject({ data: { product: { price: 299 } } });

  await changeProduct({ price: 310 });
  const later = await dataOf(await pageAt('/'));
  expect(later.url).not.toBe(answer.url);
  expect(await later.json()).toMatchObject({ data: { product: { price: 310 } } });
  const former = await get(new URL(answer.url).pathname + new URL(answer.url).search);
  expect(former.headers.get('cache-control')).toContain('max-age=0');
  expect(await former.json()).toEqual(await (await dataOf(await pageAt('/'))).json());
});

type Sent = { readonly headers: IncomingHttpHeaders; readonly body: Buffer };
/** A page as sent over the network. */
async function sent(path: string, encoding: string): Promise<Sent> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(stack.urls.hosting + path, { headers: { 'accept-encoding': encoding } })
      .on('response', resolve)
      .on('error', reject)
      .end();
  });
  return { headers: response.headers, body: await buffer(response) };
}

test.each(['br', 'gzip', null])(
  'a page is sent as %s to those who ask for it',
  { tags: 'nightly' },
  async (encoding) => {
    const { headers, body } = await sent('/', encoding ?? 'identity');
    expect(headers['content-encoding']).toBe(encoding ?? undefined);
    expect(headers.vary?.toLowerCase()).toContain('accept-encoding');
    const decode = encoding === 'br' ? brotliDecompressSync : encoding ? gunzipSync : String;
    expect(String(decode(body))).toMatch(/^<!doctype html>.*<\/html>$/s);
  },
);

test.each(['/', '/product-details', '/order', '/about', '/policies/terms'])(
  '%s fits into TCP’s first window, which needs no acknowledgement',
  { tags: 'nightly' },
  async (path) => {
    await addPictures(6);
    const { body } = await sent(path, 'br');
    // Ten segments of 1460 bytes (RFC 6928).
    expect(body.length).toBeLessThan(14_600);
  },
);

test('what a merchant writes is text, wherever it stands in a page', async () => {
  const attack = '</script></title><script>alert(1)</script>"><img src=x onerror=alert(1)>';
  await Promise.all([
    writeContent('hero', { title: attack, description: attack }),
    writeContent('about', { content: { brand: attack } }),
    writeContent('features', { content: { faq: [`${attack} | ${attack}`] } }),
    addPictures(1, { alt_text: attack }),
  ]);
  for (const path of ['/', '/product-details', '/order', '/about', '/policies/terms']) {
    const page = await pageAt(path);
    expect(page).not.toMatch(/<script>alert/);
    expect(page).not.toMatch(/<img src=x/);
    expect(() => linkedData(page)).not.toThrow();
  }
});

describe('a page says what it is', { tags: 'nightly' }, () => {
  test('to search engines and to those who are sent its link', async () => {
    await addPictures(1);
    const page = await pageAt('/product-details');
    const { origin } = new URL(stack.urls.hosting);
    expect(page).toContain(`<link rel="canonical" href="${origin}/product-details">`);
    expect(page).toMatch(
      /<title>صابون غار الطبيعي للشعر: المكوّنات وطريقة الاستخدام \| غار<\/title>/,
    );
    expect(metaOf(page)).toMatchObject({
      description: expect.stringMatching(/.{20,}/),
      'og:title': 'صابون غار الطبيعي للشعر: المكوّنات وطريقة الاستخدام | غار',
      'og:locale': 'ar_AE',
      'og:url': `${origin}/product-details`,
      'og:image': expect.stringMatching(new RegExp(`^${origin}/media/`)),
      'product:price:amount': '299',
      'product:price:currency': 'AED',
    });
  });

  test('with the card of its first picture, of which the shopper downloads no more', async () => {
    const card = { storage_path: `${DRAWN}card.jpeg`, width: 1200, height: 630 };
    await addPictures(2, { card });
    const address = `${new URL(stack.urls.hosting).origin}/media/${DRAWN}card.jpeg`;
    for (const path of ['/', '/about']) {
      const page = await pageAt(path);
      expect(metaOf(page)).toMatchObject({
        'og:image': address,
        'og:image:width': '1200',
        'og:image:height': '630',
        'og:image:alt': 'صورة للتجربة 1',
        'twitter:card': 'summary_large_image',
      });
      expect(page.split('card.jpeg')).toHaveLength(2);
      expect(await (await dataOf(page)).text()).not.toContain('"card"');
    }
  });

  test('with the JPEG of a picture that was drawn before there were cards, in its true size', async () => {
    const storage_path = `${DRAWN}400.jpeg`;
    const variants = [{ format: 'jpeg', width: 400, height: 3200, storage_path }];
    await addPictures(1, { width: 1500, height: 12_000, variants });
    expect(metaOf(await pageAt('/'))).toMatchObject({
      'og:image': expect.stringMatching(/\/media\/.*\/400\.jpeg$/),
      'og:image:width': '400',
      'og:image:height': '3200',
    });
  });

  test('each in words of its own', async () => {
    const paths = ['/', '/product-details', '/about', '/policies/terms', '/policies/privacy'];
    const pages: string[] = [];
    for (const path of paths) pages.push(await pageAt(path));
    const titles = pages.map((page) => /<title>(.*?)<\/title>/.exec(page)?.[1]);
    const descriptions = pages.map((page) => metaOf(page)['description']);
    expect(new Set(titles).size).toBe(paths.length);
    expect(new Set(descriptions).size).toBe(paths.length);
    expect(descriptions).not.toContain('');
  });

  test('as a product on offer, without a rating that no review backs', async () => {
    await changeProduct({ price: 310 });
    for (const path of ['/', '/product-details']) {
      const page = await pageAt(path);
      expect(linkedData(page)['Product']).toMatchObject({
        name: 'صابون غار الطبيعي للشعر',
        offers: {
          price: 310,
          priceCurrency: 'AED',
          availability: 'https://schema.org/InStock',
          shippingDetails: { shippingRate: { value: 0 } },
          hasMerchantReturnPolicy: { merchantReturnDays: 30 },
        },
      });
      expect(page).not.toMatch(/aggregateRating|"Review"/);
    }
  });

  test('out of stock when nothing is left, and no offer at all when nothing is sold', async () => {
    await changeProduct({ stock_quantity: 0 });
    expect(linkedData(await pageAt('/'))['Product']).toMatchObject({
      offers: { availability: 'https://schema.org/OutOfStock' },
    });
    await changeProduct({ is_active: false });
    expect(linkedData(await pageAt('/'))).not.toHaveProperty('Product');
  });

  test('with its questions and their answers', async () => {
    await writeContent('features', { content: { faq: ['كم مرة؟ | مرتين | أو ثلاثاً'] } });
    expect(linkedData(await pageAt('/product-details'))['FAQPage']).toMatchObject({
      mainEntity: [{ name: 'كم مرة؟', acceptedAnswer: { text: 'مرتين | أو ثلاثاً' } }],
    });
    expect(linkedData(await pageAt('/'))).not.toHaveProperty('FAQPage');
  });
});

describe('beside the pages there are', { tags: 'nightly' }, () => {
  test('a sitemap of all that may be found, and of nothing else', async () => {
    const response = await get('/sitemap.xml');
    expect(response.headers.get('content-type')).toMatch(/^application\/xml/);
    const addresses = [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, address]) => new URL(address!).pathname,
    );
    expect(addresses).toContain('/');
    expect(addresses).toContain('/product-details');
    for (const path of addresses) expect((await get(path)).status).toBe(200);
    expect(addresses.join()).not.toMatch(/admin|auth|order|payment/);
  });

  test('a manifest in the name of the shop, with icons that are there', async () => {
    await writeContent('about', { content: { brand: 'ورد' } });
    const response = await get('/manifest.webmanifest');
    expect(response.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
    const manifest = (await response.json()) as { icons: { src: string; sizes: string }[] };
    expect(manifest).toMatchObject({ short_name: 'ورد', lang: 'ar', dir: 'rtl' });
    for (const { src } of manifest.icons)
      expect((await get(src)).headers.get('content-type')).toBe('image/png');
  });

  test('rules for robots, and a word that the rest is not to be found', async () => {
    expect(await pageAt('/robots.txt')).toMatch(/Disallow: \/admin/);
    const pages = ['/payment-success', '/auth', '/admin', '/admin/orders'];
    const inEnglish = ['/en/payment-success', '/en/track', '/app.en.html'];
    for (const path of [...pages, ...inEnglish, '/app.html', '/404.html'])
      expect((await get(path)).headers.get('x-robots-tag')).toBe('noindex');
    expect((await get('/')).headers.get('x-robots-tag')).toBeNull();
  });
});

test("an address where nothing is says so by its status, in the shop's own page", async () => {
  for (const [path, locale] of [
    ['/nowhere', 'ar'],
    ['/policies/nothing', 'ar'],
    ['/policies/terms/more', 'ar'],
    ['/en/nowhere', 'en'],
    ['/en/policies/nothing', 'en'],
    ['/en/admin', 'en'],
  ] as const) {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain(`<div id="root" data-locale="${locale}"></div>`);
  }
});

test('a page in English is said to be so, before it is drawn in the browser too', async () => {
  for (const path of [
    '/en',
    '/en/',
    '/en/about',
    '/en/policies/terms',
    '/en/track',
    '/en/payment-success',
  ]) {
    const page = await pageAt(path);
    expect(page).toMatch(/^<!doctype html>\s*<html lang="en" dir="ltr">/);
    expect(page).toContain('data-locale="en"');
    expect(page).toContain('href="/en/manifest.webmanifest"');
  }
});

test('only asking is possible', { tags: 'nightly' }, async () => {
  for (const method of ['POST', 'PUT', 'DELETE'])
    expect((await get('/', { method })).status).toBe(405);
  const head = await get('/', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test(
  'prices stand in the page in dirhams alone: the browser converts them',
  { tags: 'nightly' },
  async () => {
    const page = markupOf(await pageAt('/'));
    for (const code of CURRENCY_CODES.filter((code) => code !== 'AED'))
      expect(page).not.toMatch(new RegExp(`\\d ?\\${currencySymbols[code]}`));
  },
);
