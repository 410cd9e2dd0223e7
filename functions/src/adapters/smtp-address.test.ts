import { expect, test } from 'vitest';
import { verdictOf } from '../messages/provider-verdict.ts';
import { SMTP_PROBLEMS, smtpProblem } from './smtp-address.ts';

test.each([
  ['smtps://user:password@smtp.example:465', null],
  ['smtp://127.0.0.1:1025', null],
  ['SMTPS://user%40shop.example:p%2Fa%23s%25@smtp.example:465', null],
  ['smtps://user:pa/ss@smtp.example:465', 'smtp-not-encoded'],
  ['smtps://user:12/ss@smtp.example:465', 'smtp-not-encoded'],
  ['smtps://user:pa#ss@smtp.example:465', 'smtp-not-encoded'],
  ['smtps://user:12#3@smtp.example:465', 'smtp-not-encoded'],
  ['smtps://user:pa?ss@smtp.example:465', 'smtp-not-encoded'],
  ['smtps://user:100%@smtp.example:465', 'smtp-not-encoded'],
  ['smtp.example:465', 'smtp-no-scheme'],
  ['user:password@smtp.example:465', 'smtp-no-scheme'],
  ['https://user:password@smtp.example', 'smtp-no-scheme'],
  ['none', 'smtp-no-scheme'],
  ['smtps://user:password@', 'smtp-no-host'],
  ['smtps://', 'smtp-no-host'],
])('of %s: %s', (smtpUrl, problem) => {
  expect(smtpProblem(smtpUrl)).toBe(problem);
});

test.each(SMTP_PROBLEMS)('%s blocks e-mail until the merchant has mended it', (problem) => {
  expect(verdictOf('email', problem)).toBe('blocked');
});
