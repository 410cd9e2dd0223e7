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
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useTexts } from '../i18n/store-texts.ts';

export type Toast = {
  readonly title: string;
  readonly text?: string;
  readonly variant: 'plain' | 'destructive';
  /** Takes back what was done, once: the toast goes with it. */
  readonly undo?: { readonly label: string; readonly run: () => void };
};
type Shown = Toast & { readonly key: number };

const DURATION_MS = 8_000;
/** With something to decide upon. */
const UNDO_DURATION_MS = 20_000;

/** Where these keys take back what was typed, and what keeps the page behind it from changing. */
const NOT_HERE = 'textarea, input:not([type=checkbox], [type=radio]), [role=dialog]';

/** Ctrl+Z or ⌘Z outside of text fields and dialogs, by the key's place: on an Arabic keyboard it writes another letter. */
const isUndo = ({ code, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean =>
  code === 'KeyZ' &&
  (ctrlKey || metaKey) &&
  !altKey &&
  !shiftKey &&
  !(target instanceof Element && target.closest(NOT_HERE));

type ShowToast = (toast: Toast | null) => void;
const ToastContext = createContext<ShowToast>(() => {});

/** Shows a short message that goes by itself; null takes away the one that is shown. */
export const useToast = (): ShowToast => use(ToastContext);

/**
 * One toast at a time, the newest. It is a status, not an alert: what must not be missed also stands
 * where it happened, and is announced there.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<Shown | null>(null);
  const show = useCallback(
    (next: Toast | null) => setToast((last) => next && { ...next, key: (last?.key ?? 0) + 1 }),
    [],
  );
  const dismiss = useCallback(() => setToast(null), []);
  return (
    <ToastContext value={show}>
      {children}
      <output>{toast && <ToastCard key={toast.key} toast={toast} dismiss={dismiss} />}</output>
    </ToastContext>
  );
}

/** Goes by itself, but not while the pointer or the focus is in it. The focus returns to where it came from. */
function ToastCard({ toast, dismiss }: { toast: Toast; dismiss: () => void }) {
  const { title, text, variant, undo } = toast;
  const { shell } = useTexts();
  const [focused, setFocused] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<EventTarget>(null);

  // Passive effects run after the frame that shows the toast: a key could be pressed before.
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
      // The library resumes when the pointer leaves, whatever has the focus.
      autoHideDuration={focused ? null : duration}
      onClose={(_, reason) => reason !== 'clickaway' && dismiss()}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget))
          cameFrom.current = relatedTarget;
        setFocused(true);
      }}
      // A window that is left keeps its focus.
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
