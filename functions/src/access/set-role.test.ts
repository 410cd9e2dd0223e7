import {
  ADMIN_ROLE,
  isValidIn,
  STAFF_ROLE,
  type Role,
  type UserRole,
} from '@ghar/domain/access/role';
import { expect, test } from 'vitest';
import { setRole, type RolePorts, type RoleWrite } from './set-role.ts';

const EMAIL = 'merchant@ghar.example';
const NOW = new Date('2026-11-29T08:00:00.300Z');

/** One account, and what was done to it in order. */
function onAccount(account: { uid: string; emailVerified: boolean } | null) {
  const done: string[] = [];
  let found = account;
  let stored: UserRole | null = null;
  let author: UserRole | null = null;
  let hasOtherAdmin = true;
  let kept: RoleWrite | null = null;
  const ports: RolePorts = {
    accounts: {
      find: async (email) => (email === EMAIL ? found : null),
      takeBack: async (uid) => void done.push(`take back ${uid}`),
      sendReset: async (email) => void done.push(`reset ${email}`),
    },
    roles: {
      get: async () => stored,
      uidsOf: async (email) => (stored?.email === email ? ['one'] : []),
      change: async (uid, _, decide) => {
        kept = decide({ role: stored, author, hasOtherAdmin });
        if (kept === null) return;
        stored = kept.role;
        done.push(`${stored?.role ?? 'no role'} for ${uid}`);
      },
    },
    stopNotifying: async (email) => void done.push(`no messages to ${email}`),
    clock: () => NOW,
  };
  return {
    done,
    role: () => stored,
    kept: () => kept,
    be: (one: { author?: UserRole | null; hasOtherAdmin?: boolean }) => {
      author = one.author ?? author;
      hasOtherAdmin = one.hasOtherAdmin ?? hasOtherAdmin;
    },
    put: (role: UserRole) => void (stored = role),
    set: (role: Role | null, by: string) => setRole({ email: EMAIL, role, by }, ports),
    lose: () => (found = null),
    ports,
    grant: (name?: string) =>
      setRole({ email: 'Merchant@ghar.example', role: ADMIN_ROLE, name, by: 'server' }, ports),
    revoke: () => setRole({ email: EMAIL, role: null, by: 'server' }, ports),
  };
}

test('a granted role leaves no way in but the address, before it is there', async () => {
  const { done, role, grant } = onAccount({ uid: 'one', emailVerified: true });
  expect(await grant(' سارة\u2069\n')).toEqual({ outcome: 'granted', uid: 'one' });
  expect(done).toEqual(['take back one', `reset ${EMAIL}`, 'admin for one']);
  expect(role()).toMatchObject({
    email: EMAIL,
    name: 'سارة',
    granted_at: NOW,
    updated_by: 'server',
  });
});

test('no session has it that began before, or in the same second', async () => {
  const { role, grant } = onAccount({ uid: 'one', emailVerified: true });
  await grant();
  const isValidAt = (time: string) =>
    isValidIn(role()!, { email: EMAIL, signedInAt: new Date(`2026-11-29T08:00:${time}Z`) });
  expect(['00', '01'].map(isValidAt)).toEqual([false, true]);
  expect(isValidIn(role()!, { email: 'other@ghar.example', signedInAt: NOW })).toBe(false);
  expect(isValidIn(role()!, { email: EMAIL, signedInAt: null })).toBe(false);
});

test('a role that is there stays, with its sessions and its name', async () => {
  const { done, role, grant } = onAccount({ uid: 'one', emailVerified: true });
  await grant('سارة');
  const { sessions_from } = role()!;
  done.length = 0;
  expect(await grant()).toEqual({ outcome: 'kept', uid: 'one' });
  expect(done).toEqual(['admin for one']);
  expect(role()).toMatchObject({ name: 'سارة', sessions_from });
  await grant('سارة الهاشمي');
  expect(role()).toMatchObject({ name: 'سارة الهاشمي' });
});

test('a role that is given back after it was revoked is a new one', async () => {
  const { done, grant, revoke } = onAccount({ uid: 'one', emailVerified: true });
  await grant();
  expect(await revoke()).toEqual({ outcome: 'revoked', uid: 'one' });
  expect(done.slice(-2)).toEqual(['no role for one', `no messages to ${EMAIL}`]);
  done.length = 0;
  expect(await grant()).toMatchObject({ outcome: 'granted' });
  expect(done).toEqual(['take back one', `reset ${EMAIL}`, 'admin for one']);
});

