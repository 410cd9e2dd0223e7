/** Where most shoppers of the Gulf have their mail. */
const PROVIDERS = ['gmail.com', 'hotmail.com', 'yahoo.com', 'outlook.com', 'icloud.com'] as const;
/** Providers a letter away from one of those. */
const NEIGHBOURS: ReadonlySet<string> = new Set(['ymail.com', 'mail.com']);
/** Endings that no domain has, one slip away from `.com`. */
const SLIPPED_COM = /\.(?:con|cim|cpm|cmo|ocm|comm|coom|ccom|vom|xom)$/;

/** True iff one letter too many, too few, other or exchanged with the next makes one text of the other. */
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
 * The address that was probably meant by one that may be a slip: `sara@gmail.com` for `sara@gmial.con`;
 * null where nothing looks like one. Only a guess: such a domain may exist.
 */
export function meantEmail(typed: string): string | null {
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
