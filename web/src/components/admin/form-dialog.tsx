import Button from '@mui/material/Button';
import { useId, useState, type ReactNode } from 'react';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { LoadingButton } from '../loading-button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { DialogFrame } from './dialog-frame.tsx';
import { useKeptState } from './kept-state.ts';
import { useDraft } from './unsaved-work.ts';

/**
 * A form's input, which survives the end of the session (see `useKeptState`). `isTouched` is true from the first edit.
 */
export function usePanelForm<Values extends object>(name: string, initial: () => Values) {
  const [form, setForm] = useKeptState(name, () => ({ values: initial(), isTouched: false }));
  const edit = (change: Partial<Values>): void =>
    setForm(({ values }) => ({ values: { ...values, ...change }, isTouched: true }));
  return { ...form, edit };
}

type FormDialogProps = {
  title: string;
  /** Closing would lose input. */
  isTouched: boolean;
  busy: boolean;
  /** Why the last save failed. */
  failure: string | null;
  /** The submit button's verb; default "save". */
  submit?: string;
  maxWidth?: 'xs' | 'sm' | 'md';
  onSubmit: () => void;
  onClose: () => void;
  /** The fields, each in a FormField. */
  children: ReactNode;
};

/** Focuses the first field, except on touch screens, whose keyboard would cover the form. */
function focusFirstField(form: HTMLFormElement | null): void {
  const byKeyboard = document.activeElement?.matches(':focus-visible');
  if (byKeyboard || matchMedia('(hover: hover)').matches)
    form
      ?.querySelector<HTMLElement>('input:not([type=hidden], [aria-hidden=true]), textarea')
      ?.focus();
}

/**
 * A form in a dialog. Input is kept while saving and after a failure; closing the dialog, even by the phone's back
 * button, or leaving the page asks before discarding input.
 */
export function FormDialog({
  isTouched,
  submit,
  onSubmit,
  onClose,
  children,
  ...frame
}: FormDialogProps) {
  const id = useId();
  const [asks, setAsks] = useState(false);
  const { parts: texts, leave } = usePanelTexts();
  const { busy } = frame;
  useDraft({ isUnsaved: () => isTouched, save: async () => false });
  const close = (): void => (isTouched ? setAsks(true) : onClose());
  return (
    <>
      <DialogFrame
        {...frame}
        open
        onClose={close}
        actions={
          <>
            <Button variant="outlined" disabled={busy} onClick={close}>
              {texts.cancel}
            </Button>
            <LoadingButton type="submit" form={id} loading={busy} loadingText={texts.saving}>
              {submit ?? texts.save}
            </LoadingButton>
          </>
        }
      >
        <form
          ref={focusFirstField}
          id={id}
          noValidate
          inert={busy}
          onSubmit={(event) => {
            event.preventDefault();
            if (!busy) onSubmit();
          }}
        >
          {children}
        </form>
      </DialogFrame>
      <ConfirmDialog
        open={asks}
        title={leave.title}
        confirm={leave.discard}
        confirming={leave.leaving}
        keep={leave.stay}
        busy={false}
        onConfirm={onClose}
        onClose={() => setAsks(false)}
      >
        {leave.discardText}
      </ConfirmDialog>
    </>
  );
}
