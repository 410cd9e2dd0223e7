import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  getAuth,
  signInWithEmailAndPassword,
  type Auth,
  type UserCredential,
} from 'firebase/auth';
import { connectFirestoreEmulator, getFirestore, type Firestore } from 'firebase/firestore';
import { connectStorageEmulator, getStorage, type FirebaseStorage } from 'firebase/storage';
import { userRolePath } from '@ghar/domain/paths';
import { ADMIN_ROLE } from '@ghar/domain/access/role';
import { BUCKET } from '../../tools/seed/images.ts';
import { stack } from '../stack.ts';
import { db } from './database.ts';

/** The client SDK of a signed-in user, subject to the rules. */
export type Client = {
  readonly email: string;
  readonly uid: string;
  readonly firestore: Firestore;
  readonly storage: FirebaseStorage;
  /** The token sent with a callable's call. */
  readonly token: () => Promise<string>;
  readonly close: () => Promise<void>;
};

/** Signs up a new user. */
export const signUp = (): Promise<Client> => {
  const email = `${crypto.randomUUID()}@ghar.example`;
  return enter(email, (auth) => createUserWithEmailAndPassword(auth, email, 'ghar-staff'));
};

/** Signs in, in a session of its own. @throws FirebaseError for a wrong password. */
export const signIn = (email: string, password: string): Promise<Client> =>
  enter(email, (auth) => signInWithEmailAndPassword(auth, email, password));

async function enter(
  email: string,
  authenticate: (auth: Auth) => Promise<UserCredential>,
): Promise<Client> {
  const app = initializeApp(
    { projectId: stack.projectId, apiKey: 'demo', appId: 'demo', storageBucket: BUCKET },
    crypto.randomUUID(),
  );
  const auth = getAuth(app);
  connectAuthEmulator(auth, stack.urls.auth, { disableWarnings: true });
  const firestore = getFirestore(app);
  connectFirestoreEmulator(firestore, '127.0.0.1', stack.ports.firestore);
  const storage = getStorage(app);
  connectStorageEmulator(storage, '127.0.0.1', stack.ports.storage);
  const { user } = await authenticate(auth);
  return {
    email,
    uid: user.uid,
    firestore,
    storage,
    token: () => user.getIdToken(),
    close: () => deleteApp(app),
  };
}

/** Signs up a new admin. */
export async function signUpAdmin(): Promise<Client> {
  const client = await signUp();
  await db.doc(userRolePath(client.uid)).set({ role: ADMIN_ROLE });
  return client;
}
