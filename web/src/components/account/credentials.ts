import { PASSWORD_LENGTH } from '@ghar/domain/access/password';
import type { PanelTexts } from '../../i18n/panel-texts.ts';
import { isGuessable } from './guessable-password.ts';

export type Credentials = { readonly email: string; readonly password: string };
export type CredentialError = keyof PanelTexts['credentialErrors'];
export type CredentialErrors = { readonly [Field in keyof Credentials]?: CredentialError };

/** Why the e-mail address is invalid; null if it may be valid. */
export function checkEmail(email: string): CredentialError | null {
  if (email.trim() === '') return 'email-required';
  return /^[^\s@]+@[^\s@]+$/.test(email.trim()) ? null : 'email-invalid';
}

/** Why the password is invalid; null if it may be valid. */
export const checkPassword = (password: string): CredentialError | null =>
  password === '' ? 'password-required' : null;

/** The errors by field. Password rules apply at sign-up only. */
export function checkCredentials(
  { email, password }: Credentials,
  purpose: 'sign-in' | 'sign-up',
): CredentialErrors {
  const emailError = checkEmail(email);
  const passwordError =
    purpose === 'sign-up' ? checkNewPassword(password, email) : checkPassword(password);
  return {
    ...(emailError && { email: emailError }),
    ...(passwordError && { password: passwordError }),
  };
}

/** Why the new password is refused; null if accepted. */
export function checkNewPassword(password: string, email: string): CredentialError | null {
  if (password === '') return 'password-required';
  if (password.length < PASSWORD_LENGTH) return 'password-short';
  return isGuessable(password, email) ? 'password-guessable' : null;
}
