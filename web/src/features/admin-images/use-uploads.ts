import { useSyncExternalStore } from 'react';
import { useFailureReport } from '../../components/admin/operation.ts';
import { useKept } from '../../components/admin/unsaved-work.tsx';
import { useToast } from '../../components/toasts.tsx';
import { deleteFile, uploadFile } from '../../firebase/storage.ts';
import { OPERATIONS } from '../../i18n/ar/admin-operations.ts';
import { checkFile } from './check-file.ts';
import { addPicture } from './picture-writes.ts';
import { UploadQueue, type Upload, type UploadPorts } from './upload-queue.ts';

/** The files on their way, and what can be done with them. */
export type Uploads = {
  readonly queue: UploadQueue;
  readonly uploads: readonly Upload[];
};

/** A queue that lives until `end`. */
function beginUploads(told: Pick<UploadPorts, 'onDone' | 'onFailure'>) {
  const queue = new UploadQueue({
    check: checkFile,
    send: uploadFile,
    add: addPicture,
    // What stays in spite of it goes with the product's folder.
    discard: (path) => void deleteFile(path).catch(() => {}),
    clock: Date.now,
    ...told,
  });
  // what can never be uploaded is not lost
  const isUnsaved = (): boolean =>
    queue.uploads().some(({ state }) => state.step !== 'failed' || !state.isFinal);
  const end = (): void => {
    for (const { key } of queue.uploads()) queue.remove(key);
  };
  return { queue, isUnsaved, end };
}

/**
 * Uploads that go on while the admin looks at something else in the panel, and
 * what has failed of them. The panel is not left unasked while a file would be
 * lost with it.
 */
export function useUploads(): Uploads {
  const toast = useToast();
  const report = useFailureReport();
  const { queue } = useKept('uploads', () =>
    beginUploads({
      onDone: () => toast({ title: OPERATIONS['upload-image'].done, variant: 'plain' }),
      onFailure: (error) => report('upload-image', error),
    }),
  );
  return { queue, uploads: useSyncExternalStore(queue.subscribe, queue.uploads) };
}
