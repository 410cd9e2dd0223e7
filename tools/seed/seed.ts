import type { StackAddress } from '../stack/start-stack.ts';
import { ACCOUNTS } from './accounts.ts';
import { connectAdminSdk } from '../server-sdk.ts';
import { seedDocuments } from './documents.ts';
import { CACHE_CONTROL, drawPictures } from './picture-files.ts';

export async function seedEmulators(
  stack: Pick<StackAddress, 'projectId' | 'ports'>,
): Promise<void> {
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
