import { expect, test } from 'vitest';
import { requireAdmin } from './require-admin.ts';

const roleOf = async (uid: string): Promise<string | null> =>
  ({ boss: 'admin', clerk: 'staff' })[uid] ?? null;
const admitted = (uid: string | null): Promise<string> =>
  requireAdmin({ uid, origin: null }, roleOf).catch((error: Error) => error.message);

test.each([
  ['boss', 'boss'],
  ['clerk', 'admins-only'],
  ['stranger', 'admins-only'],
  [null, 'sign-in-required'],
])('of %s it says %s', async (uid, said) => {
  expect(await admitted(uid)).toBe(said);
});
