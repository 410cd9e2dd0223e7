import { expect, test } from 'vitest';
import { accountsWithoutRole } from './list-accounts.ts';

const account = (uid: string, day: number, email: string | null = `${uid}@ghar.example`) => ({
  uid,
  email,
  createdAt: new Date(Date.UTC(2026, 10, day)),
});

test('offered are the newest verified accounts that have no role', () => {
  const accounts = [
    account('old', 1),
    account('boss', 2),
    account('unverified', 3, null),
    account('new', 4),
  ];
  expect(accountsWithoutRole(accounts, new Set(['boss']))).toEqual([
    { email: 'new@ghar.example', created_at: '2026-11-04T00:00:00.000Z' },
    { email: 'old@ghar.example', created_at: '2026-11-01T00:00:00.000Z' },
  ]);
  const many = Array.from({ length: 70 }, (_, index) => account(`a${index}`, index));
  const offered = accountsWithoutRole(many, new Set());
  expect(offered).toHaveLength(50);
  expect(offered[0]!.email).toBe('a69@ghar.example');
});
