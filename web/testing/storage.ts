import { FirebaseError } from 'firebase/app';

/** `firebase/storage` for component tests: files in memory. */

let files = new Map<string, Blob>();
let fault: string | null = null;
let held: Promise<void> | null = null;

/** Deletes all files, and takes all faults back. */
export function resetStorage(): void {
  files = new Map();
  fault = null;
  held = null;
}

/** The files as a test sees them. */
export const storage = {
  paths: (): string[] => [...files.keys()],
  /** From now on uploads and deletions fail with this code; null: none does. */
  refuse(code: string | null): void {
    fault = code;
  },
  /** Holds uploads back half-way; returns how to let them go. */
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
