import { FirebaseError } from 'firebase/app';

/** `firebase/auth` for component tests: accounts in memory, one of which may be signed in. */

type Account = { readonly uid: string; email: string; password: string };
type User = {
  readonly uid: string;
  readonly email: string;
  readonly metadata: { readonly lastSignInTime: string };
  getIdToken(): Promise<string>;
  getIdTokenResult(): Promise<{ claims: object }>;
};
type Listener = (user: User | null) => void;

let accounts: Account[] = [];
let fault: string | null = null;
/** Link codes with their e-mail addresses. */
let links = new Map<string, string>();
let sent: { readonly kind: string; readonly email: string }[] = [];
let listeners = new Set<Listener>();
let held: Promise<void> | null = null;
let requests = 0;

class Auth {
  app: unknown;
  currentUser: User | null = null;
  languageCode: string | null = null;
  onAuthStateChanged = (listener: Listener | { next: Listener }): (() => void) => {
    const tell: Listener =
      typeof listener === 'function' ? listener : (user) => listener.next(user);
    listeners.add(tell);
    queueMicrotask(() => {
      if (listeners.has(tell)) tell(this.currentUser);
    });
    return () => listeners.delete(tell);
  };
  onIdTokenChanged = this.onAuthStateChanged;
}
const auth = new Auth();

function enter(account: Account | null): void {
  auth.currentUser = account && {
    uid: account.uid,
    email: account.email,
    metadata: { lastSignInTime: new Date().toUTCString() },
    getIdToken: async () => `token of ${account.uid}`,
    getIdTokenResult: async () => ({ claims: { email: account.email } }),
  };
  for (const tell of listeners) tell(auth.currentUser);
}

/** Signs out, deletes all accounts and clears all faults. Listeners stay. */
export function resetAuth(): void {
  accounts = [];
  links = new Map();
  sent = [];
  fault = null;
  held = null;
  requests = 0;
  enter(null);
}

/** Control of accounts for tests. */
export const users = {
  /** Adds an account. */
  add: (account: Account): void => void accounts.push({ ...account }),
  /** Signs an account in, like a stored session; null signs out, like another window. */
  enter: (uid: string | null): void =>
    enter(uid === null ? null : accounts.find((one) => one.uid === uid)!),
  current: (): string | null => auth.currentUser?.uid ?? null,
  passwordOf: (email: string): string | undefined => accountOf(email)?.password,
  /** Makes every call fail with this code, such as `auth/too-many-requests`; null clears it. */
  refuse(code: string | null): void {
    fault = code;
  },
  /** Holds all answers; returns a function that releases them. */
  hold(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    held = promise;
    return () => {
      held = null;
      resolve();
    };
  },
  /** Makes a link code valid for an address. */
  addLink: (code: string, email: string): void => void links.set(code, email),
  /** Number of requests that reached the backend. */
  requests: (): number => requests,
  /** The requested messages. */
  sent: () => sent,
};

const accountOf = (email: string): Account | undefined =>
  accounts.find((one) => one.email === email);
const failing = (code: string): never => {
  throw new FirebaseError(code, `refused: ${code}`);
};

async function answering<Answer>(answer: () => Answer): Promise<Answer> {
  requests++;
  await Promise.resolve();
  if (held) await held;
  return fault === null ? answer() : failing(fault);
}

const checked = (email: string, password: string): Account => {
  const account = accountOf(email);
  return account?.password === password ? account : failing('auth/invalid-credential');
};
const linked = (code: string): string => links.get(code) ?? failing('auth/invalid-action-code');
/** Firebase's minimum length. */
const SHORTEST = 6;

export function initializeAuth(app: unknown): Auth {
  auth.app = app;
  return auth;
}
export const indexedDBLocalPersistence = {};
export const browserLocalPersistence = {};
export const onAuthStateChanged = (of: Auth, listener: Listener): (() => void) =>
  of.onAuthStateChanged(listener);
export const signInWithEmailAndPassword = (_: Auth, email: string, password: string) =>
  answering(() => {
    enter(checked(email, password));
    return { user: auth.currentUser };
  });
export const createUserWithEmailAndPassword = (_: Auth, email: string, password: string) =>
  answering(() => {
    if (accountOf(email)) failing('auth/email-already-in-use');
    if (password.length < SHORTEST) failing('auth/weak-password');
    const account = { uid: `uid of ${email}`, email, password };
    accounts.push(account);
    enter(account);
    return { user: auth.currentUser };
  });
export const sendEmailVerification = ({ email }: User) =>
  answering(() => void sent.push({ kind: 'verification', email }));
export const sendPasswordResetEmail = (_: Auth, email: string) =>
  answering(() => {
    if (!accountOf(email)) failing('auth/user-not-found');
    sent.push({ kind: 'reset', email });
  });
export const verifyPasswordResetCode = (_: Auth, code: string) => answering(() => linked(code));
export const confirmPasswordReset = (_: Auth, code: string, password: string) =>
  answering(() => {
    const account = accountOf(linked(code)) ?? failing('auth/user-not-found');
    if (password.length < SHORTEST) failing('auth/weak-password');
    links.delete(code);
    account.password = password;
  });
export const applyActionCode = (_: Auth, code: string) =>
  answering(() => {
    linked(code);
    links.delete(code);
  });
export const EmailAuthProvider = {
  credential: (email: string, password: string) => ({ email, password }),
};
export const reauthenticateWithCredential = (
  _: User,
  { email, password }: { email: string; password: string },
) => answering(() => void checked(email, password));
export const updatePassword = ({ email }: User, password: string) =>
  answering(() => {
    if (password.length < SHORTEST) failing('auth/weak-password');
    accountOf(email)!.password = password;
  });
export const signOut = () => answering(() => enter(null));
