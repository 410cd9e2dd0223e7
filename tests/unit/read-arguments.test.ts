import { globSync, readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { readOrder } from '../../tools/admin-role/read-order.ts';
import { readArguments } from '../../tools/read-arguments.ts';

afterEach(() => vi.unstubAllEnvs());

test('an option that npm has kept for itself is refused, not taken for none', () => {
  vi.stubEnv('npm_lifecycle_event', 'revoke-admin');
  vi.stubEnv('npm_config_project', 'shop');
  expect(() => readOrder(['revoke', 'sara@example.com'])).toThrow(
    /npm has kept --project for itself.*npm run revoke-admin -- …/s,
  );
});

test('an option of several words is one that npm writes with underscores', () => {
  vi.stubEnv('npm_config_add_missing', 'true');
  const options = { 'add-missing': { type: 'boolean' } } as const;
  expect(() => readArguments({ args: [], options })).toThrow(/--add-missing/);
});

test('what npm is configured with is no option of a command that has none of that name', () => {
  vi.stubEnv('npm_config_loglevel', 'error');
  const options = { project: { type: 'string' } } as const;
  expect(readArguments({ args: ['--project', 'shop'], options }).values.project).toBe('shop');
});

test('every command reads its options this way', () => {
  const direct = globSync('tools/**/*.ts', { exclude: ['**/node_modules/**'] }).filter((file) =>
    /\bparseArgs\(/.test(readFileSync(file, 'utf8')),
  );
  expect(direct).toEqual(['tools/read-arguments.ts']);
});
