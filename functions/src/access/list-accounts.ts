import type { ListedAccount } from '@ghar/domain/callables';

/** How many accounts an admin is offered. */
const LISTED = 50;

export type StoredAccount = {
  readonly uid: string;
  /** Null unless verified. */
  readonly email: string | null;
  readonly createdAt: Date;
};

/** The newest verified accounts without a role, as they are offered to an admin. */
export const accountsWithoutRole = (
  accounts: readonly StoredAccount[],
  withRole: ReadonlySet<string>,
): readonly ListedAccount[] =>
  accounts
    .flatMap(({ uid, email, createdAt }) =>
      email === null || withRole.has(uid) ? [] : [{ email, createdAt }],
    )
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
    .slice(0, LISTED)
    .map(({ email, createdAt }) => ({ email, created_at: createdAt.toISOString() }));
