import { join } from 'node:path';
import { claimPorts } from '../stack/claim-ports.ts';
import { root } from '../stack/project.ts';
import { startStack, type Stack } from '../stack/start-stack.ts';
import { seedEmulators } from './seed.ts';

/**
 * `npm run seed`: writes emulator-data anew. Nearly every byte of an export differs from the last,
 * so run it only when the seed has changed.
 */
const folder = join(root, 'emulator-data');

async function exportTo({ urls }: Stack, path: string): Promise<void> {
  const answer = await fetch(`${urls.hub}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path, initiatedBy: 'npm run seed' }),
  });
  if (!answer.ok) throw new Error(`The emulators could not be exported: ${await answer.text()}`);
}

const stack = await startStack({
  ports: await claimPorts('test'),
  functions: false,
  importData: false,
});
try {
  await seedEmulators(stack);
  await exportTo(stack, folder);
  console.log(`Written: ${folder}`);
} finally {
  await stack.stop();
}
process.exit();
