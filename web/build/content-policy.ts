import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const FIREBASE_JSON = new URL('../../firebase.json', import.meta.url);
const POLICY = 'Content-Security-Policy';
/** The directive that says whom a page may talk to. */
const CONNECT = /(?<=(?:^|; )connect-src )/;

/** A rule of `hosting.headers` in firebase.json. */
export type HeaderRule = {
  readonly source: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
};

/** Header rules whose policy lets pages talk to emulators, by their addresses, as well. */
export const allowEmulators = (
  rules: readonly HeaderRule[],
  emulators: readonly string[],
): HeaderRule[] =>
  rules.map((rule) => ({
    ...rule,
    headers: rule.headers.map(({ key, value }) => ({
      key,
      value:
        key === POLICY && emulators.length > 0
          ? value.replace(CONNECT, `${emulators.join(' ')} `)
          : value,
    })),
  }));

/**
 * The headers that Hosting sends with every answer, by name, for functions that are called at their own
 * address. firebase.json is their only source.
 */
export function securityHeaders(emulators: readonly string[]): Record<string, string> {
  const { hosting } = JSON.parse(readFileSync(FIREBASE_JSON, 'utf8')) as {
    hosting: { headers: HeaderRule[] };
  };
  const everywhere = allowEmulators(hosting.headers, emulators).filter(
    ({ source }) => source === '**',
  );
  return Object.fromEntries(
    everywhere.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])),
  );
}

/**
 * Makes sure that the policy of the pages lets a script inside them run: by its hash, since no
 * other inline script may (docs/decisions/050-the-content-policy.md).
 *
 * @param source Where the script comes from.
 * @throws Error that says what to do.
 */
export function assertPolicyAllows(script: string, source: string): void {
  const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  const [sources] = /(?<=script-src )[^;"]*/.exec(readFileSync(FIREBASE_JSON, 'utf8')) ?? [];
  if (sources?.split(' ').includes(hash)) return;
  throw new Error(
    `An inline script (${source}) has changed, and browsers would refuse it: run npm run hosting.`,
  );
}
