import { readFileSync } from 'node:fs';
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { stack } from '../stack.ts';

/** Who tries. The admin is named by `user_roles`; the forger only claims to be one. */
export const ACTORS = ['visitor', 'signed in', 'forged claim', 'admin'] as const;
export type Actor = (typeof ACTORS)[number];
export const ADMIN_UID = 'admin-uid';

/** The emulators of the stack, with the rules as they are in the repository. */
export function startRules(): Promise<RulesTestEnvironment> {
  const read = (file: string): string =>
    readFileSync(`${import.meta.dirname}/../../${file}`, 'utf8');
  const at = (port: number) => ({ host: '127.0.0.1', port });
  return initializeTestEnvironment({
    projectId: stack.projectId,
    firestore: { ...at(stack.ports.firestore), rules: read('firestore.rules') },
    storage: { ...at(stack.ports.storage), rules: read('storage.rules') },
  });
}

export function actAs(rules: RulesTestEnvironment, actor: Actor): RulesTestContext {
  switch (actor) {
    case 'visitor':
      return rules.unauthenticatedContext();
    case 'signed in':
      return rules.authenticatedContext('someone-uid', { email: 'someone@example.com' });
    case 'forged claim':
      return rules.authenticatedContext('forger-uid', { admin: true, role: 'admin' });
    case 'admin':
      return rules.authenticatedContext(ADMIN_UID, { email: 'admin@example.com' });
  }
}
