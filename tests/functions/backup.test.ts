import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  changePath,
  cashRefusalsPath,
  COLLECTIONS,
  SETTINGS_PATHS,
  STOREFRONT_PRODUCT_PATH,
  counterPath,
  creditNotePath,
  formerTextPath,
  invoicePath,
  messagePath,
  handPaymentPath,
  messageStopPath,
  orderPath,
  picturePath,
  productPath,
  reconciliationPath,
  siteContentPath,
  userRolePath,
} from '@ghar/domain/paths';
import { ADMIN_ROLE } from '@ghar/domain/access/role';
import type { SaveOptions } from '@google-cloud/storage';
import { GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { backUp } from '../../tools/backup/back-up.ts';
import { restore } from '../../tools/backup/restore.ts';
import { STAFF } from '../../tools/seed/accounts.ts';
import { openServerSdk, type ServerSdk } from '../../tools/server-sdk.ts';
import { call, placeOrder, runSchedule } from '../support/backend.ts';
import {
  db,
  everything,
  history,
  order,
  PRODUCT_ID,
  resetDatabase,
  stock,
} from '../support/database.ts';
import { endIntent, intentOf, orderFaults, resetProvider } from '../support/provider.ts';
import { stack } from '../stack.ts';

/** A bucket of its own, so that the seeded pictures stay. */
const OTHER_BUCKET = 'backup-test.appspot.com';
const PICTURE = 'product-images/laurel-soap/1.jpg';
let scratch: string;
let sdk: ServerSdk;
let backups = 0;
const newFolder = (): string => join(scratch, String(backups++));

beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'ghar-backup-'));
  sdk = openServerSdk({ projectId: stack.projectId, storageBucket: OTHER_BUCKET });
});
afterAll(async () => {
  await sdk.close();
  rmSync(scratch, { recursive: true });
});

/** Deletes a document, once its deletion is recorded. */
async function deleteRecorded(path: string): Promise<void> {
  if (!(await db.doc(path).get()).exists) return;
  const changes = async () => (await db.collection(`${path}/changes`).count().get()).data().count;
  const before = await changes();
  await db.doc(path).delete();
  await vi.waitUntil(async () => (await changes()) > before, { timeout: 60_000, interval: 100 });
}

/** Empties the project, once the functions that hear of deletions have done their work. */
async function wipe(): Promise<void> {
  const recorded = [...Object.values(SETTINGS_PATHS), siteContentPath('about')];
  await Promise.all(recorded.map(deleteRecorded));
  const exists = async (path: string) => (await db.doc(path).get()).exists;
  const product = productPath(PRODUCT_ID);
  if (await exists(product)) {
    await db.doc(product).delete();
    const isGone = async () => !(await exists(STOREFRONT_PRODUCT_PATH));
    await vi.waitUntil(isGone, { timeout: 60_000, interval: 100 });
  }
  await Promise.all([
    fetch(
      `${stack.urls.firestore}/emulator/v1/projects/${stack.projectId}/databases/(default)/documents`,
      { method: 'DELETE' },
    ),
    sdk.bucket.deleteFiles(),
  ]);
}

let paid: string;
let pending: string;

