import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { getStorage, type Storage } from 'firebase-admin/storage';
import { host } from '../stack/project.ts';
import type { StackAddress } from '../stack/start-stack.ts';
import { BUCKET } from './images.ts';

export type AdminSdk = {
  readonly db: Firestore;
  readonly auth: Auth;
  readonly bucket: ReturnType<Storage['bucket']>;
  readonly close: () => Promise<void>;
};

/** The server SDK on a running stack, past all rules. */
export function connectAdminSdk({
  projectId,
  ports,
}: Pick<StackAddress, 'projectId' | 'ports'>): AdminSdk {
  // The SDK takes the emulators' addresses from nowhere else.
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = `${host}:${ports.auth}`;
  process.env['FIRESTORE_EMULATOR_HOST'] = `${host}:${ports.firestore}`;
  process.env['FIREBASE_STORAGE_EMULATOR_HOST'] = `${host}:${ports.storage}`;
  process.env['STORAGE_EMULATOR_HOST'] = `http://${host}:${ports.storage}`;
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  const app = initializeApp({ projectId, storageBucket: BUCKET }, `seed on ${ports.firestore}`);
  return {
    db: getFirestore(app),
    auth: getAuth(app),
    bucket: getStorage(app).bucket(),
    close: () => deleteApp(app),
  };
}
