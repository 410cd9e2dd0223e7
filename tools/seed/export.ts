import { writeFileSync } from 'node:fs';
import { onOwnStack } from '../stack/on-own-stack.ts';
import type { Stack } from '../stack/start-stack.ts';
import { seedEmulators } from './seed.ts';
import { EXPORT_FOLDER, FINGERPRINT_FILE, seedFingerprint } from './seed-fingerprint.ts';

async function exportTo({ urls }: Stack, path: string): Promise<void> {
  const answer = await fetch(`${urls.hub}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path, initiatedBy: 'npm run seed' }),
  });
  if (!answer.ok) throw new Error(`The emulators could not be exported: ${await answer.text()}`);
}

/** `npm run seed`: writes emulator-data anew. Nearly every byte differs from the last export's. */
await onOwnStack({ functions: false, importData: false }, async (stack) => {
  await seedEmulators(stack);
  await exportTo(stack, EXPORT_FOLDER);
  writeFileSync(FINGERPRINT_FILE, `${seedFingerprint()}\n`);
  console.log(`Written: ${EXPORT_FOLDER}`);
});
process.exit();
