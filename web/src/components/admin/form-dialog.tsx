import Button from '@mui/material/Button';
import { useId, useState, type ReactNode } from 'react';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { LoadingButton } from '../loading-button.tsx';
import { DialogFrame } from './dialog-frame.tsx';

type FormDialogProps = {
  open: boolean;
  title: string;
  busy: boolean;
  onSubmit: () => void;
  onClose: () => void;
  /** The fields, each in a FormField. */
  children: ReactNode;
};

/**
 * A form in a dialog. Input is kept while it is saved and after a failure; once there is input, only
 * the buttons close the dialog, not Esc or a click outside.
 */
export function FormDialog({ onSubmit, children, ...frame }: FormDialogProps) {
  const id = useId();
  const [isTouched, setIsTouched] = useState(false);
  const texts = usePanelTexts().parts;
  const { busy, onClose } = frame;
  return (
    <DialogFrame
      {...frame}
      isHeld={isTouched}
      actions={
        <>
          <Button variant="outlined" disabled={busy} onClick={onClose}>
            {texts.cancel}
          </Button>
          <LoadingButton type="submit" form={id} loading={busy} loadingText={texts.saving}>
            {texts.save}
          </LoadingButton>
        </>
      }
    >
      <form
        id={id}
        noValidate
        inert={busy}
        onInput={() => setIsTouched(true)}
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) onSubmit();
        }}
      >
        {children}
      </form>
    </DialogFrame>
  );
}
