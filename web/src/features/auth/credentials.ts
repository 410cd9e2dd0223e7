import { PASSWORD_LENGTH, type CredentialError } from '../../i18n/auth.ts';

export type Credentials = { readonly email: string; readonly password: string };
export type CredentialErrors = { readonly [Field in keyof Credentials]?: CredentialError };

/** What the e-mail lacks; null when it may be one. */
export function checkEmail(email: string): CredentialError | null {
  if (email.trim() === '') return 'email-required';
  return /^[^\s@]+@[^\s@]+$/.test(email.trim()) ? null : 'email-invalid';
}

/** What is wrong with what was written, by field. Only who makes an account is told how long a password must be. */
export function checkCredentials(
  { email, password }: Credentials,
  purpose: 'sign-in' | 'sign-up',
): CredentialErrors {
  const emailError = checkEmail(email);
  const passwordError: CredentialError | null =
    password === ''
      ? 'password-required'
      : purpose === 'sign-up' && password.length < PASSWORD_LENGTH
        ? 'password-short'
        : null;
  return {
    ...(emailError && { email: emailError }),
    ...(passwordError && { password: passwordError }),
  };
}
