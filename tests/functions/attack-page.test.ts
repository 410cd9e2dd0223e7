import { FUNCTIONS_REGION } from '@ghar/domain/region';
import { beforeAll, describe, expect, test } from 'vitest';
import { resetDatabase } from '../support/database.ts';
import { ask } from '../support/exact-request.ts';
import { stack } from '../stack.ts';

beforeAll(async () => {
  await resetDatabase();
});

const HOSTING = stack.urls.hosting;
const functionAt = (name: string): string =>
  `${stack.urls.functions}/${stack.projectId}/${FUNCTIONS_REGION}/${name}`;
const FUNCTION = functionAt('renderStore');
const pageAt = async (...request: Parameters<typeof ask>): Promise<string> =>
  (await ask(...request)).body.toString();

describe(
  'nothing that a request says stands in a page that others are given',
  { tags: 'nightly' },
  () => {
    const EVIL = 'evil.example';
    test.each<[string, string, Record<string, string>]>([
      ['another host before ours', '/', { 'x-forwarded-host': EVIL, 'x-forwarded-proto': 'http' }],
      [
        'another way to say so',
        '/',
        { forwarded: `host=${EVIL}`, 'x-host': EVIL, 'x-original-host': EVIL },
      ],
      ['another address', '/', { 'x-original-url': '/admin', 'x-rewrite-url': '/admin' }],
      ['another method', '/', { 'x-http-method-override': 'DELETE' }],
      ['script in the query', '/?x="><script>alert(1)</script>&utm_source=%3Cscript%3E', {}],
      ['a query that names properties', '/?__proto__[x]=1&constructor=1&order_id=1', {}],
      ['another language and cookie', '/', { 'accept-language': '<script>', cookie: `a=${EVIL}` }],
    ])('%s', async (_, path, headers) => {
      const plain = await pageAt('/');
      expect(plain).toContain('<div id="root"');
      expect((await pageAt(path, { headers })) === plain).toBe(true);
    });

    test('another host altogether, at the function itself', async () => {
      const plain = await pageAt('/', { of: FUNCTION });
      const headers = { host: EVIL, 'x-forwarded-host': EVIL };
      expect((await pageAt('/', { of: FUNCTION, headers })) === plain).toBe(true);
      expect(plain).toContain(`<link rel="canonical" href="${HOSTING}/">`);
    });
  },
);

describe('no address leads away, or to what is not there', { tags: 'nightly' }, () => {
  test.each([
    '//evil.example',
    '//evil.example/%2f..',
    '/\\evil.example',
    '/%5Cevil.example',
    '/.%2e/.%2e/etc/passwd',
    '/policies/__proto__',
    '/policies/constructor',
    '/policies/terms/..%2f..%2fadmin',
    '/%00',
    '/%0d%0alocation:%20https://evil.example',
  ])('%s', async (path) => {
    for (const of of [HOSTING, FUNCTION]) {
      const { status, headers, body } = await ask(path, { of });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(headers).not.toHaveProperty('location');
      expect(body.toString()).not.toMatch(/evil\.example|root:|at [\w.]+ \(/);
    }
  });
});

describe('with every answer of the store', () => {
  test.each(['/', '/about', '/order', '/admin/orders', '/no/such-page', '/robots.txt', '/media/x'])(
    '%s, the browser is told what it may not do',
    async (path) => {
      const { headers } = await ask(path);
      expect(headers).toMatchObject({
        'content-security-policy': expect.stringMatching(
          /^default-src 'none'; script-src 'self' 'sha256-[^;]*; .*frame-ancestors 'self'$/,
        ),
        'strict-transport-security': 'max-age=31536000',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('geolocation=()'),
      });
    },
  );

  test.each([
    ['renderStore', '/'],
    ['renderStore', '/no/such-page'],
    ['storeMedia', '/media/x'],
    ['ziinaWebhook', '/'],
  ])('%s%s, called past Hosting, tells it the same', async (name, path) => {
    const { headers: ofHosting } = await ask('/robots.txt');
    const { headers } = await ask(path, { of: functionAt(name) });
    for (const header of SECURITY_HEADERS) expect(headers[header]).toBe(ofHosting[header]);
  });
});

const SECURITY_HEADERS = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
];
