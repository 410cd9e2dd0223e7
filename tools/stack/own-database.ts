import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { sdkEnvironment } from './sdk-environment.ts';
import { host } from './project.ts';
import type { StackAddress } from './start-stack.ts';

export type OwnDatabase = {
  readonly db: Firestore;
  /** Deletes all documents. */
  readonly clear: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/**
 * An empty database of its own on a running stack, bypassing the rules. The stack's triggers follow
 * the default database only.
 */
export async function openOwnDatabase(
  { projectId, ports }: Pick<StackAddress, 'projectId' | 'ports'>,
  name: string,
): Promise<OwnDatabase> {
  Object.assign(process.env, sdkEnvironment(ports));
  const app = initializeApp({ projectId }, name);
  const documents = `emulator/v1/projects/${projectId}/databases/${name}/documents`;
  const clear = async (): Promise<void> => {
    const answer = await fetch(`http://${host}:${ports.firestore}/${documents}`, {
      method: 'DELETE',
    });
    if (!answer.ok) throw new Error(`the database was not emptied: ${answer.status}`);
  };
  await clear();
  return { db: getFirestore(app, name), clear, close: () => deleteApp(app) };
}
