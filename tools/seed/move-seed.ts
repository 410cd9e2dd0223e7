import { connectAdminSdk } from '../server-sdk.ts';
import { seedDocuments } from './documents.ts';

/** Moves all dates of the imported seed, as if its time were `now`. */
export async function moveSeed(
  stack: Parameters<typeof connectAdminSdk>[0],
  now: Date,
): Promise<void> {
  const { db, close } = connectAdminSdk(stack);
  try {
    // an emulator needs no ramp-up
    const writer = db.bulkWriter({ throttling: false });
    // an update keeps what was drawn of the pictures
    const updates = Array.from(seedDocuments(now), ([path, fields]) =>
      writer.update(db.doc(path), fields),
    );
    await Promise.all([...updates, writer.close()]);
  } finally {
    await close();
  }
}
