import {
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
} from 'firebase/firestore';
import { firebaseApp } from './app.ts';
import { firebaseEmulators } from './config.ts';

/**
 * The database. In memory only: a price or an order out of yesterday's cache is
 * worse than none. Import it dynamically where a shopper pays for its bytes.
 */
export const firestore = initializeFirestore(firebaseApp, { localCache: memoryLocalCache() });

if (firebaseEmulators !== null) {
  const { hostname, port } = new URL(firebaseEmulators.firestore);
  connectFirestoreEmulator(firestore, hostname, Number(port));
}
