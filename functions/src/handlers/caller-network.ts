import { isIPv6 } from 'node:net';

/** The bits of an IPv6 address that name a customer: providers hand out /48 to /64, and anybody gets a /48. */
const SITE_GROUPS = 3;
const MAPPED_IPV4 = /^0:0:0:0:0:ffff:/;

/**
 * The network that a call came from, null where nothing stands before the functions.
 * `X-Forwarded-For` is a list to which each proxy appends the address that called it: the
 * entry that the outermost of `trustedProxies` wrote is the caller's. What stands before
 * it are the caller's own words.
 */
export function callerNetwork(forwardedFor: Forwarded, trustedProxies: number): string | null {
  const entries = entriesOf(forwardedFor);
  const address = entries.at(-trustedProxies) ?? entries[0];
  return address === undefined ? null : networkOf(address);
}

/** An address of RFC 5737, which nobody calls from: `npm run doctor` begins its list with it. */
export const PROBE_ADDRESS = '192.0.2.1';

/** How many proxies added an entry after {@link PROBE_ADDRESS}; null where the list does not begin with it. */
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

/** One name for each caller: an IPv4 address however it is written, or the first 48 bits of an IPv6 address. */
function networkOf(entry: string): string {
  const address = entry.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/%.*$/, '');
  const host = isIPv6(address) ? `[${address}]` : address;
  const url = URL.parse(`http://${host}`);
  if (!url) return address;
  // as the URL standard writes it: lower case, IPv6 in hexadecimal groups
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
