import type { Storage } from 'firebase-admin/storage';

/** A bucket, or the project's own. The SDK is loaded when it is first needed: no other function waits for it. */
export async function bucketOf(name?: string): Promise<ReturnType<Storage['bucket']>> {
  const { getStorage } = await import('firebase-admin/storage');
  return getStorage().bucket(name);
}

/** True iff Storage says that there is no such file. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 404;
