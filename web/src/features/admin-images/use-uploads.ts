import { useEffect, useState, useSyncExternalStore } from 'react';
import { useFailureReport } from '../../components/admin/operation.ts';
import { useToast } from '../../components/toasts.tsx';
import { deleteFile, uploadFile } from '../../firebase/storage.ts';
import { OPERATIONS } from '../../i18n/admin-operations.ts';
import { checkFile } from './check-file.ts';
import { addPicture } from './picture-writes.ts';
import { UploadQueue, type Upload } from './upload-queue.ts';

/** The files on their way, and what can be done with them. */
export type Uploads = {
  readonly queue: UploadQueue;
  readonly uploads: readonly Upload[];
};

/** Uploads that go on while the admin looks at another product. */
export function useUploads(): Uploads {
  const toast = useToast();
  const report = useFailureReport();
  const [queue] = useState(
    () =>
      new UploadQueue({
        check: checkFile,
        send: uploadFile,
        add: addPicture,
        // What stays in spite of it goes with the product's folder.
        discard: (path) => void deleteFile(path).catch(() => {}),
        onDone: () => toast({ title: OPERATIONS['upload-image'].done, variant: 'plain' }),
        onFailure: (error) => report('upload-image', error),
        clock: Date.now,
      }),
  );
  const uploads = useSyncExternalStore(queue.subscribe, queue.uploads);
  useAskBeforeLeaving(uploads.length > 0);
  return { queue, uploads };
}

/** Has the browser ask before the page goes, while something would be lost with it. */
function useAskBeforeLeaving(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isNeeded]);
}
