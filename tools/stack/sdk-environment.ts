import type { Ports } from './ports.ts';
import { host } from './project.ts';

/** The environment in which the server SDK finds a stack's emulators: it reads it from there only. */
export const sdkEnvironment = (ports: Ports): Record<string, string> => ({
  FIRESTORE_EMULATOR_HOST: `${host}:${ports.firestore}`,
  FIREBASE_AUTH_EMULATOR_HOST: `${host}:${ports.auth}`,
  FIREBASE_STORAGE_EMULATOR_HOST: `${host}:${ports.storage}`,
  STORAGE_EMULATOR_HOST: `http://${host}:${ports.storage}`,
  METADATA_SERVER_DETECTION: 'none',
});
