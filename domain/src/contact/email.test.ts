import { expect, test } from 'vitest';
import { mailtoUrl } from './email.ts';

test('a link to an address has no parameters of its own', () => {
  expect(mailtoUrl('hello@ghar.example')).toBe('mailto:hello@ghar.example');
  expect(mailtoUrl('a?bcc=evil%40evil.example&body=x@ghar.example')).toBe(
    'mailto:a%3Fbcc=evil%2540evil.example%26body=x@ghar.example',
  );
});
