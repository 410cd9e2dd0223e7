import { allowEmulators as allow } from '../../web/build/content-policy.ts';
import type { FirebaseConfig } from './firebase-config.ts';
import type { Urls } from './urls.ts';

/** Allows the emulators' addresses in Hosting's content policy; all else stays as in production. */
export const allowEmulators = (
  hosting: FirebaseConfig['hosting'],
  { auth, firestore, functions, storage }: Urls,
): FirebaseConfig['hosting'] => ({
  ...hosting,
  headers: allow(hosting.headers, [auth, firestore, functions, storage]),
});
