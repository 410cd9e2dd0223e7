import { PASSWORD_LENGTH, type CredentialError } from '../../i18n/ar/auth.ts';
import { isGuessable } from './guessable-password.ts';

export type Credentials = { readonly email: string; readonly password: string };
export type CredentialErrors = { readonly [Field in keyof Credentials]?: CredentialError };

/** What the e-mail lacks; null when it may be one. */
export function checkEmail(email: string): CredentialError | null {
  if (email.trim() === '') return 'email-required';
  return /^[^\s@]+@[^\s@]+$/.test(email.trim()) ? null : 'email-invalid';
}

/** What is wrong with what was written, by field. Only who makes an account is told what a password must be. */
export function checkCredentials(
  { email, password }: Credentials,
  purpose: 'sign-in' | 'sign-up',
): CredentialErrors {
  const emailError = checkEmail(email);
  const passwordError =
    password === ''
      ? 'password-required'
      : purpose === 'sign-up'
        ? checkNewPassword(password, email)
        : null;
  return {
    ...(emailError && { email: emailError }),
    ...(passwordError && { password: passwordError }),
  };
}

function checkNewPassword(password: string, email: string): CredentialError | null {
  if (password.length < PASSWORD_LENGTH) return 'password-short';
  return isGuessable(password, email) ? 'password-guessable' : null;
}
