import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { checkChannelSecret, secretsToRead } from '../../tools/doctor/channel-checks.ts';
import { readAnswer } from '../../tools/doctor/ask-google.ts';
import { checkDeployment } from '../../tools/doctor/deploy-checks.ts';
import { type Deployment, readIndexFile, readParams } from '../../tools/doctor/read-deployment.ts';
import { type Finding, verdictOf } from '../../tools/doctor/finding.ts';
import {
  checkIndexes,
  checkSecret,
  type Answer,
  type Operation,
} from '../../tools/doctor/google-checks.ts';
import { checkMachine, type Machine } from '../../tools/doctor/local-checks.ts';
import { askProxies, checkProxies } from '../../tools/doctor/proxies.ts';

const MACHINE: Machine = {
  node: '20.20.2',
  java: { major: 21, home: '/java' },
  chromium: '/usr/bin/chromium',
  canInstall: false,
  takenPorts: [],
};
const config = (projectId: string): string =>
  JSON.stringify({ projectId, apiKey: 'key', appId: 'app', storageBucket: 'bucket' });
const params = readParams();
/** A file that leaves every parameter at its default. */
const DEFAULTS = Object.fromEntries(
  params.flatMap(({ name, default: value }) =>
    value === undefined ? [] : [[name, String(value)]],
  ),
);
const READY: Deployment = {
  project: 'soap-shop',
  web: { VITE_FIREBASE_CONFIG: config('soap-shop'), VITE_APP_CHECK_SITE_KEY: 'site-key' },
  functions: {
    ...DEFAULTS,
    STORE_URL: 'https://soap.shop',
    ENFORCE_APP_CHECK: 'true',
    WHATSAPP_PHONE_NUMBER_ID: '100000000000001',
    MAIL_FROM: 'غار <orders@soap.shop>',
  },
  params,
  policy: "connect-src 'self' https://me-central1-soap-shop.cloudfunctions.net; img-src 'self'",
};
const withParams = (functions: Record<string, string>): Deployment => ({
  ...READY,
  functions: { ...READY.functions, ...functions },
});

/** The findings that are not ok, with their states. */
const complaints = (findings: readonly Finding[]): string[] =>
  findings.filter(({ state }) => state !== 'ok').map(({ state, what }) => `${state}: ${what}`);

describe('the machine', () => {
  test('that has everything is well', () => {
    expect(complaints(checkMachine(MACHINE))).toEqual([]);
  });

  test.each<[string, Partial<Machine>, RegExp]>([
    ['an old Node', { node: '18.19.0' }, /^missing: Node 18\.19\.0 is too old/],
    ['no Java', { java: null }, /^missing: Java 21/],
    ['no Chromium', { chromium: null }, /^missing: Chromium/],
    ['taken ports', { takenPorts: [5000] }, /^warning: something listens on 5000/],
  ])('with %s is told so', (_, change, complaint) => {
    const found = checkMachine({ ...MACHINE, ...change });
    expect(complaints(found)).toEqual([expect.stringMatching(complaint)]);
    expect(found.find(({ state }) => state !== 'ok')?.mend).toBeTruthy();
  });

  test('that installs what it lacks by itself is well', () => {
    const found = checkMachine({ ...MACHINE, java: null, chromium: null, canInstall: true });
    expect(complaints(found)).toEqual([]);
  });
});

