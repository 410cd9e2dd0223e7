import { userRolePath } from '@ghar/domain/paths';
import { getAuth } from 'firebase-admin/auth';
import type { SeedAccount } from '../../tools/seed/accounts.ts';
import { stack } from '../stack.ts';
import { db } from './database.ts';

/** Sets or removes a user's role, as `npm run grant-admin` does. */
export async function setRole({ uid }: Pick<SeedAccount, 'uid'>, role: unknown): Promise<void> {
  const document = db.doc(userRolePath(uid));
  await (role === null ? document.delete() : document.set({ role }));
}

/** Of the stack's builds. */
const API_KEY = 'demo';

type Credentials = Pick<SeedAccount, 'email' | 'password'>;
type SignedIn = { localId: string; email: string; idToken: string; refreshToken: string };

async function signIn({ email, password }: Credentials): Promise<SignedIn> {
  const response = await fetch(
    `${stack.urls.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${API_KEY}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  );
  return (await response.json()) as SignedIn;
}

/** A seeded account's token, as its browser sends it with a call. */
export const tokenOf = async (account: Credentials): Promise<string> =>
  (await signIn(account)).idToken;

/** What Firebase's SDK keeps in `localStorage` of somebody who is signed in: key and value. */
export async function storedSession(account: Credentials): Promise<[key: string, value: string]> {
  const { localId: uid, email, idToken: accessToken, refreshToken } = await signIn(account);
  const expirationTime = Date.now() + 3_600_000;
  const user = {
    uid,
    email,
    emailVerified: false,
    isAnonymous: false,
    stsTokenManager: { accessToken, refreshToken, expirationTime },
    apiKey: API_KEY,
    appName: '[DEFAULT]',
  };
  return [`firebase:authUser:${API_KEY}:[DEFAULT]`, JSON.stringify(user)];
}

let addresses = 0;
/** An unused e-mail address. */
export const newAddress = (): string => `staff-${Date.now()}-${addresses++}@ghar.example`;

type SentMessage = { email: string; requestType: string; oobCode: string; oobLink: string };

/** What the Auth emulator would have sent to an address, oldest first. */
async function sentTo(email: string): Promise<SentMessage[]> {
  const response = await fetch(
    `${stack.urls.auth}/emulator/v1/projects/${stack.projectId}/oobCodes`,
  );
  const { oobCodes } = (await response.json()) as { oobCodes: SentMessage[] };
  return oobCodes.filter((one) => one.email === email);
}

/** The kinds of messages that the Auth emulator would have sent to an address. */
export const messagesTo = async (email: string): Promise<string[]> =>
  (await sentTo(email)).map(({ requestType }) => requestType);

/**
 * The path that the link in the last message to an address leads to, where Firebase's action URL is
 * the sign-in page (docs/deploy.md).
 */
export async function linkTo(email: string): Promise<string> {
  const last = (await sentTo(email)).at(-1);
  if (!last) throw new Error(`No message was sent to ${email}`);
  return `/auth${new URL(last.oobLink).search}`;
}

/** Follows the link of the last message to an address to a new password, which it returns. */
export async function resetPassword(email: string, newPassword: string): Promise<string> {
  const { oobCode } = (await sentTo(email)).at(-1)!;
  const answer = await fetch(
    `${stack.urls.auth}/identitytoolkit.googleapis.com/v1/accounts:resetPassword?key=${API_KEY}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ oobCode, newPassword }),
    },
  );
  if (!answer.ok) throw new Error(`The link was refused: ${await answer.text()}`);
  return newPassword;
}

/** Makes an account that may enter the panel. */
export async function newAdmin(): Promise<{ email: string; password: string }> {
  const account = { email: newAddress(), password: 'صابون الغار القديم' };
  const { uid } = await getAuth().createUser(account);
  await setRole({ uid }, 'admin');
  return account;
}
