/** @module-tag nightly */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADMIN, STAFF } from '../../tools/seed/accounts.ts';
import { cachePath, root } from '../../tools/stack/project.ts';
import { readLocalSecrets } from '../../tools/stack/stack-files.ts';

type File = { readonly path: string; readonly text: string };

/** The production build, made as `npm run build` does. */
let folder: string;
let browser: File[];
let server: File[];

const filesIn = (path: string): File[] =>
  globSync('**/*.{js,mjs,html,css,json,txt,map}', { cwd: path }).map((name) => ({
    path: relative(root, join(path, name)),
    text: readFileSync(join(path, name), 'utf8'),
  }));

beforeAll(async () => {
  folder = await mkdtemp(cachePath('built-'));
  const build = spawn(
    process.execPath,
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--outDir', join(folder, 'web')],
    {
      cwd: join(root, 'web'),
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        STORE_BUILD: relative(join(root, 'functions/lib'), join(folder, 'store')),
        VITE_FIREBASE_EMULATORS: '',
        VITE_FIREBASE_CONFIG: JSON.stringify({
          projectId: 'a-live-shop',
          apiKey: 'a-public-key',
          appId: 'a-live-app',
          storageBucket: 'a-live-shop.firebasestorage.app',
        }),
        VITE_APP_CHECK_SITE_KEY: 'a-site-key',
      },
    },
  );
  const [code] = (await once(build, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`the web could not be built: ${code}`);
  browser = filesIn(join(folder, 'web'));
  server = [
    ...filesIn(join(folder, 'store')),
    ...['index.js', 'index.js.map'].map((name) => ({
      path: `functions/lib/${name}`,
      text: readFileSync(join(root, 'functions/lib', name), 'utf8'),
    })),
  ];
}, 600_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The files that match, with the match. */
const findings = (files: readonly File[], pattern: RegExp): string[] =>
  files.flatMap(({ path, text }) => {
    const found = pattern.exec(text)?.[0];
    return found === undefined ? [] : [`${path}: ${found}`];
  });

test('no secret is in what is deployed, and no password of the seed', () => {
  const secrets = [...Object.values(readLocalSecrets()), ADMIN.password, STAFF.password];
  expect(secrets.length).toBeGreaterThan(3);
  expect(browser.length).toBeGreaterThan(20);
  expect(findings([...browser, ...server], new RegExp(secrets.join('|')))).toEqual([]);
  const key =
    /-----BEGIN [A-Z ]*PRIVATE KEY-----\s*(?:\\n)?[A-Za-z0-9+/]{16}|"private_key"\s*:\s*"/;
  expect(findings([...browser, ...server], key)).toEqual([]);
});

test('a browser is told what is public, and no name of a secret', () => {
  expect(findings(browser, /a-public-key/)).not.toEqual([]);
  expect(findings(browser, /ZIINA_|service_account|private_key/)).toEqual([]);
});

test('the licences of all that a browser runs are served with it', () => {
  const { text } = browser.find(({ path }) => path.endsWith('/licences.txt'))!;
  const listed = [...text.matchAll(/^## (\S+) - /gm)].map(([, name]) => name);
  const { dependencies } = JSON.parse(readFileSync(join(root, 'web/package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  // a font's licence is in its file; the shop's own code; what is in the bundle only by its packages
  const elsewhere = /^@fontsource|^@ghar\/|^react-router-dom$|^rxjs$/;
  expect(listed).toEqual(
    expect.arrayContaining(Object.keys(dependencies).filter((name) => !elsewhere.test(name))),
  );
  expect(text).toContain('Permission is hereby granted, free of charge');
});

test('a live shop knows nothing of the local stack', () => {
  const local = /127\.0\.0\.1|localhost:\d|demo-ghar|ghar\.example/;
  expect(findings(browser, local)).toEqual([]);
});

test('every service that the browser’s code talks to is one that the policy lets it talk to', () => {
  const services = new Set(
    browser.flatMap(({ text }) => text.match(/[a-z-]+\.googleapis\.com/g) ?? []),
  );
  // a constant that Storage's SDK uses to parse addresses, never requested
  services.delete('storage.googleapis.com');
  const connect = /connect-src [^;]+/.exec(readFileSync(join(root, 'firebase.json'), 'utf8'))![0];
  expect(connect.match(/[a-z-]+\.googleapis\.com/g)!.toSorted()).toEqual([...services].toSorted());
  expect(connect).toMatch(/ https:\/\/[*\w-]+\.cloudfunctions\.net /);
});