beforeEach(async () => {
  await Promise.all([wipe().then(() => resetDatabase()), resetProvider()]);
  await orderFaults({ webhooks: { kind: 'lost' } });
  [paid, pending] = [
    (await placeOrder({ quantity: 2, totalAmount: 598 })).order_id,
    (await placeOrder()).order_id,
  ];
  await endIntent(await intentIdOf(paid), 'complete');
  await call('updateOrderPaymentStatus', { order_id_param: paid });

  // until nothing changes any more by itself
  const confirmed = messagePath(`${paid}-payment-confirmed-whatsapp`);
  const isDelivered = async () => (await db.doc(confirmed).get()).get('state') === 'delivered';
  await vi.waitUntil(isDelivered, { timeout: 60_000, interval: 100 });

  await db.doc(`${orderPath(paid)}/refunds/half`).set({ amount: 299, status: 'completed' });
  await db
    .doc(formerTextPath('hero', 'before'))
    .set({ path: 'content.features', text: ['غار', 'زيتون'] });
  await db.doc(SETTINGS_PATHS.public).set({ max_pieces: 5 });
  const { docs: recorded } = await db.collectionGroup('changes').get();
  await Promise.all(recorded.map(({ ref }) => ref.delete()));
  const change = { field: 'price', from: 299, to: 2, actor: 'a', actor_email: null };
  for (const path of [productPath(PRODUCT_ID), SETTINGS_PATHS.public])
    await db.doc(changePath(path, 'before')).set({ ...change, created_at: new Date() });
  await db.doc(messageStopPath('of-a-phone')).set({ stopped: true, at: new Date() });
  await db.doc(cashRefusalsPath('of-a-phone')).set({ count: 1, countries: { ae: 1 } });
  await db.doc(handPaymentPath(paid, 'by-hand')).set({ kind: 'received', amount: 598 });
  await db.doc(reconciliationPath('of-a-day')).set({ orders: 1, at: new Date() });
  await db.doc(counterPath('invoices')).set({ last: 1 });
  await db.doc(invoicePath(1)).set({ order_id: paid, total: 598 });
  await db.doc(creditNotePath(1)).set({ order_id: paid, amount: 299 });
  await db.doc('payment_events/of-all-types').set({
    at: new Timestamp(1_790_000_000, 123_456_000),
    where: new GeoPoint(25.2, 55.3),
    of: db.doc(orderPath(paid)),
    bytes: Buffer.from('غار'),
    list: [1, 2.5, null, { $odd: true, deep: [new Timestamp(1, 0)] }],
    never: Number.NaN,
    __proto: 'text',
    empty: {},
  });
  await sdk.bucket.file(PICTURE).save(Buffer.from([1, 2, 3]), {
    resumable: false,
    metadata: {
      contentType: 'image/jpeg',
      cacheControl: 'public, max-age=5',
      metadata: { a: 'b' },
    },
  });
});

/** Everything but what a TTL policy deletes. */
/** Without the record of the deletions by this test, which may come late. */
const everythingKept = async (): ReturnType<typeof everything> =>
  Object.fromEntries(
    Object.entries(await everything()).filter(
      ([path, { actor }]) =>
        !path.startsWith(`${COLLECTIONS.rateLimits}/`) &&
        !(path.includes('/changes/') && actor === null),
    ),
  );

const intentIdOf = async (id: string): Promise<string> =>
  intentOf((await order(id))!['payment_url'] as string);

describe('a shop that was backed up and lost', () => {
  test('is restored document by document, file by file, account by account', async () => {
    expect((await db.collection(COLLECTIONS.rateLimits).get()).size).toBeGreaterThan(0);
    const before = await everythingKept();
    const known = Object.keys(before).map((path) => path.split('/')[path.split('/').length - 2]);
    expect(new Set(known)).toEqual(
      new Set(
        Object.values(COLLECTIONS)
          .map((path) => path.split('/').at(-1))
          .filter(
            (name) => !['product_images', 'upload_rejections', 'rate_limits'].includes(name!),
          ),
      ),
    );
    const folder = newFolder();
    const summary = await backUp(sdk, folder, stack.projectId);
    expect(Object.values(summary.documents).reduce((sum, one) => sum + one)).toBe(
      Object.keys(before).length,
    );
    await wipe();
    await sdk.auth.deleteUser(STAFF.uid);

    expect(await restore(sdk, folder)).toEqual({
      documents: { restored: Object.keys(before).length, there: 0 },
      files: { restored: 1, there: 0 },
      accounts: { restored: 1, there: summary.accounts - 1 },
    });
    const after = await everythingKept();
    // those that were waiting may have been sent since the backup
    const waiting = Object.keys(before).filter((path) => before[path]!['state'] === 'queued');
    expect(waiting).toContain(messagePath(`${pending}-order-received-whatsapp`));
    const doubtful = { state: 'doubtful', error: 'restored', next_attempt_at: null, claim: null };
    for (const path of waiting)
      before[path] = { ...before[path], ...doubtful, needs_merchant: true };
    // a late event of the deleted product has the public document written again, all the same
    const [shown, restored] = [before, after].map((all) => all[STOREFRONT_PRODUCT_PATH]!);
    expect({ ...restored, updated_at: null }).toEqual({ ...shown, updated_at: null });
    after[STOREFRONT_PRODUCT_PATH] = shown!;
    expect(after).toEqual(before);
    const [bytes] = await sdk.bucket.file(PICTURE).download();
    expect([...bytes]).toEqual([1, 2, 3]);
    const [{ contentType, cacheControl, metadata }] = await sdk.bucket.file(PICTURE).getMetadata();
    expect({ contentType, cacheControl, metadata }).toMatchObject({
      contentType: 'image/jpeg',
      cacheControl: 'public, max-age=5',
      metadata: { a: 'b' },
    });
    const { email, emailVerified } = await sdk.auth.getUser(STAFF.uid);
    expect({ email, emailVerified }).toEqual({ email: STAFF.email, emailVerified: true });
    await sdk.auth.updateUser(STAFF.uid, { password: STAFF.password });
  });

  test(
    'goes on where it was: nothing moves, and what was paid meanwhile is settled',
    { tags: 'nightly' },
    async () => {
      const folder = newFolder();
      await backUp(sdk, folder, stack.projectId);
      const [pieces, told] = [await stock(), await history(paid)];
      await wipe();
      await endIntent(await intentOfBackup(folder), 'complete');
      await restore(sdk, folder);

      expect(await stock()).toBe(pieces);
      await runSchedule();
      expect(await order(pending)).toMatchObject({ status: 'confirmed', payment_status: 'paid' });
      // the triggers handle this change after any that restoring may have caused
      await db
        .doc(orderPath(paid))
        .update({ status: 'shipped', updated_by: 'merchant', updated_at: Timestamp.now() });
      await expect.poll(() => history(paid)).toEqual([...told, 'status-changed confirmed→shipped']);
      expect(await stock()).toBe(pieces);
    },
  );

  const intentOfBackup = async (folder: string): Promise<string> => {
    const lines = readFileSync(join(folder, 'documents/orders.ndjson'), 'utf8').trim().split('\n');
    const orders = lines.map((line) => JSON.parse(line) as { path: string; fields: object });
    const found = orders.find(({ path }) => path === orderPath(pending))!;
    return (found.fields as { payment_intent_id: string }).payment_intent_id;
  };
});

