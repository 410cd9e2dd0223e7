import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** SPDX identifiers that a closed shop may ship; LGPL as a library that stays a file of its own. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-3-Clause',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'OFL-1.1',
]);
/** What package-lock.json does not say, as read in the package. */
const READ_BY_HAND: Record<string, string> = { limiter: 'MIT' };

type Lockfile = {
  packages: Record<string, { license?: string; dev?: boolean; link?: boolean }>;
};

/** The packages that are served or deployed, with their licence. */
function shippedPackages(): { name: string; licence: string }[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile;
  return Object.entries(packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
    .map(([path, { license }]) => {
      const name = path.split('node_modules/').at(-1)!;
      return { name, licence: license ?? READ_BY_HAND[name] ?? 'unknown' };
    });
}

test('all that ships has a licence that a shop may use', () => {
  const shipped = shippedPackages();
  expect(shipped.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['react', '@mui/material', 'firebase-admin', 'sharp']),
  );
  const refused = shipped.filter(
    ({ licence }) => !licence.split(' AND ').every((part) => ALLOWED.has(part)),
  );
  expect(refused).toEqual([]);
});
