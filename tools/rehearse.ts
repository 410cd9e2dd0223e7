import assert from 'node:assert/strict';
import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FUNCTIONS_REGION } from '@ghar/domain/region';
import { readParams } from './doctor/read-deployment.ts';
import { buildCopy, PROJECT, STORE_URL, type DeployConfig } from './rehearse/build-copy.ts';
import {
  callAll,
  discover,
  install,
  unpackUpload,
  type Manifest,
} from './rehearse/installed-functions.ts';
import { readLocalSecrets } from './stack/stack-files.ts';

/**
 * `npm run rehearse`: a deploy without Google. Builds a copy of the sources for a project of its
 * own as firebase.json says, packs the functions as the Firebase CLI does, installs them alone,
 * discovers and calls them, and inspects what Hosting would serve. Your files are not changed.
 */
const kB = (bytes: number): string => `${Math.round(bytes / 1000)} kB`;

const filesIn = (folder: string): { name: string; bytes: number }[] =>
  globSync('**/*', { cwd: folder, withFileTypes: true, exclude: ['**/node_modules'] })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ name: path.slice(folder.length + 1), bytes: statSync(path).size }));

const sizeOf = (files: readonly { bytes: number }[]): string =>
  `${files.length} files, ${kB(files.reduce((sum, { bytes }) => sum + bytes, 0))}`;

/** Texts that only the local stack may contain. */
function foreignTexts(): string[] {
  const { apiToken, webhookSecret } = readLocalSecrets();
  return ['demo-ghar', '127.0.0.1:', apiToken, webhookSecret];
}

function assertNoneIn(folder: string, texts: readonly string[]): void {
  for (const { name } of filesIn(folder)) {
    const content = readFileSync(join(folder, name), 'latin1');
    for (const text of texts) assert(!content.includes(text), `${name} holds "${text}"`);
  }
}

function checkHosting(folder: string): string {
  const files = filesIn(folder);
  const names = files.map(({ name }) => name);
  assert(names.includes('app.html'), 'there is no app.html');
  assert(!names.includes('index.html'), 'index.html would be served for / before renderStore');
  assert.deepEqual(
    names.filter((name) => name.endsWith('.map')),
    [],
    'source maps are public',
  );
  assertNoneIn(folder, [...foreignTexts(), 'ZIINA_']);
  const scripts = names.filter((name) => name.endsWith('.js'));
  const isOurs = scripts.some((name) => readFileSync(join(folder, name), 'utf8').includes(PROJECT));
  assert(isOurs, `no script names the project ${PROJECT}`);
  return `Hosting gets ${sizeOf(files)}: no index.html, no source map, no secret`;
}

/** Adds files that local work leaves beside the functions, which must not be uploaded. */
function leaveLocalThings(folder: string): void {
  mkdirSync(join(folder, 'lib/store-7000'));
  writeFileSync(join(folder, 'lib/store-7000/store-server.js'), '');
  writeFileSync(join(folder, 'firestore-debug.log'), '');
}

function checkUpload(folder: string): string {
  const files = filesIn(folder);
  const names = files.map(({ name }) => name);
  for (const needed of [
    'package.json',
    'lib/index.js',
    'lib/store/store-server.js',
    'lib/store/security-headers.js',
  ])
    assert(names.includes(needed), `${needed} is not in the upload`);
  const odd = names.filter(
    (name) => !/^(?:lib\/|package\.json$|\.env\.ghar-rehearsal$)/.test(name),
  );
  assert.deepEqual(odd, [], 'these need not be uploaded');
  const builds = names.filter((name) => name.startsWith('lib/store-'));
  assert.deepEqual(builds, [], 'storefronts of local stacks need not be uploaded');
  const { apiToken, webhookSecret } = readLocalSecrets();
  assertNoneIn(folder, [apiToken, webhookSecret]);
  return `the functions’ upload has ${sizeOf(files)}, and no secret`;
}

function checkManifest({ endpoints }: Manifest, { hosting }: DeployConfig): string {
  for (const { source, function: target } of hosting.rewrites) {
    if (!target) continue;
    const { functionId, region } = target;
    assert(endpoints[functionId]?.httpsTrigger, `${source} is rewritten to ${functionId}: no such`);
    assert.equal(region, FUNCTIONS_REGION, `${source} is rewritten to ${region}`);
  }
  for (const [name, { region }] of Object.entries(endpoints))
    assert.deepEqual(region, [FUNCTIONS_REGION], `${name} is elsewhere`);
  const secretsOf = (name: string): string[] =>
    (endpoints[name]?.secretEnvironmentVariables ?? []).map(({ key }) => key);
  const used = new Set(Object.keys(endpoints).flatMap(secretsOf));
  const declared = readParams().filter(({ type }) => type === 'secret');
  assert.deepEqual([...used].toSorted(), declared.map(({ name }) => name).toSorted());
  assert.deepEqual(secretsOf('renderStore'), [], 'pages are drawn without secrets');
  const kinds = Object.values(endpoints).map((endpoint) =>
    Object.keys(endpoint).find((key) => key.endsWith('Trigger')),
  );
  const count = (kind: string): number => kinds.filter((one) => one === kind).length;
  return (
    `discovery finds ${kinds.length} functions in ${FUNCTIONS_REGION}: ${count('callableTrigger')} callables, ` +
    `${count('httpsTrigger')} for HTTP, ${count('eventTrigger')} triggers, ${count('scheduleTrigger')} schedule`
  );
}

async function checkAnswers(folder: string): Promise<string> {
  const [forged, nothing, noOrder, media] = await callAll(folder, [
    { name: 'ziinaWebhook', body: { event: 'payment_intent.status.updated' } },
    { name: 'renderStore', path: '/policies/nothing' },
    { name: 'getOrderSecure', body: { data: {} } },
    { name: 'storeMedia', path: '/media/nothing' },
  ]);
  assert.equal(forged![0], 401, 'a webhook without a signature');
  assert.equal(nothing![0], 404, 'a page that is not there');
  assert.match(nothing![1], /<html/, 'the storefront’s server side');
  assert.match(noOrder![1], /order-id-missing/, 'a call without an order’s id');
  assert.equal(media![0], 404, 'a picture that is not there');
  return 'they start on what they installed, and answer: webhook 401, page 404, call refused';
}

const folder = mkdtempSync(join(tmpdir(), 'ghar-rehearsal-'));
const started = performance.now();
const done = (what: string): void =>
  console.log(`✓ ${what} (${((performance.now() - started) / 1000).toFixed(0)} s)`);
try {
  const [copy, functions] = [join(folder, 'copy'), join(folder, 'functions')];
  const config = await buildCopy(copy);
  done(`built for ${PROJECT} at ${STORE_URL}`);
  done(checkHosting(join(copy, config.hosting.public)));
  leaveLocalThings(join(copy, 'functions'));
  await unpackUpload(copy, config, functions);
  done(checkUpload(functions));
  await install(functions);
  done('the functions install alone, without what development needs');
  done(checkManifest(await discover(functions), config));
  done(await checkAnswers(functions));
  console.log('\nWhat is left to Google: npm run doctor, then docs/deploy.md.');
} catch (error) {
  console.error(`\n✗ ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