describe('the deployment', () => {
  test('that has everything is well', () => {
    expect(complaints(checkDeployment(READY))).toEqual([]);
  });

  test.each<[string, Deployment, RegExp]>([
    ['of no project', { ...READY, project: null }, /^missing: no Firebase project/],
    ['of the emulators’ project', { ...READY, project: 'demo-ghar' }, /emulators only/],
    [
      'whose pages may call every project’s functions',
      { ...READY, policy: "connect-src 'self' https://*.cloudfunctions.net; img-src 'self'" },
      /does not name that project’s functions/,
    ],
    ['without parameters', { ...READY, functions: null }, /functions\/\.env\.soap-shop is missing/],
    [
      'whose pages are of another project',
      { ...READY, web: { ...READY.web, VITE_FIREBASE_CONFIG: config('demo-ghar') } },
      /of the project demo-ghar, not of soap-shop/,
    ],
    [
      'whose pages would talk to emulators',
      { ...READY, web: { ...READY.web, VITE_FIREBASE_EMULATORS: '{}' } },
      /VITE_FIREBASE_EMULATORS/,
    ],
    [
      'whose pages are told what is no JSON',
      { ...READY, web: { ...READY.web, VITE_FIREBASE_CONFIG: '{projectId' } },
      /VITE_FIREBASE_CONFIG is not JSON/,
    ],
    ['that shoppers cannot come back to', withParams({ STORE_URL: '' }), /STORE_URL is missing/],
    ['at no address', withParams({ STORE_URL: 'soap.shop' }), /no address/],
    ['without TLS', withParams({ STORE_URL: 'http://soap.shop' }), /not https/],
    ['on this machine', withParams({ STORE_URL: 'https://localhost' }), /nobody|anybody/],
    ['at the example', withParams({ STORE_URL: 'https://ghar.example' }), /anybody/],
    ['at the guide’s', withParams({ STORE_URL: 'https://your-project-id.web.app' }), /guide/],
    ['at a page', withParams({ STORE_URL: 'https://soap.shop/shop' }), /more than an origin/],
    ['with another Ziina', withParams({ ZIINA_API_URL: 'http://127.0.0.1:4010' }), /ZIINA_API_URL/],
    ['with a yes', withParams({ ZIINA_TEST_MODE: 'yes' }), /ZIINA_TEST_MODE is "yes"/],
    [
      'with the stand-in for WhatsApp',
      withParams({ WHATSAPP_API_URL: 'http://127.0.0.1:4020/v23.0' }),
      /WHATSAPP_API_URL is/,
    ],
    [
      'with a phone where its id is asked for',
      withParams({ WHATSAPP_PHONE_NUMBER_ID: '+971501234567' }),
      /WHATSAPP_PHONE_NUMBER_ID is/,
    ],
    [
      'with the phone itself, as WhatsApp writes it',
      withParams({ WHATSAPP_PHONE_NUMBER_ID: '971501234567' }),
      /but perhaps the number/,
    ],
    [
      'that trusts no proxy',
      withParams({ TRUSTED_PROXIES: '0' }),
      /TRUSTED_PROXIES is 0: callers can say who they are/,
    ],
    [
      'that keeps pages for a day',
      withParams({ PAGES_KEPT_S: '86400' }),
      /old texts for 1440 minutes/,
    ],
    ['with a sender without an address', withParams({ MAIL_FROM: 'غار' }), /MAIL_FROM/],
    [
      'with the guide’s sender',
      withParams({ MAIL_FROM: 'غار <orders@your-store.example>' }),
      /MAIL_FROM/,
    ],
    ['with half a number', withParams({ PAGES_KEPT_S: '1 minute' }), /PAGES_KEPT_S is "1 minute"/],
    ['without an order', withParams({ ORDERS_PER_NETWORK: '0' }), /every order is refused/],
    [
      'whose pages’ configuration is the guide’s',
      { ...READY, web: { ...READY.web, VITE_FIREBASE_CONFIG: config('…') } },
      /not filled in: projectId/,
    ],
    ['with a local stack’s pages', withParams({ STORE_BUILD: 'store-700' }), /STORE_BUILD/],
    [
      'with a secret in the code',
      withParams({ ZIINA_API_TOKEN: 'token' }),
      /secret ZIINA_API_TOKEN stands in/,
    ],
    [
      'that turns everybody away',
      { ...READY, web: { VITE_FIREBASE_CONFIG: config('soap-shop') } },
      /every order is refused/,
    ],
  ])('%s is told what is missing, and what mends it', (_, deployment, complaint) => {
    const found = checkDeployment(deployment);
    expect(complaints(found)).toEqual([expect.stringMatching(/^missing/)]);
    expect(complaints(found)[0]).toMatch(complaint);
    expect(found.every(({ state, mend }) => state === 'ok' || mend)).toBe(true);
    expect(JSON.stringify(found)).not.toContain('"token"');
  });

  test.each(['soap.shop', 'http://soap.shop', 'https://ghar.example', 'https://soap.shop/shop'])(
    'is never told to write a STORE_URL that would be refused, in the place of %s',
    (refused) => {
      const { mend = '' } =
        checkDeployment(withParams({ STORE_URL: refused })).find(
          ({ state }) => state === 'missing',
        ) ?? {};
      const advised = /STORE_URL=(\S+)/.exec(mend)![1]!;
      expect(complaints(checkDeployment(withParams({ STORE_URL: advised })))).toEqual([]);
    },
  );

  test.each<[string, Deployment, RegExp]>([
    ['in test mode', withParams({ ZIINA_TEST_MODE: 'true' }), /nobody is charged/],
    ['that enforces no App Check', withParams({ ENFORCE_APP_CHECK: 'false' }), /nobody is turned/],
    ['without WhatsApp', withParams({ WHATSAPP_PHONE_NUMBER_ID: '' }), /no WhatsApp/],
    ['without a sender', withParams({ MAIL_FROM: '' }), /no e-mail is sent/],
    ['that keeps no page', withParams({ PAGES_KEPT_S: '0' }), /no page is kept/],
    ['with a parameter that is left out', withParams({ STORE_BUILD: '' }), /asks for it/],
    ['with a parameter that nobody reads', withParams({ STORE_ULR: 'x' }), /STORE_ULR/],
  ])('%s is warned', (_, deployment, complaint) => {
    const [first, ...more] = complaints(checkDeployment(deployment));
    expect(first).toMatch(complaint);
    expect(first).toMatch(/^warning/);
    expect(more).toEqual([]);
  });
});

