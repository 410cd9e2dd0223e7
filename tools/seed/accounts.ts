import { ADMIN_ROLE, STAFF_ROLE } from '@ghar/domain/access/role';

export type SeedAccount = {
  readonly uid: string;
  readonly email: string;
  /** For emulators only: an export contains it in clear. */
  readonly password: string;
  readonly role: string | null;
};

export const ADMIN: SeedAccount = {
  uid: 'seedAdmin',
  email: 'admin@ghar.example',
  password: 'ghar-admin',
  role: ADMIN_ROLE,
};
export const STAFF: SeedAccount = {
  uid: 'seedStaff',
  email: 'staff@ghar.example',
  password: 'ghar-staff',
  role: null,
};
export const HELPER: SeedAccount = {
  uid: 'seedHelper',
  email: 'helper@ghar.example',
  password: 'ghar-helper',
  role: STAFF_ROLE,
};

export const ACCOUNTS: readonly SeedAccount[] = [ADMIN, HELPER, STAFF];
