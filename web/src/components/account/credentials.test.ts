import { describe, expect, test } from 'vitest';
import { checkCredentials } from './credentials.ts';

const right = { email: 'admin@ghar.example', password: 'laurel' };

describe('credentials', () => {
  test.each([
    ['that are right', {}, {}, {}],
    ['with spaces around the e-mail', { email: '  admin@ghar.example ' }, {}, {}],
    ['without an e-mail', { email: ' ' }, { email: 'email-required' }, { email: 'email-required' }],
    [
      'with half an e-mail',
      { email: 'admin@' },
      { email: 'email-invalid' },
      { email: 'email-invalid' },
    ],
    [
      'with words for an e-mail',
      { email: 'a b@c' },
      { email: 'email-invalid' },
      { email: 'email-invalid' },
    ],
    [
      'without a password',
      { password: '' },
      { password: 'password-required' },
      { password: 'password-required' },
    ],
    ['with five characters', { password: '12345' }, {}, { password: 'password-short' }],
    ['with six characters', { password: 'laurel' }, {}, {}],
    [
      'with a password that is tried first',
      { password: '123456' },
      {},
      { password: 'password-guessable' },
    ],
  ] as const)('%s', (_, change, signIn, signUp) => {
    expect(checkCredentials({ ...right, ...change }, 'sign-in')).toEqual(signIn);
    expect(checkCredentials({ ...right, ...change }, 'sign-up')).toEqual(signUp);
  });

  test('say what is wrong with both fields at once', () => {
    expect(checkCredentials({ email: '', password: '' }, 'sign-in')).toEqual({
      email: 'email-required',
      password: 'password-required',
    });
  });
});