test('the guide lists every parameter that a deploy would stop to ask for', () => {
  const guide = readFileSync('docs/deploy.md', 'utf8');
  const asked = params.filter(({ type }) => type !== 'secret').map(({ name }) => name);
  expect(asked.filter((name) => !new RegExp(`^${name}=`, 'm').test(guide))).toEqual([]);
});

describe('what Google says', () => {
  const index = {
    collectionGroup: 'orders',
    queryScope: 'COLLECTION',
    fields: [
      { fieldPath: 'status', order: 'ASCENDING' },
      { fieldPath: 'created_at', order: 'DESCENDING' },
    ],
  };
  const file = readIndexFile();

  test.each<[string, string, Finding['state']]>([
    ['that it is there', '{"status":"success","result":{"name":"x"}}', 'ok'],
    ['that it is not', '{"status":"error","error":"HTTP Error: 404, Secret not found"}', 'missing'],
    ['that nobody is signed in', '{"status":"error","error":"Failed to authenticate"}', 'unknown'],
    ['nothing, without a network', '', 'unknown'],
  ])('of a secret, %s, is told as that', (_, stdout, state) => {
    expect(checkSecret('ZIINA_API_TOKEN', 'soap-shop', readAnswer(stdout)).state).toBe(state);
  });

  test('of a secret that a shop may go without, names the way to do so', () => {
    const told = (name: string) => checkSecret(name, 'soap-shop', { answer: null });
    expect(told('SMTP_URL')).toMatchObject({ state: 'missing' });
    expect(told('SMTP_URL').mend).toMatch(/set SMTP_URL .* or set it to off/);
    expect(told('ZIINA_API_TOKEN').mend).not.toMatch(/off/);
  });

  test('of the indexes is held against the file, whatever Google adds', () => {
    const told = (indexes: readonly object[], fieldOverrides = file.fieldOverrides) =>
      checkIndexes(file, 'soap-shop', { answer: { indexes, fieldOverrides } }, { answer: [] })
        .state;
    const there = file.indexes.map((one) => ({
      density: 'SPARSE_ALL',
      ...one,
      fields: [...(one as typeof index).fields, { fieldPath: '__name__', order: 'DESCENDING' }],
    }));
    expect(told([...there, index])).toBe('ok');
    expect(told(there.slice(1))).toBe('missing');
    expect(told(there, [])).toBe('missing');
  });

  test('of an index that is still being built is told: its queries fail until then', () => {
    const building = (metadata: string, done?: boolean) => ({
      ...(done !== undefined && { done }),
      metadata: { '@type': `type.googleapis.com/google.firestore.admin.v1.${metadata}` },
    });
    const told = (operations: Answer<readonly Operation[]>) =>
      checkIndexes(file, 'soap-shop', { answer: file }, operations);
    expect(
      told({
        answer: [
          building('IndexOperationMetadata'),
          building('IndexOperationMetadata', true),
          building('FieldOperationMetadata'),
          building('ExportDocumentsMetadata'),
        ],
      }),
    ).toMatchObject({
      state: 'warning',
      what: expect.stringContaining('2 indexes or TTL policies are still being built') as string,
    });
    expect(told({ answer: [building('IndexOperationMetadata', true)] }).state).toBe('ok');
    expect(told({ problem: 'could not be looked at' }).state).toBe('unknown');
  });
});

