import { expect, test } from 'vitest';
import { returnPath } from './return-path.ts';

test.each(['/admin', '/admin/orders?country=ae', '/admin?x=1'])(
  'whoever was on the way to %s is brought there',
  (from) => expect(returnPath({ from })).toBe(from),
);

test.each([
  '//evil.example',
  'https://evil.example/admin',
  '/\\evil.example',
  '/administrator',
  ' /admin',
  'javascript:alert(1)//admin',
  '',
  7,
  { toString: () => '/admin/orders' },
])('no way leads to %j', (from) => {
  expect(returnPath({ from })).toBe('/admin');
  expect(returnPath(from)).toBe('/admin');
});
