import { useId, useState, type ReactNode } from 'react';
import { adminPartTexts as texts } from '../../i18n/ar/admin.ts';
import { BusyButton } from '../busy-button.tsx';
import { Button } from '../button.tsx';
import { DialogFrame } from './dialog-frame.tsx';

type FormDialogProps = {
  open: boolean;
  title: string;
  busy: boolean;
  onSubmit: () => void;
  onClose: () => void;
  /** The fields: each a FormField with a FieldInput. */
  children: ReactNode;
};

/**
 * A form in front of a section. What was written stays while it is saved, and after it failed; only
 * its buttons close it then, not Esc or a press beside it.
 */
export function FormDialog({ open, title, busy, onSubmit, onClose, children }: FormDialogProps) {
  const id = useId();
  const [isTouched, setIsTouched] = useState(false);
  return (
    <DialogFrame
      open={open}
      title={title}
      busy={busy}
      onClose={onClose}
      isHeld={isTouched}
      actions={
        <>
          <Button type="button" variant="outlined" onClick={busy ? undefined : onClose}>
            {texts.cancel}
          </Button>
          <BusyButton type="submit" form={id} busy={busy} busyText={texts.saving}>
            {texts.save}
          </BusyButton>
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
