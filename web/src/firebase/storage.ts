import {
  connectStorageEmulator,
  deleteObject,
  getStorage,
  ref,
  uploadBytesResumable,
} from 'firebase/storage';
import { firebaseApp } from './app.ts';
import { firebaseConfig, firebaseEmulators } from './config.ts';
import { NoAnswerError } from './failure.ts';

const storage = getStorage(firebaseApp, `gs://${firebaseConfig.storageBucket}`);
// The SDK's default of ten minutes would hide the failure.
storage.maxUploadRetryTime = 30_000;

if (firebaseEmulators !== null) {
  const { hostname, port } = new URL(firebaseEmulators.storage);
  connectStorageEmulator(storage, hostname, Number(port));
}

/**
 * Uploads a file. `onProgress` gets the fraction, 0 to 1; the signal aborts.
 * @throws FirebaseError if refused, aborted or not sent.
 */
export async function uploadFile(
  path: string,
  file: Blob,
  { onProgress, signal }: { onProgress?: (part: number) => void; signal?: AbortSignal } = {},
): Promise<void> {
  if (!navigator.onLine) throw new NoAnswerError();
  const task = uploadBytesResumable(ref(storage, path), file, { contentType: file.type });
  const cancel = (): void => void task.cancel();
  signal?.addEventListener('abort', cancel);
  const unwatch = task.on('state_changed', ({ bytesTransferred, totalBytes }) =>
    onProgress?.(totalBytes === 0 ? 1 : bytesTransferred / totalBytes),
  );
  try {
    await task;
  } finally {
    unwatch();
    signal?.removeEventListener('abort', cancel);
  }
}

/** @throws FirebaseError if refused or missing. */
export const deleteFile = (path: string): Promise<void> => deleteObject(ref(storage, path));
