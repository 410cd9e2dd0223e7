import { isIPv6 } from 'node:net';

/** Groups of an IPv6 address that identify a customer: providers assign /48 to /64, and anybody can get a /48. */
const SITE_GROUPS = 3;
const MAPPED_IPV4 = /^0:0:0:0:0:ffff:/;

/**
 * The caller's network; null without a proxy. Each proxy appends its caller's address to `X-Forwarded-For`, so the
 * entry of the outermost of `trustedProxies` is the caller's and everything before it can be forged.
 */
export function callerNetwork(forwardedFor: Forwarded, trustedProxies: number): string | null {
  const entries = entriesOf(forwardedFor);
  const address = entries.at(-trustedProxies) ?? entries[0];
  return address === undefined ? null : networkOf(address);
}

/** A documentation address (RFC 5737), never a real caller's; `npm run doctor` sends it as the first entry. */
export const PROBE_ADDRESS = '192.0.2.1';

/** The number of entries after {@link PROBE_ADDRESS}; null if the header does not begin with it. */
export function countProxies(forwardedFor: Forwarded): number | null {
  const [first, ...added] = entriesOf(forwardedFor);
  return first === PROBE_ADDRESS ? added.length : null;
}

type Forwarded = string | readonly string[] | undefined;

const entriesOf = (forwardedFor: Forwarded): string[] =>
  [forwardedFor ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

/** A normalised IPv4 address, or the first 48 bits of an IPv6 address. */
function networkOf(entry: string): string {
  const address = entry.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/%.*$/, '');
  const host = isIPv6(address) ? `[${address}]` : address;
  const url = URL.parse(`http://${host}`);
  if (!url) return address;
  // the URL parser normalises it: lower case, IPv6 in hexadecimal groups
  const { hostname } = url;
  if (!hostname.startsWith('[')) return hostname;
  const [head = '', tail] = hostname.slice(1, -1).split('::');
  const groups = (text = ''): string[] => text.split(':').filter(Boolean);
  const missing = 8 - groups(head).length - groups(tail).length;
  const zeros = Array.from({ length: missing }, () => '0');
  const whole = [...groups(head), ...zeros, ...groups(tail)];
  if (!MAPPED_IPV4.test(whole.join(':'))) return `${whole.slice(0, SITE_GROUPS).join(':')}::/48`;
  const bytes = whole.slice(-2).flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 255];
  });
  return bytes.join('.');
}
