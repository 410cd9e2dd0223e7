import {
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
} from 'firebase/firestore';
import { firebaseApp } from './app.ts';
import { firebaseEmulators } from './config.ts';

/**
 * The database, with a memory cache only: a price or an order from yesterday's cache is worse than none. Import it
 * dynamically in the store, since it is large.
 */
export const firestore = initializeFirestore(firebaseApp, { localCache: memoryLocalCache() });

if (firebaseEmulators !== null) {
  const { hostname, port } = new URL(firebaseEmulators.firestore);
  connectFirestoreEmulator(firestore, hostname, Number(port));
}
