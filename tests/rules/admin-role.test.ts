import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { collection, getDocs } from 'firebase/firestore';
import { COLLECTIONS, userRolePath } from '@ghar/domain/paths';
import { ADMIN_ROLE } from '@ghar/domain/access/role';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { resetPassword } from '../support/accounts.ts';
import { signIn, signUp, type Client } from '../support/client.ts';
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
/** Without a colleague, revoking the last role warns. */
const colleague = db.doc(userRolePath('colleague'));
beforeAll(async () => {
  client = await signUp();
  await colleague.set({ role: ADMIN_ROLE });
});
afterAll(() => Promise.all([client.close(), colleague.delete()]));

const readOrders = () => getDocs(collection(client.firestore, COLLECTIONS.orders));
const role = () => db.doc(userRolePath(client.uid)).get();

/** Signs in anew until the role is valid in the session: the sessions of the second in which it was granted are not. */
const signInAsAdmin = (password: string): Promise<Client> =>
  vi.waitFor(
    async () => {
      const entered = await signIn(client.email, password);
      try {
        await getDocs(collection(entered.firestore, COLLECTIONS.orders));
        return entered;
      } catch (error) {
        await entered.close();
        throw error;
      }
    },
    { timeout: 10_000 },
  );

test('whoever registered the address first is locked out when its owner gets the role, and again when it is given back', async () => {
  const { uid } = client;
  const refused = await adminRole(['grant', client.email, '--name', 'سارة']);
  expect(refused).toMatchObject({ code: 1, stdout: '' });
  expect(refused.stderr).toMatch(/Nobody has verified that/);
  expect(refused.stderr).toContain(uid);
  expect((await role()).exists).toBe(false);

  await getAuth().updateUser(uid, { emailVerified: true, displayName: 'المدير' });
  // the attacker's session, whose token is valid for an hour
  await expect(readOrders()).rejects.toMatchObject({ code: 'permission-denied' });
  const token = await client.token();
  const granted = await adminRole(['grant', client.email, '--name', 'سارة']);
  expect(granted).toMatchObject({ code: 0, stderr: '' });
  expect(granted.stdout).toContain(`${client.email} is an admin of demo-ghar now.`);
  expect((await role()).data()).toMatchObject({
    role: ADMIN_ROLE,
    email: client.email,
    name: 'سارة',
  });

  await expect(readOrders()).rejects.toMatchObject({ code: 'permission-denied' });
  await expect(getAuth().verifyIdToken(token, true)).rejects.toMatchObject({
    code: 'auth/id-token-revoked',
  });
  await expect(signIn(client.email, 'ghar-staff')).rejects.toMatchObject({
    code: 'auth/wrong-password',
  });
  expect((await getAuth().getUser(uid)).displayName).toBeUndefined();

  // the owner follows the link
  const owner = await signInAsAdmin(await resetPassword(client.email, 'كلمة المالكة وحدها'));
  const again = await adminRole(['grant', client.email]);
  expect(again.stdout).toContain('as before');
  await expect(getDocs(collection(owner.firestore, COLLECTIONS.orders))).resolves.toBeDefined();

  const revoked = await adminRole(['revoke', client.email]);
  expect(revoked).toMatchObject({ code: 0, stderr: '' });
  expect((await role()).exists).toBe(false);
  const read = () => getDocs(collection(owner.firestore, COLLECTIONS.orders));
  await expect(read()).rejects.toMatchObject({ code: 'permission-denied' });
  await adminRole(['grant', client.email]);
  await expect(read()).rejects.toMatchObject({ code: 'permission-denied' });
  await owner.close();
}, 60_000);

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
    [
      'an account to take it from',
      ['revoke', 'nobody@ghar.example'],
      /No account.*nobody@ghar\.example.*No role was revoked/s,
      {},
    ],
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
