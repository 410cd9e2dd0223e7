/** An account's owner; null fields are unknown. */
export type Account = { readonly email: string | null; readonly name: string | null };
export type AccountOf = (uid: string) => Promise<Account>;
export type Admin = Account & { readonly uid: string };

/** An admin's fields in the history. */
export const actorOf = ({ uid, email, name }: Admin) => ({
  actor: uid,
  actorEmail: email,
  actorName: name,
});
