import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { getStorage, type Storage } from 'firebase-admin/storage';

type Bucket = ReturnType<Storage['bucket']>;
export type ServerSdk = {
  readonly db: Firestore;
  readonly auth: Auth;
  readonly bucket: Bucket;
  readonly close: () => Promise<void>;
};

/**
 * The server SDK on a project, bypassing the rules; on emulators where the environment names them.
 */
export function openServerSdk(options: { projectId: string; storageBucket: string }): ServerSdk {
  const app = initializeApp(options, `${options.projectId} ${crypto.randomUUID()}`);
  const bucket = getStorage(app).bucket();
  return { db: getFirestore(app), auth: getAuth(app), bucket, close: () => deleteApp(app) };
}
