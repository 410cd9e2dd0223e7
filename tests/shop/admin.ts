import { deleteApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, createUserWithEmailAndPassword, getAuth } from 'firebase/auth';
import { connectFirestoreEmulator, getFirestore, type Firestore } from 'firebase/firestore';
import { connectStorageEmulator, getStorage, type FirebaseStorage } from 'firebase/storage';
import { userRolePath } from '@ghar/domain/paths';
import { ADMIN_ROLE } from '@ghar/domain/role';
import { BUCKET } from '../../tools/seed/images.ts';
import { stack } from '../stack.ts';
import { db } from './database.ts';

/** A browser in which an admin is signed in, without the browser: the client SDK, held by the rules. */
export type AdminClient = {
  readonly uid: string;
  readonly firestore: Firestore;
  readonly storage: FirebaseStorage;
  readonly close: () => Promise<void>;
};

/** Signs a new admin up. */
export async function signInAdmin(): Promise<AdminClient> {
  const name = `admin-${crypto.randomUUID()}`;
  const app = initializeApp(
    { projectId: stack.projectId, apiKey: 'demo', appId: 'demo', storageBucket: BUCKET },
    name,
  );
  const auth = getAuth(app);
  connectAuthEmulator(auth, stack.urls.auth, { disableWarnings: true });
  const firestore = getFirestore(app);
  connectFirestoreEmulator(firestore, '127.0.0.1', stack.ports.firestore);
  const storage = getStorage(app);
  connectStorageEmulator(storage, '127.0.0.1', stack.ports.storage);
  const { user } = await createUserWithEmailAndPassword(auth, `${name}@ghar.example`, 'ghar-admin');
  await db.doc(userRolePath(user.uid)).set({ role: ADMIN_ROLE });
  return { uid: user.uid, firestore, storage, close: () => deleteApp(app) };
}
