import { readFileSync } from 'node:fs';
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { connectAdminSdk, type ServerSdk } from '../../tools/server-sdk.ts';
import { BUCKET } from '../../tools/seed/images.ts';
import { stack } from '../stack.ts';
import { personOf, type Actor } from './actors.ts';

export type Database = ReturnType<RulesTestContext['firestore']>;
export type Bucket = ReturnType<RulesTestContext['storage']>;

export type RulesUnderTest = {
  readonly environment: RulesTestEnvironment;
  /** The server SDK, which bypasses the rules. */
  readonly server: ServerSdk;
  /** An actor's client; reused, since permissions must not depend on earlier calls. */
  firestore(actor: Actor): Database;
  storage(actor: Actor): Bucket;
  close(): Promise<void>;
};

const DENIED: ReadonlySet<unknown> = new Set(['permission-denied', 'storage/unauthorized']);

/**
 * Whether the rules let the attempt through.
 *
 * @throws Error whatever else it failed with.
 */
export async function isGranted(attempt: Promise<unknown>): Promise<boolean> {
  try {
    await attempt;
    return true;
  } catch (error) {
    if (DENIED.has((error as { code?: unknown }).code)) return false;
    throw error;
  }
}

export const readRules = (file: 'firestore.rules' | 'storage.rules'): string =>
  readFileSync(`${import.meta.dirname}/../../${file}`, 'utf8');

/** Empties the stack's database, and loads the repository's rules into its emulators. */
export async function startRules(): Promise<RulesUnderTest> {
  const at = (port: number) => ({ host: '127.0.0.1', port });
  const environment = await initializeTestEnvironment({
    projectId: stack.projectId,
    firestore: { ...at(stack.ports.firestore), rules: readRules('firestore.rules') },
    storage: { ...at(stack.ports.storage), rules: readRules('storage.rules') },
  });
  await environment.clearFirestore();
  const server = connectAdminSdk(stack);
  const clients = new Map<Actor, RulesTestContext>();
  const as = (actor: Actor): RulesTestContext => {
    const person = personOf(actor);
    const client =
      clients.get(actor) ??
      (person === null
        ? environment.unauthenticatedContext()
        : environment.authenticatedContext(person.uid, { ...person.claims }));
    clients.set(actor, client);
    return client;
  };
  const close = async (): Promise<void> => {
    await Promise.all([environment.cleanup(), server.close()]);
  };
  return {
    environment,
    server,
    firestore: (actor) => as(actor).firestore(),
    storage: (actor) => as(actor).storage(`gs://${BUCKET}`),
    close,
  };
}
