import { expect, test } from 'vitest';
import { actionLink, hostedAction } from './action-link.ts';

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

test.each(['recoverEmail', 'verifyAndChangeEmail', 'revertSecondFactorAddition'])(
  "the message %s is left to Firebase's page at the shop's own address",
  (mode) => {
    const search = `?mode=${mode}&oobCode=a-code&apiKey=k&continueUrl=https%3A%2F%2Fevil.example`;
    expect(hostedAction(search)).toBe(`/__/auth/action${search}`);
  },
);

test.each([
  '?mode=resetPassword&oobCode=a-code',
  '?mode=verifyEmail&oobCode=a-code',
  '?mode=recoverEmail&oobCode=',
  '?oobCode=a-code',
  '',
])('the address %s stays here', (search) => {
  expect(hostedAction(search)).toBeNull();
});
