import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectId, root } from './project.ts';
import type { Urls } from './ports.ts';

const TIMEOUT_MS = 60_000;

/**
 * Loads the rules into the emulators again and checks the response: at start they ignore a rules
 * file that does not compile, or only warn.
 *
 * @throws Error with the compilers' messages, of both files where both are wrong.
 */
export async function checkRules(urls: Urls): Promise<void> {
  const read = (name: string): string => readFileSync(join(root, name), 'utf8');
  const firestore = `${urls.firestore}/emulator/v1/projects/${projectId}:securityRules`;
  const answers = await Promise.allSettled([
    put(firestore, 'firestore.rules', read('firestore.rules')),
    putStorageRules(urls, read('storage.rules')),
  ]);
  const failures = answers.flatMap((answer) =>
    answer.status === 'rejected' ? [(answer.reason as Error).message] : [],
  );
  if (failures.length > 0) throw new Error(failures.join('\n'));
}

/** Loads other rules into the Storage emulator. @throws Error with the compiler's message. */
export const putStorageRules = ({ storage }: Pick<Urls, 'storage'>, content: string) =>
  put(`${storage}/internal/setRules`, 'storage.rules', content);

async function put(url: string, name: string, content: string): Promise<void> {
  const response = await fetch(url, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name, content }] } }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: Error) => {
    throw new Error(`The emulator at ${url} has not loaded ${name}: ${error.message}`, {
      cause: error,
    });
  });
  if (response.ok) return;
  throw new Error(`${name} does not compile:\n${await response.text()}`);
}
