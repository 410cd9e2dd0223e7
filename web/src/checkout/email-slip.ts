/** The most common providers in the Gulf. */
const PROVIDERS = ['gmail.com', 'hotmail.com', 'yahoo.com', 'outlook.com', 'icloud.com'] as const;
/** Real providers one letter away from those. */
const NEIGHBOURS: ReadonlySet<string> = new Set(['ymail.com', 'mail.com']);
/** Misspellings of `.com` that are not top-level domains. */
const SLIPPED_COM = /\.(?:con|cim|cpm|cmo|ocm|comm|coom|ccom|vom|xom)$/;

/** True iff the texts differ by one inserted, missing, wrong or transposed letter. */
function isOneSlipAway(one: string, other: string): boolean {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const [rest, otherRest] = [one.slice(at), other.slice(at)];
  return (
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    rest.slice(1) === otherRest.slice(1) ||
    (rest.slice(2) === otherRest.slice(2) && rest[0] === otherRest[1] && rest[1] === otherRest[0])
  );
}

/**
 * Suggests a correction for a probable typo: `sara@gmail.com` for `sara@gmial.con`; null if none. Only a guess, since
 * such a domain may exist.
 */
export function suggestedEmail(typed: string): string | null {
  const [, name, written = ''] = /^\s*([^@\s]+)@([^@\s]+?)\.?\s*$/.exec(typed) ?? [];
  if (name === undefined) return null;
  const domain = written.toLowerCase();
  const mended = domain.replace(SLIPPED_COM, '.com');
  const spellings = mended.includes('.') ? [mended] : [mended, `${mended}.com`];
  const provider = NEIGHBOURS.has(mended)
    ? null
    : PROVIDERS.find((one) =>
        spellings.some((whole) => one === whole || isOneSlipAway(one, whole)),
      );
  const meant = provider ?? mended;
  return meant === domain ? null : `${name}@${meant}`;
}
