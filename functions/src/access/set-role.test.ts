import { ADMIN_ROLE, isValidIn } from '@ghar/domain/access/role';
import { expect, test } from 'vitest';
import { setRole, type RolePorts } from './set-role.ts';

const EMAIL = 'merchant@ghar.example';
const NOW = new Date('2026-11-29T08:00:00.300Z');

/** One account, and what was done to it in order. */
function onAccount(account: { uid: string; emailVerified: boolean } | null) {
  const done: string[] = [];
  let found = account;
  let stored: Awaited<ReturnType<RolePorts['roles']['get']>> = null;
  const ports: RolePorts = {
    accounts: {
      find: async (email) => (email === EMAIL ? found : null),
      takeBack: async (uid) => void done.push(`take back ${uid}`),
      sendReset: async (email) => void done.push(`reset ${email}`),
    },
    roles: {
      get: async () => stored,
      put: async (uid, role) => {
        stored = role;
        done.push(`${role?.role ?? 'no role'} for ${uid}`);
      },
    },
    stopNotifying: async (email) => void done.push(`no messages to ${email}`),
    clock: () => NOW,
  };
  return {
    done,
    role: () => stored,
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

test('an address whose account is gone gets no more messages', async () => {
  const { done, lose, revoke } = onAccount({ uid: 'one', emailVerified: true });
  lose();
  expect(await revoke()).toEqual({ outcome: 'no-account' });
  expect(done).toEqual([`no messages to ${EMAIL}`]);
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
