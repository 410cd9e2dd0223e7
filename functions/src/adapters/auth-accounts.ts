import { cleanText, firstCharacters } from '@ghar/domain/text/text';
import type { AccountOf } from '../orders/admin-change.ts';

const NO_USER = 'auth/user-not-found';
/** In UTF-16 units. */
const NAME_LENGTH = 60;

/** A name as its owner has chosen it, as one short line without invisible marks; null without any. */
const shownName = (name: string | undefined): string | null =>
  firstCharacters(cleanText(name ?? ''), NAME_LENGTH) || null;

/**
 * Looks up accounts' e-mail addresses and display names. The SDK is imported lazily, so that other
 * functions do not load it.
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
