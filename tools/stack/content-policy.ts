import { allowEmulators as allow } from '../../web/build/content-policy.ts';
import type { FirebaseConfig } from './firebase-config.ts';
import type { Urls } from './urls.ts';

/**
 * Hosting as firebase.json says it, for pages that talk to the emulators: production's policy names no
 * machine of ours, and the local one is the same but for them.
 */
export const allowEmulators = (
  hosting: FirebaseConfig['hosting'],
  { auth, firestore, functions, storage }: Urls,
): FirebaseConfig['hosting'] => ({
  ...hosting,
  headers: allow(hosting.headers, [auth, firestore, functions, storage]),
});
