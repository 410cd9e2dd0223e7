import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { readDeployment } from '../../tools/doctor/read-deployment.ts';
import { readFirebaseConfig, type FirebaseConfig } from '../../tools/stack/firebase-config.ts';
import { portsAt, urlsOf } from '../../tools/stack/ports.ts';
import { inlineScripts } from '../../web/build/client-build.ts';
import { allowEmulators } from '../../web/build/content-policy.ts';
import {
  functionsHost,
  hostingRedirects,
  hostingRewrites,
  withFunctionsHost,
} from '../../web/build/hosting.ts';
import { pathInOtherCase } from '../../web/src/routes/store-routes.ts';
import { SPECULATION_RULES } from '../../web/src/boot/speculation-rules.ts';

const { hosting } = readFirebaseConfig();

/** Hosting's policy, by directive. */
function policyOf({ headers }: FirebaseConfig['hosting']): Record<string, string[]> {
  const everywhere = headers.find(({ source }) => source === '**');
  const policy = everywhere?.headers.find(({ key }) => key === 'Content-Security-Policy')?.value;
  return Object.fromEntries(
    (policy ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

const hash = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

test('no script runs but the shop’s own files, those in the pages, and reCAPTCHA’s', async () => {
  expect(policyOf(hosting)['script-src']).toEqual([
    "'self'",
    ...[...Object.values(await inlineScripts()), SPECULATION_RULES].map(hash),
    'https://www.google.com/recaptcha/',
    'https://www.gstatic.com/recaptcha/',
  ]);
});

test('what no directive names is forbidden, and nobody else may frame the shop', () => {
  expect(policyOf(hosting)).toMatchObject({
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
    'worker-src': ["'self'"],
  });
});

test('a local page may talk to its emulators as well; nothing else differs, and production names none', () => {
  const { auth, firestore, functions, storage } = urlsOf(portsAt(7200));
  const emulators = [auth, firestore, functions, storage];
  const { 'connect-src': local = [], ...others } = policyOf({
    ...hosting,
    headers: allowEmulators(hosting.headers, emulators),
  });
  const { 'connect-src': live = [], ...same } = policyOf(hosting);
  expect(others).toEqual(same);
  expect(local.filter((source) => !live.includes(source))).toEqual(emulators);
  expect(local).toEqual(expect.arrayContaining(live));
  expect(JSON.stringify(hosting)).not.toMatch(/127\.0\.0\.1|localhost|http:/);
});

test('a named project’s pages may call its functions and nobody else’s (else: npm run hosting)', () => {
  const policy =
    "connect-src 'self' https://*.cloudfunctions.net https://x.example; img-src 'self'";
  const named = withFunctionsHost(policy, 'soap-shop');
  expect(named).toContain(' https://me-central1-soap-shop.cloudfunctions.net https://x.example;');
  expect(withFunctionsHost(named, null)).toBe(policy);
  expect(policyOf(hosting)['connect-src']).toContain(functionsHost(readDeployment().project));
});

test('Hosting leads each page of the route tables to what draws it (else: npm run hosting)', () => {
  expect(hosting.rewrites).toEqual(hostingRewrites());
  expect(hosting.redirects).toEqual(hostingRedirects());
});

test.for([
  ['/Order', '/order'],
  ['/ORDER/', '/order'],
  ['/payment-Success', '/payment-success'],
  ['/Policies/terms', '/policies/terms'],
  ['/EN/Order', '/en/order'],
  ['/En/', '/en'],
  ['/en/order', null],
  ['/order', null],
  ['/order/', null],
  ['/Orders', null],
  ['/admin/orders/Abc', null],
])('%s is led to %s, by Hosting and by the client', ([address, path]) => {
  const found = hosting.redirects.find(({ regex }) => new RegExp(regex).test(address!));
  expect([found?.destination ?? null, pathInOtherCase(address!)]).toEqual([path, path]);
});
