/** A link of a message from Firebase. */
export type ActionLink = {
  readonly purpose: 'reset-password' | 'confirm-email';
  /** Single use, valid for an hour. */
  readonly code: string;
};

const PURPOSES = new Map<string | null, ActionLink['purpose']>([
  ['resetPassword', 'reset-password'],
  ['verifyEmail', 'confirm-email'],
]);

/**
 * Firebase's own page, with the whole query, for messages that this page does not handle (an e-mail change reverted, a
 * second factor removed); null without a message. Hosting serves it on every domain of a site.
 */
export function hostedAction(search: string): string | null {
  const address = new URLSearchParams(search);
  const mode = address.get('mode');
  return mode && address.get('oobCode') && !PURPOSES.has(mode)
    ? `/__/auth/action?${address.toString()}`
    : null;
}

/** The link that opened the page, if Firebase's action URL is this page; null otherwise. */
export function actionLink(search: string): ActionLink | null {
  const address = new URLSearchParams(search);
  const purpose = PURPOSES.get(address.get('mode'));
  const code = address.get('oobCode') ?? '';
  return purpose && code !== '' ? { purpose, code } : null;
}
