import { FirebaseError } from 'firebase/app';

/** `firebase/storage` for component tests: files in memory. */

let files = new Map<string, Blob>();
let fault: string | null = null;
let held: Promise<void> | null = null;

/** Deletes all files and clears all faults. */
export function resetStorage(): void {
  files = new Map();
  fault = null;
  held = null;
}

/** Control of files for tests. */
export const storage = {
  paths: (): string[] => [...files.keys()],
  /** Makes uploads and deletions fail with this code; null clears it. */
  refuse(code: string | null): void {
    fault = code;
  },
  /** Holds uploads half-way; returns a function that releases them. */
  holdUploads(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    held = promise;
    return () => {
      held = null;
      resolve();
    };
  },
};

type Ref = { readonly path: string };
type Progress = (state: { bytesTransferred: number; totalBytes: number }) => void;

export const getStorage = (): object => ({});
export const ref = (_: object, path: string): Ref => ({ path });

export function uploadBytesResumable({ path }: Ref, file: Blob): object {
  let report: Progress = () => {};
  const { promise, reject, resolve } = Promise.withResolvers<void>();
  const upload = async (): Promise<void> => {
    await Promise.resolve();
    report({ bytesTransferred: file.size / 2, totalBytes: file.size });
    if (held) await held;
    if (fault !== null) throw new FirebaseError(fault, 'refused by the test');
    files.set(path, file);
    report({ bytesTransferred: file.size, totalBytes: file.size });
  };
  upload().then(resolve, reject);
  return Object.assign(promise, {
    on: (_event: string, onProgress: Progress) => {
      report = onProgress;
      return () => {
        report = () => {};
      };
    },
    cancel: () => reject(new FirebaseError('storage/canceled', 'canceled')),
  });
}

export async function deleteObject({ path }: Ref): Promise<void> {
  await Promise.resolve();
  if (fault !== null) throw new FirebaseError(fault, 'refused by the test');
  if (!files.delete(path)) throw new FirebaseError('storage/object-not-found', path);
}
