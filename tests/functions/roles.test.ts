import type { CallableName } from '@ghar/domain/callables';
import { COLLECTIONS, changePath, userRolePath } from '@ghar/domain/paths';
import { collection, getDocs } from 'firebase/firestore';
import { getAuth } from 'firebase-admin/auth';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ADMIN, HELPER, STAFF } from '../../tools/seed/accounts.ts';
import { messagesTo, newAddress, resetPassword, tokenOf } from '../support/accounts.ts';
import { call, orderForm, placeOrder } from '../support/backend.ts';
import { signIn } from '../support/client.ts';
import { db, order, resetDatabase } from '../support/database.ts';

let admin: string;
let helper: string;
beforeAll(async () => {
  [admin, helper] = [await tokenOf(ADMIN), await tokenOf(HELPER)];
});
beforeEach(() => resetDatabase());

const as = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const codeOf = async (name: CallableName, input: unknown, token: string) => {
  const { result, error } = await call(name, input, as(token));
  return error?.details?.code ?? result;
};
const set = (email: string, role: unknown, token = admin) =>
  codeOf('setRole', { email, role }, token);
const roleOf = async (uid: string) => (await db.doc(userRolePath(uid)).get()).data();
const admins = async (): Promise<readonly string[]> =>
  (await db.collection(COLLECTIONS.userRoles).where('role', '==', 'admin').get()).docs.map(
    ({ id }) => id,
  );

/** A verified account that may hold a role. */
async function newAccount(role: string | null = null) {
  const account = { email: newAddress(), password: 'صابون الغار القديم' };
  const { uid } = await getAuth().createUser({ ...account, emailVerified: true });
  if (role !== null) await db.doc(userRolePath(uid)).set({ role });
  return { ...account, uid };
}

describe('a helper', () => {
  test('is refused by everything that only an admin may ask for', async () => {
    const { order_id } = await placeOrder();
    const about = { order_id_param: order_id };
    const refundKey = crypto.randomUUID();
    const asked: readonly (readonly [CallableName, unknown])[] = [
      ['refundOrder', { ...about, refundKey, amount: 1, reason: '', restock: false }],
      ['correctOrder', { ...orderForm(), ...about, seen: await order(order_id) }],
      ['enterOrder', orderForm()],
      ['resendMessage', { message_id: `${order_id}-order-received-whatsapp` }],
      ['sendTestMessage', { channel: 'email' }],
      ['exportCustomer', { phone: '+971501234567' }],
      ['eraseCustomer', { phone: '+971501234567' }],
      ['setRole', { email: HELPER.email, role: 'admin' }],
      ['setRole', { email: ADMIN.email, role: null }],
      ['listAccounts', {}],
    ];
    const before = await order(order_id);
    for (const [name, input] of asked)
      expect([name, await codeOf(name, input, helper)]).toEqual([name, 'admins-only']);
    expect(await order(order_id)).toEqual(before);
    expect(await admins()).toEqual([ADMIN.uid]);
  });
});

test('a role that an admin gives ends every other way into the account, and its owner gets a message', async () => {
  const { uid, email, password } = await newAccount();
  expect((await call('listAccounts', {}, as(admin))).result!.accounts[0]).toMatchObject({ email });
  expect(await set(` ${email.toUpperCase()} `, 'staff')).toEqual({
    success: true,
    outcome: 'granted',
  });
  expect(await roleOf(uid)).toMatchObject({ role: 'staff', email, updated_by: ADMIN.uid });
  await expect(signIn(email, password)).rejects.toMatchObject({ code: 'auth/wrong-password' });
  expect(await messagesTo(email)).toEqual(['PASSWORD_RESET']);
  const chosen = await resetPassword(email, 'كلمة المساعدة وحدها');
  const client = await vi.waitFor(
    async () => {
      const entered = await signIn(email, chosen);
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
  await expect(getDocs(collection(client.firestore, COLLECTIONS.invoices))).rejects.toMatchObject({
    code: 'permission-denied',
  });
  const listed = (await call('listAccounts', {}, as(admin))).result!.accounts;
  expect(listed.map((one) => one.email)).not.toContain(email);
  expect(listed.map((one) => one.email)).toContain(STAFF.email);
  expect(await set(email, null)).toEqual({ success: true, outcome: 'revoked' });
  expect(await roleOf(uid)).toBeUndefined();
  const { docs } = await db.collection(changePath(userRolePath(uid), 'x').replace('/x', '')).get();
  expect(docs.map((one) => one.data())).toContainEqual(
    expect.objectContaining({
      from: 'staff',
      to: null,
      actor: ADMIN.uid,
      actor_email: ADMIN.email,
    }),
  );
  await client.close();
});

test('nothing is given to an address that nobody has verified, or that no account has', async () => {
  const { uid } = await getAuth().createUser({ email: newAddress(), emailVerified: false });
  const { email } = await getAuth().getUser(uid);
  expect(await set(email!, 'admin')).toBe('account-unverified');
  expect(await set('nobody@ghar.example', 'staff')).toBe('account-missing');
  expect(await set('no address', 'staff')).toBe('email-invalid');
  expect(await set(STAFF.email, 'owner')).toBe('input-invalid');
  // null takes a role away: leaving it out does not
  expect(await set(ADMIN.email, undefined)).toBe('input-invalid');
  expect(await admins()).toEqual([ADMIN.uid]);
});

describe('the last admin', () => {
  test('cannot be taken away, also by themselves, nor become a helper', async () => {
    expect(await set(ADMIN.email, null)).toBe('last-admin');
    expect(await set(ADMIN.email, 'staff')).toBe('last-admin');
    // the role of an account that is gone is no colleague
    await db.doc(userRolePath('gone')).set({ role: 'admin', email: 'gone@ghar.example' });
    expect(await set(ADMIN.email, null)).toBe('own-role');
    expect(await set('gone@ghar.example', null)).toEqual({ success: true, outcome: 'revoked' });
    expect(await roleOf(ADMIN.uid)).toMatchObject({ role: 'admin' });
  });

  test('remains, of two who take each other’s role away at once', async () => {
    const other = await newAccount('admin');
    const token = await tokenOf(other);
    const answers = await Promise.all([set(other.email, null), set(ADMIN.email, null, token)]);
    expect(await admins()).toHaveLength(1);
    expect(answers.filter((one) => typeof one === 'string')).toHaveLength(1);
  });
});
