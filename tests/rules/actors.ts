import { userRolePath } from '@ghar/domain/paths';
import { ADMIN_ROLE, STAFF_ROLE } from '@ghar/domain/access/role';

type Person = {
  readonly uid: string;
  readonly role?: string | null;
  /** The role's other fields. */
  readonly granted?: object;
  readonly claims?: { readonly email?: string; readonly [name: string]: unknown };
};

/** The actors. The forger's token claims what only `user_roles` can grant. */
const PEOPLE = {
  visitor: null,
  'signed in': { uid: 'someone', claims: { email: 'someone@example.com', email_verified: true } },
  'of another role': { uid: 'clerk', role: 'clerk' },
  'without a role in the document': { uid: 'roleless', granted: { email: null } },
  'of a role that is null': { uid: 'null-role', role: null, granted: { sessions_from: null } },
  'with forged claims': { uid: 'forger', claims: { admin: true, role: 'admin', roles: ['admin'] } },
  'no admin any more': { uid: 'former' },
  // tokens of these tests say that the user signed in in 1970
  'in a session from before the role': {
    uid: 'registered-before',
    role: ADMIN_ROLE,
    granted: { email: 'owner@example.com', sessions_from: new Date() },
    claims: { email: 'owner@example.com', email_verified: true },
  },
  'an admin who has changed the address': {
    uid: 'renamed',
    role: ADMIN_ROLE,
    granted: { email: 'owner@example.com' },
    claims: { email: 'attacker@example.com', email_verified: true },
  },
  'an admin whose address is not verified': {
    uid: 'unverified',
    role: ADMIN_ROLE,
    granted: { email: 'owner@example.com' },
    claims: { email: 'owner@example.com', email_verified: false },
  },
  'a helper in a session from before the role': {
    uid: 'helper-before',
    role: STAFF_ROLE,
    granted: { email: 'helper@example.com', sessions_from: new Date() },
    claims: { email: 'helper@example.com', email_verified: true },
  },
  helper: {
    uid: 'helper',
    role: STAFF_ROLE,
    granted: { email: 'helper@example.com', sessions_from: new Date(0) },
    claims: { email: 'helper@example.com', email_verified: true },
  },
  // as the specification has it
  'an admin of an old clone': {
    uid: 'old-merchant',
    role: ADMIN_ROLE,
    claims: { email: 'old@example.com' },
  },
  'an admin whose role has nulls': {
    uid: 'null-merchant',
    role: ADMIN_ROLE,
    granted: { email: null, name: null, sessions_from: null, granted_at: null },
    claims: { email: 'null@example.com' },
  },
  admin: {
    uid: 'merchant',
    role: ADMIN_ROLE,
    // as the command writes a role from before once more
    granted: { email: 'merchant@example.com', name: null, sessions_from: null },
    claims: { email: 'merchant@example.com', email_verified: true },
  },
} as const satisfies Record<string, Person | null>;

export type Actor = keyof typeof PEOPLE;
export const ACTORS = Object.keys(PEOPLE) as Actor[];
export const EVERYBODY: readonly Actor[] = ACTORS;
export const ADMIN: readonly Actor[] = [
  'admin',
  'an admin of an old clone',
  'an admin whose role has nulls',
];
/** Whoever works here. */
export const STAFF: readonly Actor[] = [...ADMIN, 'helper'];
export const NOBODY: readonly Actor[] = [];
export const ADMIN_UID = PEOPLE.admin.uid;

export const personOf = (actor: Actor): Person | null => PEOPLE[actor];

/** The address in a user's token, if any. */
export const emailOf = (uid: string): string | undefined =>
  Object.values<Person | null>(PEOPLE).find((person) => person?.uid === uid)?.claims?.email;

/** The user's id; for a visitor, an id that nobody has. */
export const uidOf = (actor: Actor): string => PEOPLE[actor]?.uid ?? 'nobody';

/** The documents that give the actors their roles. */
export const ROLES: Readonly<Record<string, Readonly<Record<string, unknown>>>> =
  Object.fromEntries(
    Object.values(PEOPLE).flatMap((person: Person | null) =>
      person?.role === undefined && person?.granted === undefined
        ? []
        : [
            [
              userRolePath(person.uid),
              { ...(person.role !== undefined && { role: person.role }), ...person.granted },
            ],
          ],
    ),
  );
