import { PASSWORD_LENGTH } from '@ghar/domain/password';
import type { PanelTexts } from '../../i18n/panel-texts.ts';
import { isGuessable } from './guessable-password.ts';

export type Credentials = { readonly email: string; readonly password: string };
export type CredentialError = keyof PanelTexts['credentialErrors'];
export type CredentialErrors = { readonly [Field in keyof Credentials]?: CredentialError };

/** Why it is no e-mail address; null if it may be one. */
export function checkEmail(email: string): CredentialError | null {
  if (email.trim() === '') return 'email-required';
  return /^[^\s@]+@[^\s@]+$/.test(email.trim()) ? null : 'email-invalid';
}

/** The errors by field. Requirements on passwords apply at sign-up only. */
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
