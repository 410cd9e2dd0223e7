/** Mail providers that ignore dots in a mailbox's name. */
const WITHOUT_DOTS = new Set(['gmail.com', 'googlemail.com']);

/**
 * One key for all spellings of a phone or an e-mail address that reach the same person: without case,
 * without `+tags`, and without dots where the provider ignores them. Only for counting: a message goes
 * to the address as it was typed.
 */
export function recipientKey(to: string): string {
  const at = to.lastIndexOf('@');
  if (at < 0) return to;
  const domain = to.slice(at + 1).toLowerCase();
  const mailbox = to.slice(0, at).toLowerCase().replace(/\+.*/, '');
  return WITHOUT_DOTS.has(domain)
    ? `${mailbox.replaceAll('.', '')}@gmail.com`
    : `${mailbox}@${domain}`;
}
