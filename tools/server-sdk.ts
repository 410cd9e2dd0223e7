import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { getStorage, type Storage } from 'firebase-admin/storage';
import { BUCKET } from './seed/images.ts';
import { sdkEnvironment } from './stack/ports.ts';
import type { StackAddress } from './stack/start-stack.ts';

export type ServerSdk = {
  readonly db: Firestore;
  readonly auth: Auth;
  readonly bucket: ReturnType<Storage['bucket']>;
  readonly close: () => Promise<void>;
};
export type OwnDatabase = Awaited<ReturnType<typeof openOwnDatabase>>;
type Running = Pick<StackAddress, 'projectId' | 'ports'>;

/** The server SDK on a project, bypassing the rules; on emulators where the environment names them. */
export function openServerSdk(options: { projectId: string; storageBucket: string }): ServerSdk {
  const app = initializeApp(options, `${options.projectId} ${crypto.randomUUID()}`);
  const bucket = getStorage(app).bucket();
  return { db: getFirestore(app), auth: getAuth(app), bucket, close: () => deleteApp(app) };
}

/** The server SDK on a running stack. */
export function connectAdminSdk({ projectId, ports }: Running): ServerSdk {
  Object.assign(process.env, sdkEnvironment(ports));
  return openServerSdk({ projectId, storageBucket: BUCKET });
}

/** An empty database of its own on a running stack, whose triggers follow the default database only. */
export async function openOwnDatabase({ projectId, ports }: Running, name: string) {
  const environment = sdkEnvironment(ports);
  Object.assign(process.env, environment);
  const app = initializeApp({ projectId }, name);
  const documents = `emulator/v1/projects/${projectId}/databases/${name}/documents`;
  const clear = async (): Promise<void> => {
    const url = `http://${environment['FIRESTORE_EMULATOR_HOST']}/${documents}`;
    const answer = await fetch(url, { method: 'DELETE' });
    if (!answer.ok) throw new Error(`the database was not emptied: ${answer.status}`);
  };
  await clear();
  return { db: getFirestore(app, name), clear, close: () => deleteApp(app) };
}
