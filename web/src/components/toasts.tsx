import Close from '@mui/icons-material/CloseOutlined';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Snackbar from '@mui/material/Snackbar';
import {
  createContext,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useTexts } from '../i18n/store-texts.ts';

export type Toast = {
  readonly title: string;
  readonly text?: string;
  readonly variant: 'plain' | 'destructive';
  /** Undoes the action, once; closes the toast. */
  readonly undo?: { readonly label: string; readonly run: () => void };
};
type Shown = Toast & {
  readonly key: number;
  /** Shown before the open dialog was opened, which would be covered. */
  readonly isBelowDialogs?: boolean;
};

const DURATION_MS = 8_000;
/** Longer, to leave time to decide. */
const UNDO_DURATION_MS = 20_000;

/** Where Ctrl+Z undoes typing instead, or a dialog covers the page. */
const NOT_HERE = 'textarea, input:not([type=checkbox], [type=radio]), [role=dialog]';

/** Ctrl+Z or ⌘Z outside of text fields and dialogs, by key position: an Arabic layout types another letter. */
const isUndo = ({ code, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean =>
  code === 'KeyZ' &&
  (ctrlKey || metaKey) &&
  !altKey &&
  !shiftKey &&
  !(target instanceof Element && target.closest(NOT_HERE));

type ShowToast = (toast: Toast | null) => void;
const ToastContext = createContext<{ show: ShowToast; lower: () => void }>({
  show: () => {},
  lower: () => {},
});

/** Shows a transient message; null hides the current one. */
export const useToast = (): ShowToast => use(ToastContext).show;
/** Puts the current message below dialogs; for a dialog that opens. */
export const useLowerToast = (): (() => void) => use(ToastContext).lower;

/**
 * Shows only the newest toast. It is a status, not an alert: important messages are also shown and announced where they
 * occurred.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<Shown | null>(null);
  const show = useCallback(
    (next: Toast | null) => setToast((last) => next && { ...next, key: (last?.key ?? 0) + 1 }),
    [],
  );
  const lower = useCallback(
    () => setToast((last) => last && { ...last, isBelowDialogs: true }),
    [],
  );
  const dismiss = useCallback(() => setToast(null), []);
  return (
    <ToastContext value={useMemo(() => ({ show, lower }), [show, lower])}>
      {children}
      <output>{toast && <ToastCard key={toast.key} toast={toast} dismiss={dismiss} />}</output>
    </ToastContext>
  );
}

/** Closes by itself, except while hovered or focused. The focus returns to where it was. */
function ToastCard({ toast, dismiss }: { toast: Shown; dismiss: () => void }) {
  const { title, text, variant, undo, isBelowDialogs = false } = toast;
  const { shell } = useTexts();
  const [focused, setFocused] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<EventTarget>(null);

  // Layout effect: passive ones run after the toast is painted, so a key press could come before.
  useLayoutEffect(() => {
    if (!undo) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (!isUndo(event)) return;
      event.preventDefault();
      dismiss();
      undo.run();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [undo, dismiss]);

  useLayoutEffect(() => {
    const element = card.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
    };
  }, []);

  const duration = undo ? UNDO_DURATION_MS : DURATION_MS;
  return (
    <Snackbar
      open
      ref={card}
      sx={{ zIndex: isBelowDialogs ? 'drawer' : 'snackbar' }}
      // The library resumes its timer on mouse leave, even while focused.
      autoHideDuration={focused ? null : duration}
      onClose={(_, reason) => reason !== 'clickaway' && dismiss()}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget))
          cameFrom.current = relatedTarget;
        setFocused(true);
      }}
      // Switching windows keeps the focus.
      onBlur={({ currentTarget }) => setFocused(currentTarget.contains(document.activeElement))}
    >
      <Alert
        variant="filled"
        severity={variant === 'destructive' ? 'error' : 'success'}
        role="presentation"
        action={
          <>
            {undo && (
              <Button
                variant="text"
                color="inherit"
                size="small"
                aria-keyshortcuts="Control+Z Meta+Z"
                endIcon={<kbd dir="ltr">Ctrl+Z</kbd>}
                onClick={() => {
                  dismiss();
                  undo.run();
                }}
              >
                {undo.label}
              </Button>
            )}
            <IconButton color="inherit" aria-label={shell.dismiss} onClick={dismiss}>
              <Close />
            </IconButton>
          </>
        }
      >
        <AlertTitle>{title}</AlertTitle>
        {text !== undefined && <p>{text}</p>}
      </Alert>
    </Snackbar>
  );
}
