import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const HOSTING = new URL('../../firebase.json', import.meta.url);

/**
 * Makes sure that the policy of the pages, in firebase.json, lets a script inside them run: by
 * its hash, since no other inline script may (docs/decisions/050-the-content-policy.md).
 *
 * @param source Where the script comes from.
 * @param place Of its hash, among those in the policy.
 * @throws Error that says what to write there.
 */
export function assertPolicyAllows(
  script: string,
  source: string,
  place: 'first' | 'second',
): void {
  const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  const [sources] = /(?<=script-src )[^;"]*/.exec(readFileSync(HOSTING, 'utf8')) ?? [];
  if (sources?.split(' ').includes(hash)) return;
  throw new Error(
    `A script inside the pages (${source}) has changed, and browsers would refuse it: ` +
      `in script-src of firebase.json, write ${hash} in place of the ${place} 'sha256-…'.`,
  );
}
