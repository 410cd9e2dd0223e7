import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
} from 'firebase/auth';
import { firebaseApp } from './app.ts';
import { firebaseEmulators } from './config.ts';
import { forgetLiveData } from './live.ts';

/** The session, kept in this browser. Imported only by the staff's pages. */
export const auth = initializeAuth(firebaseApp, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});

// Language of Firebase's e-mails and pages.
auth.languageCode = document.documentElement.lang;

if (firebaseEmulators !== null)
  connectAuthEmulator(auth, firebaseEmulators.auth, { disableWarnings: true });

// One user's data and refusals do not apply to the next.
onAuthStateChanged(auth, forgetLiveData);
