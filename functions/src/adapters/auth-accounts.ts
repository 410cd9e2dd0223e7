import { cleanText, firstCharacters } from '@ghar/domain/text/text';
import type { AccountOf } from '../orders/admin.ts';

const NO_USER = 'auth/user-not-found';
/** In UTF-16 units. */
const NAME_LENGTH = 60;

/** A display name as one short line without invisible characters; null if empty. */
const shownName = (name: string | undefined): string | null =>
  firstCharacters(cleanText(name ?? ''), NAME_LENGTH) || null;

/**
 * Looks up an account's e-mail and display name. The SDK is imported lazily, so that other functions do not load it.
 */
export const accountOf: AccountOf = async (uid) => {
  const { getAuth } = await import('firebase-admin/auth');
  try {
    const { email, displayName } = await getAuth().getUser(uid);
    return { email: email ?? null, name: shownName(displayName) };
  } catch (error) {
    if ((error as { code?: string }).code === NO_USER) return { email: null, name: null };
    throw error;
  }
};
