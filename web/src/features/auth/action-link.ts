/** What the link of a message from Firebase is for. */
export type ActionLink = {
  readonly purpose: 'reset-password' | 'confirm-email';
  /** Once, and for an hour. */
  readonly code: string;
};

const PURPOSES = new Map<string | null, ActionLink['purpose']>([
  ['resetPassword', 'reset-password'],
  ['verifyEmail', 'confirm-email'],
]);

/**
 * Firebase's own page for a message that this one does not know (an address taken back, a second
 * factor removed), with the whole query; null for no message. Hosting has it on every domain of a
 * site, whatever the site is called.
 */
export function hostedAction(search: string): string | null {
  const address = new URLSearchParams(search);
  const mode = address.get('mode');
  return mode && address.get('oobCode') && !PURPOSES.has(mode)
    ? `/__/auth/action?${address.toString()}`
    : null;
}

/** The link by which the page was opened, where Firebase's action URL is this page; null for any other. */
export function actionLink(search: string): ActionLink | null {
  const address = new URLSearchParams(search);
  const purpose = PURPOSES.get(address.get('mode'));
  const code = address.get('oobCode') ?? '';
  return purpose && code !== '' ? { purpose, code } : null;
}
