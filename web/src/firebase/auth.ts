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

/** Who is signed in, kept in this browser. Only the pages of the staff import it. */
export const auth = initializeAuth(firebaseApp, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});

// The messages that Firebase sends, and its own pages, are in the language of this page.
auth.languageCode = document.documentElement.lang;

if (firebaseEmulators !== null)
  connectAuthEmulator(auth, firebaseEmulators.auth, { disableWarnings: true });

// What one user was shown or refused is nothing to the next one.
onAuthStateChanged(auth, forgetLiveData);