/** The server SDK with a bucket whose `save` is replaced. */
function savingBy(save: (path: string, put: () => Promise<unknown>) => Promise<void>): ServerSdk {
  const { bucket } = sdk;
  const file = (path: string) => ({
    save: (bytes: Buffer, options: SaveOptions) =>
      save(path, () => bucket.file(path).save(bytes, options)),
  });
  return { ...sdk, bucket: { file, getFiles: bucket.getFiles.bind(bucket) } as never };
}

test(
  'a file comes back once a document shows it: a deletion that is heard of late removes nothing',
  { tags: 'nightly' },
  async () => {
    await db.doc(picturePath('soap')).set({ storage_path: PICTURE, variants: [] });
    const folder = newFolder();
    await backUp(sdk, folder, stack.projectId);
    await wipe();
    const shown: boolean[] = [];
    await restore(
      savingBy(async (_, put) => {
        shown.push((await db.doc(picturePath('soap')).get()).exists);
        await put();
      }),
      folder,
    );
    expect(shown).toEqual([true]);
  },
);

test(
  'a picture of which nothing is drawn yet comes back after its file, and is drawn',
  { tags: 'nightly' },
  async () => {
    await db.doc(picturePath('bare')).set({ storage_path: PICTURE });
    const folder = newFolder();
    await backUp(sdk, folder, stack.projectId);
    await wipe();
    const shown: boolean[] = [];
    await restore(
      savingBy(async (_, put) => {
        shown.push((await db.doc(picturePath('bare')).get()).exists);
        await put();
      }),
      folder,
    );
    expect(shown).toEqual([false]);
    expect((await db.doc(picturePath('bare')).get()).exists).toBe(true);
  },
);

test('a backup that lost a line is not restored at all', { tags: 'nightly' }, async () => {
  const folder = newFolder();
  await backUp(sdk, folder, stack.projectId);
  const file = join(folder, 'documents/orders.ndjson');
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  writeFileSync(file, `${lines.slice(1).join('\n')}\n`);
  await wipe();
  await expect(restore(sdk, folder)).rejects.toThrow(
    new RegExp(`orders\\.ndjson has ${lines.length - 1} of ${lines.length} lines`),
  );
  expect(await everything()).toEqual({});
  writeFileSync(file, `${lines.join('\n')}\n`);
  rmSync(join(folder, 'files/00001.jpg'));
  await expect(restore(sdk, folder)).rejects.toThrow(/files\/00001\.jpg.* is missing/);
});

