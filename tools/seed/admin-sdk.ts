import { openServerSdk, type ServerSdk } from '../server-sdk.ts';
import { host } from '../stack/project.ts';
import type { StackAddress } from '../stack/start-stack.ts';
import { BUCKET } from './images.ts';

/** The server SDK on a running stack; it bypasses the rules. */
export function connectAdminSdk({
  projectId,
  ports,
}: Pick<StackAddress, 'projectId' | 'ports'>): ServerSdk {
  // the SDK reads the emulators' addresses from the environment only
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = `${host}:${ports.auth}`;
  process.env['FIRESTORE_EMULATOR_HOST'] = `${host}:${ports.firestore}`;
  process.env['FIREBASE_STORAGE_EMULATOR_HOST'] = `${host}:${ports.storage}`;
  process.env['STORAGE_EMULATOR_HOST'] = `http://${host}:${ports.storage}`;
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  return openServerSdk({ projectId, storageBucket: BUCKET });
}
