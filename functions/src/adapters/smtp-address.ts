/** Why no mail can be handed in at `SMTP_URL`, whatever answers there. */
export const SMTP_PROBLEMS = [
  /** It does not begin with `smtps://` or `smtp://`. */
  'smtp-no-scheme',
  /** User or password has a character that is to be percent-encoded, such as `/`, `#` or `%`. */
  'smtp-not-encoded',
  'smtp-no-host',
] as const;
export type SmtpProblem = (typeof SMTP_PROBLEMS)[number];

/** What is wrong with an address of a mail server, `smtps://user:password@host:465`; null for nothing. */
export function smtpProblem(smtpUrl: string): SmtpProblem | null {
  if (!/^smtps?:\/\//i.test(smtpUrl)) return 'smtp-no-scheme';
  if (!URL.canParse(smtpUrl)) return /@./.test(smtpUrl) ? 'smtp-not-encoded' : 'smtp-no-host';
  const { hostname, pathname, search, hash, username, password } = new URL(smtpUrl);
  // the password ended the host
  if (`${pathname}${search}${hash}`.includes('@')) return 'smtp-not-encoded';
  try {
    decodeURIComponent(username + password);
  } catch {
    return 'smtp-not-encoded';
  }
  return hostname === '' ? 'smtp-no-host' : null;
}
