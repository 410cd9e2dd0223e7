import type { Storage } from 'firebase-admin/storage';

/** A bucket, or the project's own. The SDK is loaded when it is first needed: no other function waits for it. */
export async function bucketOf(name?: string): Promise<ReturnType<Storage['bucket']>> {
  const { getStorage } = await import('firebase-admin/storage');
  return getStorage().bucket(name);
}

const hasCode = (error: unknown, code: number): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** True iff Storage says that there is no such file. */
export const isNotFound = (error: unknown): boolean => hasCode(error, 404);

/** True iff Storage says that a file was to be created and is there. */
export const isThere = (error: unknown): boolean => hasCode(error, 412);
