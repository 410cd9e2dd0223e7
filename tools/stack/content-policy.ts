import type { FirebaseConfig } from './firebase-config.ts';
import type { Urls } from './urls.ts';

const HEADER = 'Content-Security-Policy';
/** The directive that says whom a page may talk to. */
const CONNECT = /(?<=(?:^|; )connect-src )/;

/**
 * Hosting as firebase.json says it, for pages that talk to the emulators: production's policy names no
 * machine of ours, and the local one is the same but for them.
 */
export function allowEmulators(
  hosting: FirebaseConfig['hosting'],
  { auth, firestore, functions, storage }: Urls,
): FirebaseConfig['hosting'] {
  const emulators = [auth, firestore, functions, storage].join(' ');
  const headers = hosting.headers.map((rule) => ({
    ...rule,
    headers: rule.headers.map(({ key, value }) => ({
      key,
      value: key === HEADER ? value.replace(CONNECT, `${emulators} `) : value,
    })),
  }));
  return { ...hosting, headers };
}
