import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const HOSTING = new URL('../../firebase.json', import.meta.url);

/**
 * Makes sure that the policy of the pages, in firebase.json, lets the script inside them run: by
 * its hash, since no other inline script may (docs/decisions/050-the-content-policy.md).
 *
 * @throws Error that says what to write there.
 */
export function assertPolicyAllows(script: string): void {
  const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  const [sources] = /(?<=script-src )[^;"]*/.exec(readFileSync(HOSTING, 'utf8')) ?? [];
  if (sources?.split(' ').includes(hash)) return;
  throw new Error(
    'The script inside the pages (web/src/boot) has changed, and browsers would refuse it: ' +
      `in script-src of firebase.json, write ${hash} in place of the other 'sha256-…'.`,
  );
}
