import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { getStorage, type Storage } from 'firebase-admin/storage';
import { host } from '../stack/project.ts';
import type { StackAddress } from '../stack/start-stack.ts';
import { BUCKET } from './images.ts';

type Bucket = ReturnType<Storage['bucket']>;
export type AdminSdk = {
  readonly db: Firestore;
  readonly auth: Auth;
  readonly bucket: Bucket;
  readonly close: () => Promise<void>;
};

/**
 * The Storage SDK keeps its connections for good, and the emulator closes one that was idle for six
 * seconds: a request that is sent just then is lost. So each gets a connection of its own.
 */
const WITHOUT_KEEP_ALIVE = {
  request: (request) => ({ ...request, headers: { ...request.headers, connection: 'close' } }),
} as Bucket['storage']['interceptors'][number]; // by its types it would have to make addresses

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
  const bucket = getStorage(app).bucket();
  bucket.storage.interceptors.push(WITHOUT_KEEP_ALIVE);
  return {
    db: getFirestore(app),
    auth: getAuth(app),
    bucket,
    close: () => deleteApp(app),
  };
}