test.each([
  ['files.ndjson', /"file":"[^"]*"/, '"file":"../../secret"', /files\.ndjson:1: file: /],
  ['documents/orders.ndjson', /"path":"orders\//, '"path":"user_roles/', /no document of orders/],
  ['documents/orders.ndjson', /"total_amount":598/, '"total_amount":1', /orders\.ndjson has/],
  ['files/00001.jpg', /.$/s, '', /files\.ndjson:1: files\/00001\.jpg .* has 2 bytes, 3 were/],
] as const)('nothing is restored where %s was changed (%s)', async (list, from, to, reason) => {
  const folder = newFolder();
  await backUp(sdk, folder, stack.projectId);
  const file = join(folder, list);
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
  await wipe();
  await expect(restore(sdk, folder)).rejects.toThrow(reason);
  expect(await everything()).toEqual({});
});

test('what did not come back is told', { tags: 'nightly' }, async () => {
  const folder = newFolder();
  await backUp(sdk, folder, stack.projectId);
  await wipe();
  await expect(
    restore(
      savingBy(async () => undefined),
      folder,
    ),
  ).rejects.toThrow(`the file ${PICTURE} is missing. Restore again with --add-missing`);
  expect((await restore(sdk, folder, { addMissing: true })).files).toEqual({
    restored: 1,
    there: 0,
  });
});

test(
  'a project that holds something is not restored into, unless only what it lacks is wanted',
  { tags: 'nightly' },
  async () => {
    const folder = newFolder();
    const left = db.doc(userRolePath('who-has-left'));
    await left.set({ role: ADMIN_ROLE });
    await backUp(sdk, folder, stack.projectId);
    await Promise.all([left.delete(), db.doc(orderPath(pending)).delete()]);
    await db.doc('site_content/hero').update({ title: 'أحدث' });

    await expect(restore(sdk, folder)).rejects.toThrow(/not empty.*--add-missing/s);
    expect(await order(pending)).toBeUndefined();
    expect((await restore(sdk, folder, { addMissing: true })).documents.restored).toBe(1);
    expect(await order(pending)).toMatchObject({ payment_status: 'pending' });
    expect((await db.doc('site_content/hero').get()).get('title')).toBe('أحدث');
    // taken away since the backup
    expect((await left.get()).exists).toBe(false);
  },
);

test(
  'the commands say what they talk to and what they did, and nothing else',
  { tags: 'nightly' },
  async () => {
    const folder = newFolder();
    const words = [folder, '--bucket', OTHER_BUCKET];
    const { host } = new URL(stack.urls.firestore);
    expect(await run('backup', ...words)).toMatch(
      new RegExp(`^Copying .*${host}.*\\n\\d+ documents, \\d+ accounts and 1 files are in`),
    );
    await expect(run('restore', ...words)).rejects.toThrow(/not empty: it has .*--add-missing/);
    await db.doc(orderPath(pending)).delete();
    expect(await run('restore', ...words, '--add-missing')).toMatch(
      new RegExp(
        `^Restoring into .*${host}.*\\nchecking the backup …\\naccounts …\\n.*\\norders \\(\\d+\\) ….*\\ndocuments: 1 restored`,
        's',
      ),
    );
    await expect(run('backup', ...words)).rejects.toThrow(/not empty: name a new folder/);
    await expect(run('backup')).rejects.toThrow(/Usage: npm run backup -- <folder>/);
  },
);

test(
  'no emulator is guessed where the environment names only some',
  { tags: 'nightly' },
  async () => {
    const { FIREBASE_AUTH_EMULATOR_HOST: _, ...environment } = process.env;
    await expect(runWith(environment, 'backup', newFolder())).rejects.toThrow(
      /names emulators for firestore and storage only/,
    );
  },
);

const run = (...words: string[]): Promise<string> => runWith(process.env, ...words);

/** A command's output, which must contain no warnings. */
async function runWith(env: NodeJS.ProcessEnv, ...words: string[]): Promise<string> {
  const command = ['tools/backup.ts', ...words];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, command, { env });
  expect(stderr).toBe('');
  return stdout;
}

test(
  'a backup that was interrupted is none, and what is in it is for its owner only',
  { tags: 'nightly' },
  async () => {
    const folder = newFolder();
    await backUp(sdk, folder, stack.projectId);
    expect(statSync(folder).mode & 0o077).toBe(0);
    rmSync(join(folder, 'backup.json'));
    await wipe();
    await expect(restore(sdk, folder)).rejects.toThrow(/interrupted/);
    expect(await everything()).toEqual({});
  },
);
