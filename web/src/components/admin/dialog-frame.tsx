import CloseRounded from '@mui/icons-material/CloseRounded';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { ReactNode } from 'react';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { IconAction } from './icon-action.tsx';

type DialogFrameProps = {
  open: boolean;
  title: string;
  /** It cannot be closed meanwhile, since that would not cancel the work. */
  busy: boolean;
  onClose: () => void;
  /** Only the buttons close it, not Esc or a click outside. */
  isHeld?: boolean;
  maxWidth?: 'xs' | 'sm' | 'md';
  children: ReactNode;
  actions: ReactNode;
};

/** The second press of a double one, whose first has opened the dialog. */
const isSecondOfDouble = (event: object): boolean => 'detail' in event && Number(event.detail) > 1;

/** A dialog with a title, a close button and actions. */
export function DialogFrame({
  open,
  title,
  busy,
  onClose,
  isHeld = false,
  maxWidth = 'sm',
  children,
  actions,
}: DialogFrameProps) {
  const texts = usePanelTexts().parts;
  return (
    <Dialog
      open={open}
      maxWidth={maxWidth}
      onClose={(event) => !busy && !isHeld && !isSecondOfDouble(event) && onClose()}
    >
      <DialogTitle sx={{ pr: 9 }}>{title}</DialogTitle>
      <IconAction
        icon={<CloseRounded />}
        label={texts.close}
        disabled={busy}
        onClick={onClose}
        sx={{ position: 'absolute', insetBlockStart: 16, insetInlineEnd: 14 }}
      />
      <DialogContent>{children}</DialogContent>
      <DialogActions>{actions}</DialogActions>
    </Dialog>
  );
}
