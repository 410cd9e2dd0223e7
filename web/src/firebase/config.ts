import type { FirebaseConfig, FirebaseEmulators } from './environment.ts';

declare const FIREBASE_CONFIG: FirebaseConfig;
declare const FIREBASE_EMULATORS: FirebaseEmulators | null;

/** Both were validated at build time (`environment.ts`). */
export const firebaseConfig = FIREBASE_CONFIG;
export const firebaseEmulators = FIREBASE_EMULATORS;
