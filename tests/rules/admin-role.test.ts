import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { collection, getDocs } from 'firebase/firestore';
import { COLLECTIONS, userRolePath } from '@ghar/domain/paths';
import { ADMIN_ROLE } from '@ghar/domain/access/role';
import { getAuth } from 'firebase-admin/auth';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signUp, type Client } from '../support/client.ts';
import { db } from '../support/database.ts';

const run = promisify(execFile);
type Ended = { code: number; stdout: string; stderr: string };

/** Runs the command as npm does. */
const adminRole = (words: string[], environment: Record<string, string> = {}): Promise<Ended> =>
  run(process.execPath, ['tools/admin-role.ts', ...words], {
    env: { ...process.env, ...environment },
  }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: unknown) => error as Ended,
  );

let client: Client;
beforeAll(async () => {
  client = await signUp();
});
afterAll(() => client.close());

const readOrders = () => getDocs(collection(client.firestore, COLLECTIONS.orders));
const role = () => db.doc(userRolePath(client.uid)).get();

test('an account whose address is verified gets the rights of an admin, and loses them, without signing in again', async () => {
  await expect(readOrders()).rejects.toMatchObject({ code: 'permission-denied' });

  const refused = await adminRole(['grant', client.email, '--name', 'سارة']);
  expect(refused).toMatchObject({ code: 1, stdout: '' });
  expect(refused.stderr).toMatch(/Nobody has verified that/);
  expect(refused.stderr).toContain(client.uid);
  expect((await role()).exists).toBe(false);

  await getAuth().updateUser(client.uid, { emailVerified: true });
  const granted = await adminRole(['grant', client.email, '--name', 'سارة']);
  expect(granted).toMatchObject({ code: 0, stderr: '' });
  expect(granted.stdout).toContain(`${client.email} is an admin of demo-ghar now.`);
  expect((await role()).data()).toEqual({ role: ADMIN_ROLE, granted_at: expect.any(Timestamp) });
  await expect(readOrders()).resolves.toBeDefined();
  expect(await getAuth().getUser(client.uid)).toMatchObject({ displayName: 'سارة' });

  const revoked = await adminRole(['revoke', client.email]);
  expect(revoked).toMatchObject({ code: 0, stderr: '' });
  expect((await role()).exists).toBe(false);
  await expect(readOrders()).rejects.toMatchObject({ code: 'permission-denied' });
});

test('revoking what was never granted is no error', async () => {
  expect(await adminRole(['revoke', client.email])).toMatchObject({ code: 0, stderr: '' });
});

/** An environment without Google credentials. */
const strange = mkdtempSync(join(tmpdir(), 'ghar-'));
afterAll(() => rmSync(strange, { recursive: true }));
const NO_CREDENTIALS = {
  HOME: strange,
  CLOUDSDK_CONFIG: strange,
  GOOGLE_APPLICATION_CREDENTIALS: '',
  METADATA_SERVER_DETECTION: 'none',
};

describe('the command says what is missing', () => {
  const NAMED = ['grant', 'a@b.example'];
  const complaintOf = async (words: string[], environment: Record<string, string> = {}) => {
    const { code, stdout, stderr } = await adminRole(words, environment);
    expect(stderr).not.toMatch(/\n {4}at /);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    return stderr;
  };

  // whatever else may be wrong with its words: tests/unit/admin-role.test.ts
  test('an account', async () => {
    expect(await complaintOf(['grant', 'nobody@ghar.example'])).toMatch(
      /nobody@ghar\.example.*\/auth/s,
    );
  });

  test.for<[string, string[], RegExp, Record<string, string>]>([
    ['an account to take it from', ['revoke', 'nobody@ghar.example'], /No account.*\/auth/s, {}],
    [
      'a database',
      NAMED,
      /No firestore emulator answers at 127\.0\.0\.1:1.*npm start/s,
      { FIRESTORE_EMULATOR_HOST: '127.0.0.1:1' },
    ],
    [
      'accounts',
      NAMED,
      /No auth emulator answers at 127\.0\.0\.1:1.*npm start/s,
      { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:1' },
    ],
    [
      'credentials, whatever emulators there are',
      [...NAMED, '--project', 'ghar-store'],
      /no credentials for ghar-store.*gcloud auth application-default login/s,
      NO_CREDENTIALS,
    ],
  ])('%s', { tags: 'nightly' }, async ([, words, said, environment]) => {
    expect(await complaintOf(words, environment)).toMatch(said);
  });
});
