import CloseRounded from '@mui/icons-material/CloseRounded';
import Alert from '@mui/material/Alert';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, type ReactNode } from 'react';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { useLowerToast } from '../toasts.tsx';
import { IconAction } from './icon-action.tsx';
import { isSecondPress } from './second-press.ts';
import { useCloseOnBack } from './unsaved-work.ts';

type DialogFrameProps = {
  open: boolean;
  title: string;
  /** Disables closing, which would not cancel the work. */
  busy: boolean;
  /** The close button, Esc, a click outside, or the browser's back button. */
  onClose: () => void;
  /** Why the last attempt failed. */
  failure?: string | null;
  maxWidth?: 'xs' | 'sm' | 'md';
  children: ReactNode;
  actions: ReactNode;
};

const scrollIntoSight = (element: HTMLElement | null): void =>
  element?.scrollIntoView({ block: 'nearest' });

/** A dialog with a title, a close button and actions. */
export function DialogFrame({
  open,
  title,
  busy,
  onClose,
  failure = null,
  maxWidth = 'sm',
  children,
  actions,
}: DialogFrameProps) {
  const texts = usePanelTexts().parts;
  const lowerToast = useLowerToast();
  useEffect(() => {
    if (open) lowerToast();
  }, [open, lowerToast]);
  useCloseOnBack(open, () => !busy && onClose());
  return (
    <Dialog
      open={open}
      maxWidth={maxWidth}
      onClose={(event) => !busy && !isSecondPress(event) && onClose()}
    >
      <DialogTitle sx={{ pr: 9 }}>{title}</DialogTitle>
      <IconAction
        icon={<CloseRounded />}
        label={texts.close}
        disabled={busy}
        onClick={onClose}
        sx={{ position: 'absolute', insetBlockStart: 16, insetInlineEnd: 14 }}
      />
      <DialogContent>
        {children}
        {failure !== null && !busy && (
          <Alert ref={scrollIntoSight} sx={{ mt: 2 }}>
            {failure}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>{actions}</DialogActions>
    </Dialog>
  );
}
