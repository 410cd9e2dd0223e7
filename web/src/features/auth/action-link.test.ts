import { expect, test } from 'vitest';
import { actionLink } from './action-link.ts';

test.each([
  ['?mode=resetPassword&oobCode=a-code&lang=ar', { purpose: 'reset-password', code: 'a-code' }],
  ['?mode=verifyEmail&oobCode=a-code', { purpose: 'confirm-email', code: 'a-code' }],
  ['?mode=resetPassword&oobCode=', null],
  ['?mode=recoverEmail&oobCode=a-code', null],
  ['?mode=constructor&oobCode=a-code', null],
  ['', null],
] as const)('the address %s', (search, link) => {
  expect(actionLink(search)).toEqual(link);
});
