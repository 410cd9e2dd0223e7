import type { StackAddress } from '../stack/start-stack.ts';
import { ACCOUNTS } from './accounts.ts';
import { connectAdminSdk } from './admin-sdk.ts';
import { seedDocuments } from './documents.ts';
import { PICTURE_METADATA, readPictures } from './images.ts';

/** Writes the whole seed to the emulators of a running stack. */
export async function seedEmulators(
  stack: Pick<StackAddress, 'projectId' | 'ports'>,
): Promise<void> {
  const documents = seedDocuments();
  const { db, auth, bucket, close } = connectAdminSdk(stack);
  try {
    const writer = db.bulkWriter();
    await Promise.all([
      ...Array.from(documents, ([path, fields]) => writer.set(db.doc(path), fields)),
      ...ACCOUNTS.map(({ uid, email, password }) =>
        auth.createUser({ uid, email, password, emailVerified: true }),
      ),
      ...Array.from(readPictures(), ([path, bytes]) =>
        bucket.file(path).save(bytes, { metadata: PICTURE_METADATA, resumable: false }),
      ),
      writer.close(),
    ]);
  } finally {
    await close();
  }
}
