import { useFailureReport } from '../../components/admin/operation.ts';
import { usePanelWork } from '../../components/admin/unsaved-work.ts';
import { useToast } from '../../components/toasts.tsx';
import { deleteFile, uploadFile } from '../../firebase/storage.ts';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { useLiveValue } from '../../live/live-value.ts';
import { addPicture } from './picture-writes.ts';
import { preparePicture } from './prepare-picture.ts';
import { UploadQueue, type Upload, type UploadPorts } from './upload-queue.ts';

export type Uploads = {
  readonly queue: UploadQueue;
  readonly uploads: readonly Upload[];
};

/** An upload queue for {@link usePanelWork}. */
function beginUploads(events: Pick<UploadPorts, 'onDone' | 'onFailure'>) {
  const queue = new UploadQueue({
    prepare: preparePicture,
    send: uploadFile,
    add: addPicture,
    // If that fails, the file is deleted with the product's folder.
    discard: (path) => void deleteFile(path).catch(() => {}),
    clock: Date.now,
    ...events,
  });
  // A file that can never be uploaded is no loss.
  const isUnsaved = (): boolean =>
    queue.uploads.get().some(({ state }) => state.step !== 'failed' || !state.isFinal);
  const end = (): void => {
    for (const { key } of queue.uploads.get()) queue.remove(key);
  };
  return { queue, isUnsaved, end };
}

/** Uploads, which continue across the panel's pages. Leaving the panel asks if a file would be lost. */
export function useUploads(): Uploads {
  const toast = useToast();
  const report = useFailureReport();
  const { operations, uploads: texts } = usePanelTexts();
  const { queue } = usePanelWork('uploads', () =>
    beginUploads({
      onDone: (shrunk) =>
        toast({
          title: operations['upload-image'].done,
          variant: 'plain',
          ...(shrunk && { text: texts.shrunk(shrunk.from, shrunk.to) }),
        }),
      onFailure: (error) => report('upload-image', error),
    }),
  );
  return { queue, uploads: useLiveValue(queue.uploads) };
}
