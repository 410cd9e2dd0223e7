import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectId, root } from './project.ts';
import type { Urls } from './urls.ts';

/**
 * Gives the emulators their rules once more and reads the answer: at their
 * start they say nothing, or warn only, when a rules file does not compile.
 * Throws what the compiler says.
 */
export async function checkRules({ firestore, storage }: Urls): Promise<void> {
  await Promise.all([
    put(`${firestore}/emulator/v1/projects/${projectId}:securityRules`, 'firestore.rules'),
    put(`${storage}/internal/setRules`, 'storage.rules'),
  ]);
}

async function put(url: string, name: string): Promise<void> {
  const content = readFileSync(join(root, name), 'utf8');
  const response = await fetch(url, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name, content }] } }),
  });
  if (response.ok) return;
  throw new Error(`${name} does not compile:\n${await response.text()}`);
}
