import { ConfirmDialog } from '../../components/admin/confirm-dialog.tsx';
import { useOperation } from '../../components/admin/operation.ts';
import { adminPartTexts } from '../../i18n/ar/admin.ts';
import { imageDialogTexts as texts } from '../../i18n/ar/admin-images.ts';
import { nameOf } from './picture-card.tsx';
import { removePicture, successorOf } from './picture-writes.ts';
import type { StoredPicture } from './stored-picture.ts';

type RemoveDialogProps = {
  picture: StoredPicture;
  pictures: readonly StoredPicture[];
  onClose: () => void;
};

/** Asks before a picture is deleted, and says what is primary after it. */
export function RemoveDialog({ picture, pictures, onClose }: RemoveDialogProps) {
  const { run, busy } = useOperation('delete-image');
  const successor = successorOf(picture.id, pictures);
  async function remove(): Promise<void> {
    const { ok } = await run(() => removePicture(picture));
    if (ok) onClose();
  }
  return (
    <ConfirmDialog
      open
      title={texts.deleteTitle}
      confirm={adminPartTexts.delete}
      confirming={adminPartTexts.deleting}
      busy={busy}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>{texts.deleteText(nameOf(picture))}</p>
      {successor === null ? (
        <p>{texts.lastOne}</p>
      ) : (
        picture.is_primary && <p>{texts.successor(nameOf(successor))}</p>
      )}
    </ConfirmDialog>
  );
}
