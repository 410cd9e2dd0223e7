import { userRolePath } from '@ghar/domain/paths';
import type { SeedAccount } from '../../tools/seed/accounts.ts';
import { stack } from '../stack.ts';
import { db } from './database.ts';

/** Sets or removes a user's role, as `npm run grant-admin` does. */
export async function setRole({ uid }: Pick<SeedAccount, 'uid'>, role: unknown): Promise<void> {
  const document = db.doc(userRolePath(uid));
  await (role === null ? document.delete() : document.set({ role }));
}

let addresses = 0;
/** An unused e-mail address. */
export const newAddress = (): string => `staff-${Date.now()}-${addresses++}@ghar.example`;

/** The kinds of messages that the Auth emulator would have sent to an address. */
export async function messagesTo(email: string): Promise<string[]> {
  const response = await fetch(
    `${stack.urls.auth}/emulator/v1/projects/${stack.projectId}/oobCodes`,
  );
  const { oobCodes } = (await response.json()) as {
    oobCodes: { email: string; requestType: string }[];
  };
  return oobCodes.filter((one) => one.email === email).map(({ requestType }) => requestType);
}
