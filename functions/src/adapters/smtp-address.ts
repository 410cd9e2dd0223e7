/** Configuration errors in `SMTP_URL`. */
export const SMTP_PROBLEMS = [
  /** No `smtps://` or `smtp://`. */
  'smtp-no-scheme',
  /** An unencoded character in the user or password, such as `/`, `#` or `%`. */
  'smtp-not-encoded',
  'smtp-no-host',
] as const;
export type SmtpProblem = (typeof SMTP_PROBLEMS)[number];

/** The error in an SMTP URL, `smtps://user:password@host:465`; null if valid. */
export function smtpProblem(smtpUrl: string): SmtpProblem | null {
  if (!/^smtps?:\/\//i.test(smtpUrl)) return 'smtp-no-scheme';
  if (!URL.canParse(smtpUrl)) return /@./.test(smtpUrl) ? 'smtp-not-encoded' : 'smtp-no-host';
  const { hostname, pathname, search, hash, username, password } = new URL(smtpUrl);
  // an unencoded character in the password ended the host
  if (`${pathname}${search}${hash}`.includes('@')) return 'smtp-not-encoded';
  try {
    decodeURIComponent(username + password);
  } catch {
    return 'smtp-not-encoded';
  }
  return hostname === '' ? 'smtp-no-host' : null;
}