test('an address whose account is gone gets no more messages, and its role is taken away', async () => {
  const { done, lose, grant, revoke } = onAccount({ uid: 'one', emailVerified: true });
  await grant();
  lose();
  done.length = 0;
  expect(await revoke()).toEqual({ outcome: 'revoked', uid: 'one' });
  expect(done).toEqual(['no role for one', `no messages to ${EMAIL}`]);
  done.length = 0;
  expect(await revoke()).toEqual({ outcome: 'no-account' });
  expect(done).toEqual([`no messages to ${EMAIL}`]);
});

const BOSS = {
  role: ADMIN_ROLE,
  email: 'boss@ghar.example',
  name: null,
  granted_at: null,
  sessions_from: null,
  updated_by: null,
};

test('from helper to admin is a gain, and the way back keeps the sessions', async () => {
  const { done, role, set, be } = onAccount({ uid: 'one', emailVerified: true });
  be({ author: BOSS });
  expect(await set(STAFF_ROLE, 'boss')).toEqual({ outcome: 'granted', uid: 'one' });
  expect(done).toEqual(['take back one', `reset ${EMAIL}`, 'staff for one']);
  const { sessions_from } = role()!;
  done.length = 0;
  await set(ADMIN_ROLE, 'boss');
  expect(done).toEqual(['take back one', `reset ${EMAIL}`, 'admin for one']);
  done.length = 0;
  expect(await set(STAFF_ROLE, 'boss')).toEqual({ outcome: 'granted', uid: 'one' });
  expect(done).toEqual(['staff for one', `no messages to ${EMAIL}`]);
  expect(role()).toMatchObject({ sessions_from, granted_at: NOW, updated_by: 'boss' });
});

test('whoever takes a role away is kept, since nobody signs a deletion', async () => {
  const { kept, grant, set, be } = onAccount({ uid: 'one', emailVerified: true });
  await grant();
  be({ author: BOSS });
  await set(null, 'boss');
  expect(kept()).toEqual({
    role: null,
    change: {
      field: 'role',
      from: 'admin',
      to: null,
      actor: 'boss',
      actor_email: BOSS.email,
      created_at: NOW,
    },
  });
});

test.each([
  ['the last admin', { hasOtherAdmin: false, author: BOSS }, 'boss', 'last-admin'],
  ['their own, whoever else is there', { author: BOSS }, 'one', 'own-role'],
  ['anybody’s, once they are no admin any more', { author: null }, 'former', 'admins-only'],
  ['anybody’s, as a helper', { author: { ...BOSS, role: STAFF_ROLE } }, 'clerk', 'admins-only'],
] as const)('nobody takes away %s', async (_, found, by, code) => {
  const { role, set, grant, be } = onAccount({ uid: 'one', emailVerified: true });
  await grant();
  be(found);
  await expect(set(null, by)).rejects.toMatchObject({ code });
  await expect(set(STAFF_ROLE, by)).rejects.toMatchObject({ code });
  expect(role()).toMatchObject({ role: ADMIN_ROLE });
});

test('the command closes even the last admin’s account, which may be stolen', async () => {
  const { role, grant, revoke, be } = onAccount({ uid: 'one', emailVerified: true });
  await grant();
  be({ hasOtherAdmin: false });
  expect(await revoke()).toMatchObject({ outcome: 'revoked' });
  expect(role()).toBeNull();
});

test('a role from before, without address or times, is taken away like any other', async () => {
  const { role, set, put, be } = onAccount({ uid: 'one', emailVerified: true });
  put({ ...BOSS, email: null });
  be({ author: BOSS });
  await set(null, 'boss');
  expect(role()).toBeNull();
});

test('nothing is granted to an address that nobody has verified, or that the account lost meanwhile', async () => {
  const unverified = onAccount({ uid: 'one', emailVerified: false });
  expect(await unverified.grant()).toEqual({ outcome: 'unverified', uid: 'one' });
  expect(unverified.done).toEqual([]);
  expect(await onAccount(null).grant()).toEqual({ outcome: 'no-account' });

  const renamed = onAccount({ uid: 'one', emailVerified: true });
  const { accounts } = renamed.ports;
  const takeBack = async (uid: string) => (await accounts.takeBack(uid), void renamed.lose());
  expect(
    await setRole(
      { email: EMAIL, role: ADMIN_ROLE, by: 'server' },
      { ...renamed.ports, accounts: { ...accounts, takeBack } },
    ),
  ).toMatchObject({ outcome: 'unverified' });
  expect(renamed.role()).toBeNull();
});
