import { log } from '../log.ts';
import type { AccountOf } from '../orders/admin-change.ts';

/** A failed look-up of the account must not hold up what its user did. */
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
