/** Mail providers that ignore dots in a mailbox's name. */
const WITHOUT_DOTS = new Set(['gmail.com', 'googlemail.com']);

/**
 * One key for all spellings of a recipient: without case, `+tags`, and dots where the provider ignores them. For
 * counting only; messages go to the address as typed.
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
