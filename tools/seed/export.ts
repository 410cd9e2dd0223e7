import { writeFileSync } from 'node:fs';
import { connectAdminSdk } from '../server-sdk.ts';
import { onOwnStack } from '../stack/on-own-stack.ts';
import type { Stack } from '../stack/start-stack.ts';
import { ACCOUNTS } from './accounts.ts';
import { seedDocuments } from './documents.ts';
import { CACHE_CONTROL, drawPictures } from './picture-files.ts';
import { EXPORT_FOLDER, FINGERPRINT_FILE, seedFingerprint } from './seed-fingerprint.ts';

/** `npm run seed`: writes emulator-data anew. Nearly every byte differs from the last export's. */
await onOwnStack({ functions: false, importData: false }, async (stack) => {
  await seedEmulators(stack);
  const answer = await fetch(`${stack.urls.hub}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: EXPORT_FOLDER, initiatedBy: 'npm run seed' }),
  });
  if (!answer.ok) throw new Error(`The emulators could not be exported: ${await answer.text()}`);
  writeFileSync(FINGERPRINT_FILE, `${seedFingerprint()}\n`);
  console.log(`Written: ${EXPORT_FOLDER}`);
});
process.exit();

async function seedEmulators(stack: Stack): Promise<void> {
  const documents = seedDocuments();
  const { files, facts } = await drawPictures();
  const { db, auth, bucket, close } = connectAdminSdk(stack);
  try {
    const writer = db.bulkWriter();
    await Promise.all([
      ...Array.from(documents, ([path, fields]) =>
        writer.set(db.doc(path), { ...fields, ...facts.get(path) }),
      ),
      ...ACCOUNTS.map(({ uid, email, password }) =>
        auth.createUser({ uid, email, password, emailVerified: true }),
      ),
      ...Array.from(files, ([path, { bytes, ...file }]) => {
        const metadata = { ...file, cacheControl: CACHE_CONTROL };
        return bucket.file(path).save(bytes, { metadata, resumable: false });
      }),
      writer.close(),
    ]);
  } finally {
    await close();
  }
}
