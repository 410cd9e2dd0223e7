import { readFileSync } from 'node:fs';
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { userRolePath } from '@ghar/domain/paths';
import { ADMIN_ROLE } from '@ghar/domain/role';
import { connectAdminSdk } from '../../tools/seed/admin-sdk.ts';
import type { ServerSdk } from '../../tools/server-sdk.ts';
import { BUCKET } from '../../tools/seed/images.ts';
import { stack } from '../stack.ts';

type Person = { readonly uid: string; readonly role?: string; readonly claims?: object };

/** The actors. The forger's token claims what only `user_roles` can grant. */
const PEOPLE = {
  visitor: null,
  'signed in': { uid: 'someone', claims: { email: 'someone@example.com', email_verified: true } },
  'of another role': { uid: 'clerk', role: 'clerk' },
  'with forged claims': { uid: 'forger', claims: { admin: true, role: 'admin', roles: ['admin'] } },
  'no admin any more': { uid: 'former' },
  admin: { uid: 'merchant', role: ADMIN_ROLE, claims: { email: 'merchant@example.com' } },
} as const satisfies Record<string, Person | null>;

export type Actor = keyof typeof PEOPLE;
export const ACTORS = Object.keys(PEOPLE) as Actor[];
export const EVERYBODY: readonly Actor[] = ACTORS;
export const ADMIN: readonly Actor[] = ['admin'];
export const NOBODY: readonly Actor[] = [];
export const ADMIN_UID = PEOPLE.admin.uid;
export const ADMIN_EMAIL = PEOPLE.admin.claims.email;

/** The user's id; for a visitor, an id that nobody has. */
export const uidOf = (actor: Actor): string => PEOPLE[actor]?.uid ?? 'nobody';

/** The documents that give the actors their roles. */
export const ROLES: Readonly<Record<string, { readonly role: string }>> = Object.fromEntries(
  Object.values(PEOPLE).flatMap((person: Person | null) =>
    person?.role === undefined ? [] : [[userRolePath(person.uid), { role: person.role }]],
  ),
);

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
    const person: Person | null = PEOPLE[actor];
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