describe('a channel’s secret', () => {
  const HOSTS: Readonly<Record<string, boolean | null>> = { 'smtp.example': true, gone: false };
  const finding = (name: string, answer: string) =>
    checkChannelSecret(name, { answer }, async (host) => HOSTS[host] ?? null);

  test.each([
    ['smtps://user:password@smtp.example:465', 'ok'],
    ['smtps://user:password@gone:465', 'missing'],
    ['smtps://user:password@other:465', 'unknown'],
    ['smtps://user:pass/word@smtp.example:465', 'missing'],
    ['smtps://user:pass#word@smtp.example:465', 'missing'],
    ['user:password@smtp.example:465', 'missing'],
    ['off', 'missing'],
    ['OFF\n', 'missing'],
  ])('SMTP_URL=%s is %s, and says no password', async (value, state) => {
    const found = await finding('SMTP_URL', value);
    expect(found.state).toBe(state);
    expect(JSON.stringify(found)).not.toMatch(/user:|word@/);
  });

  test('is missing where it is off, and its channel is on', async () => {
    expect((await finding('WHATSAPP_TOKEN', 'OFF')).state).toBe('missing');
    expect((await finding('WHATSAPP_TOKEN', 'token')).state).toBe('ok');
  });

  test('is read of a channel that is on, and of no other', () => {
    expect(secretsToRead({ MAIL_FROM: 'orders@ghar.test' })).toEqual(['SMTP_URL']);
    expect(secretsToRead({ WHATSAPP_PHONE_NUMBER_ID: '1', MAIL_FROM: '' })).toEqual([
      'WHATSAPP_TOKEN',
      'WHATSAPP_APP_SECRET',
      'WHATSAPP_VERIFY_TOKEN',
    ]);
    expect(secretsToRead(null)).toEqual([]);
  });
});

describe('the proxies before the functions', () => {
  /** Functions behind so many proxies; null for functions that are not deployed. */
  async function behind(proxies: number | null) {
    const server = createServer((request, response) => {
      const isProbe = request.headers['x-forwarded-for'] === '192.0.2.1';
      const body = JSON.stringify({ error: { details: isProbe ? { proxies } : {} } });
      response.writeHead(proxies === null ? 404 : 400).end(body);
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const { port } = server.address() as AddressInfo;
    const asked = await askProxies(`http://127.0.0.1:${port}`);
    server.close();
    return checkProxies(1, 'soap-shop', asked);
  }

  test('are counted, and what to set is said where it is not what was set', async () => {
    expect(await behind(1)).toMatchObject({ state: 'ok' });
    expect(await behind(2)).toMatchObject({
      state: 'missing',
      what: expect.stringContaining('all shoppers count as one') as string,
      mend: expect.stringContaining('TRUSTED_PROXIES=2 in functions/.env.soap-shop') as string,
    });
    expect(await behind(0)).toMatchObject({
      state: 'missing',
      what: expect.stringContaining('callers can say who they are') as string,
    });
  });

  test('cannot be counted before a deploy, or without a network', async () => {
    expect(await behind(null)).toMatchObject({ state: 'warning' });
    const asked = await askProxies('http://functions.invalid');
    expect(checkProxies(1, 'soap-shop', asked)).toMatchObject({ state: 'unknown' });
  });
});

describe('the verdict', () => {
  const [ok, lack, unseen]: Finding[] = [
    { state: 'ok', what: 'a' },
    { state: 'missing', what: 'b', mend: 'c' },
    { state: 'unknown', what: 'd' },
  ];

  test.each<[string, Finding[], Finding[], boolean, number, RegExp]>([
    ['all is there', [ok!], [ok!], true, 0, /nothing found missing for a deployment\.$/],
    ['this machine lacks something', [lack!], [ok!], true, 1, /^Local work lacks 1/],
    ['the deployment lacks something', [ok!], [lack!], true, 1, /1 missing\.$/],
    ['something was not looked at', [ok!], [unseen!], true, 1, /0 missing, 1 not looked at\.$/],
    ['no project is named', [ok!], [lack!], false, 0, /1 missing/],
  ])('where %s', (_, local, deploy, isNamed, exitCode, text) => {
    const verdict = verdictOf(local, deploy, isNamed);
    expect(verdict.exitCode).toBe(exitCode);
    expect(verdict.text).toMatch(text);
  });
});

test('the Java that Debian 12 lacks is not advised for it', () => {
  const java = checkMachine({ ...MACHINE, java: null }).find(({ state }) => state === 'missing')!;
  expect(java.mend).toMatch(/Debian 12: the package temurin-21-jdk/);
});
