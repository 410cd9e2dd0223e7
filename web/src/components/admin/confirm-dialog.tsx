import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { DialogFrame } from './dialog-frame.tsx';

type ConfirmDialogProps = {
  open: boolean;
  title: string;
  /** What will be lost, and whether it can be restored. */
  children: ReactNode;
  /** The verb on the button. */
  confirm: string;
  confirming: string;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before a destructive action. Cancel has the focus. */
export function ConfirmDialog({ confirm, confirming, onConfirm, ...frame }: ConfirmDialogProps) {
  const texts = usePanelTexts().parts;
  return (
    <DialogFrame
      {...frame}
      busyText={confirming}
      maxWidth="xs"
      actions={
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- inside a dialog that the user opened */}
          <Button variant="outlined" autoFocus disabled={frame.busy} onClick={frame.onClose}>
            {texts.cancel}
          </Button>
          <Button color="error" loading={frame.busy} loadingPosition="start" onClick={onConfirm}>
            {frame.busy ? confirming : confirm}
          </Button>
        </>
      }
    />
  );
}
