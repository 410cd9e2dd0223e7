import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { LoadingButton } from '../loading-button.tsx';
import { DialogFrame } from './dialog-frame.tsx';

type ConfirmDialogProps = {
  open: boolean;
  title: string;
  /** What is lost, and whether it can be restored. */
  children: ReactNode;
  /** The verb on the button. */
  confirm: string;
  confirming: string;
  /** The other button's text; default "cancel". */
  keep?: string;
  busy: boolean;
  /** Why the last attempt failed. */
  failure?: string | null;
  onConfirm: () => void;
  onClose: () => void;
};

/** Confirms a destructive action. Cancel has the focus. */
export function ConfirmDialog({
  confirm,
  confirming,
  keep,
  onConfirm,
  ...frame
}: ConfirmDialogProps) {
  const texts = usePanelTexts().parts;
  const { busy, onClose } = frame;
  return (
    <DialogFrame
      {...frame}
      maxWidth="xs"
      actions={
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- inside a dialog that the user opened */}
          <Button variant="outlined" autoFocus disabled={busy} onClick={onClose}>
            {keep ?? texts.cancel}
          </Button>
          <LoadingButton color="error" loading={busy} loadingText={confirming} onClick={onConfirm}>
            {confirm}
          </LoadingButton>
        </>
      }
    />
  );
}
