import { mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { userRolePath } from '@ghar/domain/paths';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { toJson } from '../../tools/backup/field-values.ts';
import {
  ACCOUNTS,
  collectionOf,
  digestOf,
  documentsList,
  FILES,
  SUMMARY,
  writeLines,
} from '../../tools/backup/folder.ts';
import { restore } from '../../tools/backup/restore.ts';
import type { ServerSdk } from '../../tools/server-sdk.ts';
import { seedDocuments, type SeedDocument } from '../../tools/seed/documents.ts';
import { ORDERS } from '../../tools/seed/orders.ts';

let scratch: string;
let app: App;
beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'ghar-backup-'));
  app = initializeApp({ projectId: 'demo-nowhere' }, 'backup');
});
afterAll(async () => {
  rmSync(scratch, { recursive: true });
  await deleteApp(app);
});

const LISTS = Map.groupBy(seedDocuments(), ([path]) => collectionOf(path));
const PICTURE = 'files/00001.jpg';
let backups = 0;
let folder: string;
let misshapen: string[];

async function* each(lines: readonly unknown[]) {
  yield* lines;
}

const stored = (fields: SeedDocument): unknown =>
  toJson(
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        name,
        value instanceof Date ? Timestamp.fromDate(value) : value,
      ]),
    ),
  );

/** Writes the summary of what is in the folder now. */
async function seal(): Promise<void> {
  const names = [...LISTS.keys()];
  const listed = [...names.map(documentsList), ACCOUNTS, FILES, PICTURE];
  const digests = listed.map(async (name) => [name, await digestOf(join(folder, name))] as const);
  const summary = {
    version: 2,
    project: 'demo-nowhere',
    taken_at: '2026-11-20T10:00:00Z',
    documents: Object.fromEntries(names.map((name) => [name, LISTS.get(name)!.length])),
    accounts: 1,
    files: 1,
    misshapen,
    contents: Object.fromEntries(await Promise.all(digests)),
  };
  writeFileSync(join(folder, SUMMARY), JSON.stringify(summary));
}

beforeEach(async () => {
  folder = join(scratch, String(backups++));
  misshapen = [];
  mkdirSync(join(folder, 'documents'), { recursive: true });
  mkdirSync(join(folder, 'files'));
  for (const [name, documents] of LISTS) {
    const lines = documents.map(([path, fields]) => ({ path, fields: stored(fields) }));
    await writeLines(join(folder, documentsList(name)), each(lines));
  }
  const account = { uid: 'seedAdmin', emailVerified: true, disabled: false };
  await writeLines(join(folder, ACCOUNTS), each([account]));
  await writeLines(join(folder, FILES), each([{ path: 'product-images/a/1.jpg', file: PICTURE }]));
  writeFileSync(join(folder, PICTURE), 'a whole picture');
  await seal();
});

/** Replaces a text in a file of the backup. */
function edit(name: string, from: string | RegExp, to: string): void {
  const before = readFileSync(join(folder, name), 'utf8');
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  writeFileSync(join(folder, name), after);
}

/** Restores the backup into a project of which nothing may be asked, nor anything written. */
function refusal(): Promise<string> {
  const reached: unknown = new Proxy(
    {},
    {
      get: () => {
        throw new Error('the project was reached');
      },
    },
  );
  const sdk = { db: getFirestore(app), auth: reached, bucket: reached } as ServerSdk;
  return restore(sdk, folder, { addMissing: true }).then(
    () => 'restored',
    (error: Error) => error.message,
  );
}

test('a sound backup is restored', async () => {
  expect(await refusal()).toBe('the project was reached');
});

const orders = documentsList('orders');
const PAID = /"total_amount":\d+/;

test.each<[string, () => void, RegExp]>([
  [
    'a cut picture',
    () => truncateSync(join(folder, PICTURE), 7),
    /^ {2}files\.ndjson:1: files\/00001\.jpg of product-images\/a\/1\.jpg has 7 bytes, 15 were/m,
  ],
  [
    'a picture of the same size',
    () => writeFileSync(join(folder, PICTURE), 'another picture'),
    /^ {2}files\.ndjson:1: files\/00001\.jpg .* was changed: its sha256 is [0-9a-f]{64}$/m,
  ],
  [
    'a missing picture',
    () => rmSync(join(folder, PICTURE)),
    /^ {2}files\.ndjson:1: files\/00001\.jpg .* is missing$/m,
  ],
  [
    'another total',
    () => edit(orders, PAID, '"total_amount":1'),
    /^ {2}documents\/orders\.ndjson (?:has \d+ bytes|was changed)/m,
  ],
  [
    'a lost line',
    () => edit(orders, /^.*\n/, ''),
    new RegExp(
      `^ {2}documents/orders\\.ndjson has ${ORDERS.length - 1} of ${ORDERS.length} lines$`,
      'm',
    ),
  ],
  [
    'a lost list',
    () => rmSync(join(folder, orders)),
    /^ {2}documents\/orders\.ndjson is missing$/m,
  ],
  ['a changed account', () => edit(ACCOUNTS, 'true', 'false'), /^ {2}accounts\.ndjson/m],
])('%s is named before anything is restored', async (_, damage, fault) => {
  damage();
  expect(await refusal()).toMatch(fault);
});

test.each<[string, string, string | RegExp, string, RegExp]>([
  ['a text for a number', orders, PAID, '"total_amount":"1"', /:1: orders\/\w+: total_amount: .*/],
  ['a status that is none', orders, '"status":"pending"', '"status":"new"', /:1: .*status: /],
  [
    'a time of texts',
    orders,
    /\{"\$timestamp":\[\d+,\d+\]\}/,
    '{"$timestamp":["x",0]}',
    /:1: .*is no \$timestamp/,
  ],
  ['an unknown type', orders, '"$timestamp"', '"$time"', /:1: .*there is no type \$time/],
  ['lists in a list', orders, '"search":[', '"search":[["a"],', /:1: orders\/.*list in a list/],
  ['half a line', orders, /^(.{40}).*\n/, '$1\n', /:1: .*JSON/],
  ['no document’s path', orders, '"path":"orders/', '"path":"orders/a/', /:1: .*no document of/],
  [
    'a role that is none',
    documentsList('user_roles'),
    '"role":"admin"',
    '"role":1',
    /:1: user_roles\/seedAdmin: role: /,
  ],
  [
    'content of another section',
    documentsList('site_content'),
    '"section":"hero"',
    '"section":"about"',
    /:\d: site_content\/hero: section: /,
  ],
])('%s is named by file and line, whatever the hashes say', async (_, list, from, to, fault) => {
  edit(list, from, to);
  await seal();
  expect(await refusal()).toMatch(
    new RegExp(`${list.replace('.', String.raw`\.`)}${fault.source}`),
  );
});

test('a document that was odd in the shop comes back as it was', async () => {
  edit(documentsList('user_roles'), '"role":"admin"', '"role":1');
  misshapen = [userRolePath('seedAdmin')];
  await seal();
  expect(await refusal()).toBe('the project was reached');
});

test('a backup of another version says what restores it', async () => {
  edit(SUMMARY, '"version":2', '"version":1');
  expect(await refusal()).toMatch(/of version 1, not 2: restore it with the commit/);
});
