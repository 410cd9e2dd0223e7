import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const FIREBASE_JSON = new URL('../../firebase.json', import.meta.url);
const POLICY = 'Content-Security-Policy';
/** The directive that lists the hosts a page may connect to. */
const CONNECT = /(?<=(?:^|; )connect-src )/;

/** A rule of `hosting.headers` in firebase.json. */
export type HeaderRule = {
  readonly source: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
};

/** Header rules whose policy also allows connections to the emulators. */
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

/** Hosting's headers by name, for functions called at their own URL. Read from firebase.json, the only source. */
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
 * Checks that the pages' policy allows an inline script by its hash; no other inline script may run
 * (docs/decisions/050-the-content-policy.md).
 * @param source where the script comes from.
 * @throws Error with the remedy.
 */
export function assertPolicyAllows(script: string, source: string): void {
  const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  const [sources] = /(?<=script-src )[^;"]*/.exec(readFileSync(FIREBASE_JSON, 'utf8')) ?? [];
  if (sources?.split(' ').includes(hash)) return;
  throw new Error(
    `An inline script (${source}) has changed, and browsers would refuse it: run npm run hosting.`,
  );
}
