import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { adminPartTexts as texts } from '../../i18n/ar/admin.ts';
import { colour } from '../../theme/tokens.ts';
import { BusyButton } from '../busy-button.tsx';
import { Button } from '../button.tsx';
import { DialogFrame } from './dialog-frame.tsx';

const Destroy = styled(BusyButton)({
  backgroundColor: colour.clay,
  '&:hover': { backgroundColor: colour.clayDeep },
});

type ConfirmDialogProps = {
  open: boolean;
  title: string;
  /** What will be gone, and whether it can be had back. */
  children: ReactNode;
  /** On the button: the verb. */
  confirm: string;
  confirming: string;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before something that cannot be undone. The way out has the focus. */
export const ConfirmDialog = ({
  open,
  title,
  children,
  confirm,
  confirming,
  busy,
  onConfirm,
  onClose,
}: ConfirmDialogProps) => (
  <DialogFrame
    open={open}
    title={title}
    busy={busy}
    onClose={onClose}
    maxWidth="xs"
    actions={
      <>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- inside a dialog that was asked for */}
        <Button type="button" variant="outlined" autoFocus onClick={busy ? undefined : onClose}>
          {texts.cancel}
        </Button>
        <Destroy busy={busy} busyText={confirming} onClick={busy ? undefined : onConfirm}>
          {confirm}
        </Destroy>
      </>
    }
  >
    {children}
  </DialogFrame>
);
