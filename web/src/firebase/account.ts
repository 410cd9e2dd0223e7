import { FirebaseError } from 'firebase/app';
import {
  applyActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut as endSession,
  updatePassword,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { auth } from './auth.ts';

/** Why a sign-in, sign-up or password change failed. */
export const ACCOUNT_FAILURES = [
  'invalid-credentials',
  'already-registered',
  'email-invalid',
  'password-weak',
  'account-disabled',
  'link-expired',
  'too-many-attempts',
  'network',
  'unexpected',
] as const;
export type AccountFailure = (typeof ACCOUNT_FAILURES)[number];

const FAILURES: Readonly<Record<string, AccountFailure>> = {
  'auth/invalid-credential': 'invalid-credentials',
  'auth/user-not-found': 'invalid-credentials',
  'auth/wrong-password': 'invalid-credentials',
  'auth/email-already-in-use': 'already-registered',
  'auth/invalid-email': 'email-invalid',
  'auth/weak-password': 'password-weak',
  'auth/password-does-not-meet-requirements': 'password-weak',
  'auth/user-disabled': 'account-disabled',
  'auth/expired-action-code': 'link-expired',
  'auth/invalid-action-code': 'link-expired',
  'auth/too-many-requests': 'too-many-attempts',
  'auth/network-request-failed': 'network',
};

const failureOf = (error: unknown): AccountFailure =>
  (error instanceof FirebaseError && FAILURES[error.code]) || 'unexpected';

/** Runs an account operation; returns its failure, or null. Unexpected errors are logged. */
async function attempt(run: () => Promise<unknown>): Promise<AccountFailure | null> {
  try {
    await run();
    return null;
  } catch (error) {
    const failure = failureOf(error);
    // oxlint-disable-next-line no-console -- the only trace of what went wrong
    if (failure === 'unexpected') console.error('Account:', error);
    return failure;
  }
}

/** Returns null when signed in. Never throws. */
export const signIn = (email: string, password: string): Promise<AccountFailure | null> =>
  attempt(() => signInWithEmailAndPassword(auth, email, password));

/**
 * Creates an account and signs in. Also sends a confirmation e-mail with a link back to the shop; its failure is
 * ignored. Never throws.
 */
export const signUp = (email: string, password: string): Promise<AccountFailure | null> =>
  attempt(async () => {
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    // oxlint-disable-next-line no-console -- the account is there, but somebody should know
    sendEmailVerification(user, { url: location.origin }).catch(console.error);
  });

/** Sends a password reset e-mail. The answer does not reveal whether the account exists. Never throws. */
export async function sendPasswordReset(email: string): Promise<AccountFailure | null> {
  const failure = await attempt(() =>
    sendPasswordResetEmail(auth, email, { url: `${location.origin}/auth` }),
  );
  return failure === 'invalid-credentials' ? null : failure;
}

/** The account of a reset link, or why the link is invalid. Never throws. */
export async function resetAccount(
  code: string,
): Promise<{ readonly email: string } | { readonly failure: AccountFailure }> {
  let email = '';
  const failure = await attempt(async () => {
    email = await verifyPasswordResetCode(auth, code);
  });
  return failure === null ? { email } : { failure };
}

/**
 * Sets the password of the link's account and signs in; the link is then used up. If the new password already works, an
 * earlier attempt's answer was lost. Never leaves another account signed in. Never throws.
 */
export async function resetPassword(
  code: string,
  email: string,
  password: string,
): Promise<AccountFailure | null> {
  const failure = await attempt(() => confirmPasswordReset(auth, code, password));
  if (failure !== null && failure !== 'link-expired') return failure;
  if ((await signIn(email, password)) === null) return null;
  if (failure === null && auth.currentUser?.email !== email) await attempt(signOut);
  return failure;
}

/** Confirms the e-mail address of a message's link. Never throws. */
export const confirmEmail = (code: string): Promise<AccountFailure | null> =>
  attempt(() => applyActionCode(auth, code));

/**
 * Changes the signed-in user's password; signs out all other sessions. A wrong current password is
 * `invalid-credentials`. If the new one already works, an earlier attempt's answer was lost. Never throws.
 */
export async function changePassword(
  present: string,
  next: string,
): Promise<AccountFailure | null> {
  const reauthenticate = (password: string) =>
    attempt(async () => {
      const user = auth.currentUser;
      if (!user?.email) throw new Error('Nobody with an e-mail is signed in');
      await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, password));
    });
  const refused = await reauthenticate(present);
  if (refused !== null && refused !== 'invalid-credentials') return refused;
  const failure = refused ?? (await attempt(async () => updatePassword(auth.currentUser!, next)));
  if (failure !== 'invalid-credentials' && failure !== 'network') return failure;
  return (await reauthenticate(next)) === null ? null : failure;
}

/** @throws FirebaseError */
export const signOut = (): Promise<void> => endSession(auth);
