import { log } from '../log.ts';
import type { AccountOf } from '../orders/admin.ts';

/** Looks up an account; a failure must not block the user's action. */
export const knownAccount =
  (accountOf: AccountOf): AccountOf =>
  async (uid) => {
    try {
      return await accountOf(uid);
    } catch (error) {
      log('admin-without-email', { error });
      return { email: null, name: null };
    }
  };
