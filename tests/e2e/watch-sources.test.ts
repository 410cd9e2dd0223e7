/** @module-tag nightly */
import { spawn, type ChildProcess } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, vi } from 'vitest';
import { portsAt, urlsOf } from '../../tools/stack/ports.ts';
import { projectId, root } from '../../tools/stack/project.ts';
import { shellTexts } from '../../web/src/i18n/ar/shell.ts';
import { test } from './shopper.ts';

/** The time `npm start` may take to build and start beside other emulators. */
const START_MS = 300_000;
const NOT_COPIED = /^(?:node_modules|dist.*|lib|docs|\.git|\.stack.*|backups)$/;
/** Variables of the test runner's own stack. */
const NOT_INHERITED = /EMULATOR|^(?:GHAR_STACK|GCLOUD_PROJECT|NODE_ENV|NODE_OPTIONS)$|^VITEST/;

type CreatedAt = { created_at: { timestampValue: string } };

const FONTS = '@fontsource-variable';

let clone: string;
let started: ChildProcess;
let said = '';
let store: string;

const file = (path: string): string => join(clone, path);
function edit(path: string, from: string, to: string): void {
  const text = readFileSync(file(path), 'utf8');
  if (!text.includes(from)) throw new Error(`${path} has no ${from}`);
  writeFileSync(file(path), text.replaceAll(from, to));
}

/** A copy of the sources, which the tests change, with this clone's packages. */
function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ghar-'));
  cpSync(root, folder, { recursive: true, filter: (path) => !NOT_COPIED.test(basename(path)) });
  const packages = join(folder, 'node_modules');
  mkdirSync(join(packages, '@ghar'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '.cache' && name !== '@ghar' && name !== FONTS)
      symlinkSync(join(root, 'node_modules', name), join(packages, name));
  // Vite refuses files outside the project, where the link leads
  cpSync(join(root, 'node_modules', FONTS), join(packages, FONTS), { recursive: true });
  symlinkSync(join(folder, 'domain'), join(packages, '@ghar/domain'));
  return folder;
}

const says = (words: string): Promise<void> =>
  vi.waitFor(() => expect(said).toContain(words), { timeout: START_MS, interval: 100 });

beforeAll(async () => {
  clone = copyProject();
  const inherited = Object.entries(process.env).filter(([name]) => !NOT_INHERITED.test(name));
  started = spawn(process.execPath, ['tools/start.ts'], {
    cwd: clone,
    env: Object.fromEntries(inherited),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [started.stdout!, started.stderr!])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<never>((_, reject) => {
    started.once('exit', () => reject(new Error(said)));
  });
  await Promise.race([says('Ctrl-C stops everything'), ended]);
  ended.catch(() => undefined);
  [, store = ''] = /Store +(\S+)/.exec(said) ?? [];
}, START_MS);

afterAll(async () => {
  if (started.exitCode === null) {
    started.kill('SIGKILL');
    await new Promise((resolve) => started.once('exit', resolve));
  }
  rmSync(clone, { recursive: true, force: true });
});

describe('npm start', () => {
  test('says what it does, and nothing of what its tools say', () => {
    const [before] = said.split('Ctrl-C stops everything');
    for (const line of before!.split('\n'))
      expect(line).toMatch(
        /^(?:| {2}.*|The usual ports .*|This stack uses .*|(?:Building|Starting|Waiting) .*…)$/,
      );
  });

  test('has the seed’s orders as if it were placed now, which no trigger has taken for changes', async () => {
    const { firestore } = urlsOf(portsAt(Number(new URL(store).port) - portsAt(0).hosting));
    const newest = async (collectionId: string): Promise<number> => {
      const answer = await fetch(
        `${firestore}/v1/projects/${projectId}/databases/(default)/documents:runQuery`,
        {
          method: 'POST',
          headers: { authorization: 'Bearer owner' },
          body: JSON.stringify({
            structuredQuery: {
              from: [{ collectionId, allDescendants: true }],
              orderBy: [{ field: { fieldPath: 'created_at' }, direction: 'DESCENDING' }],
              limit: 1,
            },
          }),
        },
      );
      const [found] = (await answer.json()) as { document: { fields: CreatedAt } }[];
      return Date.parse(found!.document.fields.created_at.timestampValue);
    };
    const minutes = (Date.now() - (await newest('orders'))) / 60_000;
    expect(minutes).toBeGreaterThan(3);
    expect(minutes).toBeLessThan(30);
    expect(await newest('events')).toBeLessThan(Date.now() - 2 * 60_000);
  });

  test('serves the production build until a source changes', async () => {
    const answer = await fetch(store);
    const policy = answer.headers.get('content-security-policy');
    expect(policy).toMatch(/script-src 'self' 'sha256-/);
    expect(policy).not.toContain("script-src 'self' 'unsafe-inline'");
    const page = await answer.text();
    expect(page).toContain(shellTexts.buyNow);
    expect(page).toMatch(/data-scripts="\/assets\//);
    expect(page).not.toContain('@vite');
  });

  test('shows a change on a page that is open, the next one without a reload', async ({
    newShopper,
  }) => {
    const { page } = await newShopper({ baseURL: store });
    const listening = page.waitForEvent('websocket');
    await page.goto('/');
    await listening;
    edit('web/src/i18n/ar/shell.ts', shellTexts.buyNow, 'اطلبه اليوم');
    await page.getByText('اطلبه اليوم').first().waitFor({ state: 'attached' });
    expect(await (await fetch(store)).text()).toContain('اطلبه اليوم');

    await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
    await page.evaluate(() => Object.assign(globalThis, { kept: true }));
    edit('web/src/features/home/home-page.tsx', '<Hero />', '<Hero /><p>جديد هنا</p>');
    await page.getByText('جديد هنا').waitFor();
    expect(await page.evaluate(() => 'kept' in globalThis)).toBe(true);

    edit('web/src/server/page-head.ts', '_AE`', '_OM`');
    await page.locator('meta[content="ar_OM"]').waitFor({ state: 'attached' });
  });

  test('runs changed functions, and says why it cannot', async () => {
    const handler = 'functions/src/handlers/receive-webhook.ts';
    const refusal = async (): Promise<string> =>
      (await fetch(`${store}/api/ziina-webhook`, { method: 'POST', body: '{}' })).text();
    expect(await refusal()).toContain('signature-invalid');
    edit(handler, "'signature-invalid'", "'signature-of-nobody'");
    await expect.poll(refusal, { timeout: 60_000 }).toContain('signature-of-nobody');

    edit(handler, "'signature-of-nobody'", "'signature-of-nobody");
    await says('Unterminated string literal');
    edit('firestore.rules', 'rules_version', 'rules version');
    await says('firestore.rules does not compile');
    edit('storage.rules', 'rules_version', 'rules version');
    await says('storage.rules does not compile');
  });

  test('leaves nothing running', async () => {
    const ended = new Promise<number | null>((resolve) => started.once('exit', resolve));
    started.kill('SIGINT');
    expect(await ended).toBe(0);
    await expect(fetch(store)).rejects.toThrow('fetch failed');
  });
});
