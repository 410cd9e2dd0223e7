import type { Storage } from 'firebase-admin/storage';

/** A bucket, by default the project's. The SDK is imported lazily, so that other functions do not load it. */
export async function bucketOf(name?: string): Promise<ReturnType<Storage['bucket']>> {
  const { getStorage } = await import('firebase-admin/storage');
  return getStorage().bucket(name);
}

const hasCode = (error: unknown, code: number): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** True iff Storage answered that the file does not exist. */
export const isNotFound = (error: unknown): boolean => hasCode(error, 404);

/** True iff the generation precondition failed. */
export const isOfOtherGeneration = (error: unknown): boolean => hasCode(error, 412);
