import { describe, expect, test } from 'vitest';
import { readOrder } from '../../tools/admin-role/read-order.ts';

test('a command to give the role, or to take it', () => {
  const email = 'sara@ghar.example';
  expect(readOrder(['grant', email, '--name', 'سارة', '--project', 'ghar-store'])).toEqual({
    action: 'grant',
    email,
    name: 'سارة',
    project: 'ghar-store',
  });
  expect(readOrder(['revoke', email])).toMatchObject({ action: 'revoke', email });
});

describe('a command is told what is missing', () => {
  test.each<[string, string[], RegExp]>([
    ['an address', ['grant'], /missing.*Usage: npm run grant-admin -- <email>/s],
    ['an address that is one', ['revoke', 'admin'], /no e-mail.*npm run revoke-admin/s],
    ['a decision', ['grant', 'a@b.example', 'c@d.example'], /One account at a time/],
    ['an option that there is', ['grant', 'a@b.example', '--force'], /--force.*Usage/s],
    ['whom to name', ['revoke', 'a@b.example', '--name', 'سارة'], /only grant-admin.*Usage/s],
    ['a project', ['grant', 'a@b.example', '--project', ''], /Which project.*Usage/s],
    ['what to do', [], /grant or revoke/],
  ])('%s', (_, words, said) => {
    expect(() => readOrder(words)).toThrow(said);
  });
});
