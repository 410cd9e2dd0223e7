import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { shellTexts } from '../i18n/ar/shell.ts';
import { colour, focusRing, radius } from '../theme/tokens.ts';

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

/** Where these keys take back what was typed. */
const TYPED_IN = 'textarea, input:not([type=checkbox], [type=radio])';

/** Ctrl+Z or ⌘Z outside of a text, by the key's place: on an Arabic keyboard it writes another letter. */
const isUndo = ({ code, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean =>
  code === 'KeyZ' &&
  (ctrlKey || metaKey) &&
  !altKey &&
  !shiftKey &&
  !(target instanceof Element && target.matches(TYPED_IN));

type ShowToast = (toast: Toast | null) => void;
const ToastContext = createContext<ShowToast>(() => {});

/** Shows a short message that goes by itself; null takes away the one that is shown. */
export const useToast = (): ShowToast => use(ToastContext);

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-12px)' } });

const Card = styled('div', { shouldForwardProp: (name) => name !== 'destructive' })<{
  destructive: boolean;
}>(({ destructive }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'start',
  columnGap: 12,
  position: 'fixed',
  // In front of dialogs, which are at 1300.
  zIndex: 1400,
  insetBlockStart: 24,
  insetInline: 16,
  maxWidth: 420,
  marginInline: 'auto',
  paddingBlock: 14,
  paddingInline: '20px 8px',
  borderRadius: radius.control,
  backgroundColor: destructive ? colour.clay : colour.laurelDeep,
  color: '#fff',
  boxShadow: '0 20px 48px -20px rgb(42 41 32 / 60%)',
  animation: `${arrive} 220ms ease-out`,
  '@media print': { display: 'none' },
}));

const Actions = styled('div')({ display: 'flex', alignItems: 'center', gap: 4 });
const UndoButton = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  marginBlock: -6,
  paddingInline: 12,
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  font: 'inherit',
  fontWeight: 500,
  color: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '0.35em',
  cursor: 'pointer',
  '&:hover': { backgroundColor: 'rgb(255 255 255 / 14%)' },
  '&:focus-visible': { ...focusRing, outlineColor: '#fff', outlineOffset: -3 },
  '& kbd': {
    font: 'inherit',
    fontSize: '0.8125rem',
    fontWeight: 350,
    // where there is a pointer there is mostly a keyboard
    '@media (hover: none)': { display: 'none' },
  },
});

const Close = styled('button')({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  marginBlock: -6,
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  '&:hover': { backgroundColor: 'rgb(255 255 255 / 14%)' },
  '&:focus-visible': { ...focusRing, outlineColor: '#fff', outlineOffset: -3 },
});

/**
 * One toast at a time, the newest. It is a status, not an alert: what must not
 * be missed also stands where it happened, and is announced there.
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
      <output aria-live="polite">
        {toast && <ToastCard key={toast.key} toast={toast} dismiss={dismiss} />}
      </output>
    </ToastContext>
  );
}

/** Goes by itself, but not while a pointer or the focus is in it. The focus returns to where it came from. */
function ToastCard({ toast, dismiss }: { toast: Toast; dismiss: () => void }) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<EventTarget | null>(null);
  const { title, text, variant, undo } = toast;
  const stays = hovered || focused;

  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(dismiss, undo ? UNDO_DURATION_MS : DURATION_MS);
    return () => clearTimeout(timer);
  }, [stays, undo, dismiss]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') dismiss();
      if (!undo || !isUndo(event)) return;
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

  return (
    <Card
      ref={card}
      destructive={variant === 'destructive'}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget))
          cameFrom.current = relatedTarget;
        setFocused(true);
      }}
      // A window that is left keeps its focus for whoever comes back.
      onBlur={({ currentTarget }) => setFocused(currentTarget.contains(document.activeElement))}
    >
      <div>
        <strong style={{ fontWeight: 600 }}>{title}</strong>
        {text !== undefined && <p>{text}</p>}
      </div>
      <Actions>
        {undo && (
          <UndoButton
            type="button"
            aria-keyshortcuts="Control+Z Meta+Z"
            onClick={() => {
              dismiss();
              undo.run();
            }}
          >
            {undo.label}
            <kbd dir="ltr">Ctrl+Z</kbd>
          </UndoButton>
        )}
        <Close type="button" aria-label={shellTexts.dismiss} onClick={dismiss}>
          <svg
            viewBox="0 0 16 16"
            width="14"
            height="14"
            stroke="currentColor"
            strokeWidth="1.8"
            aria-hidden
          >
            <path d="M2 2l12 12M14 2L2 14" strokeLinecap="round" />
          </svg>
        </Close>
      </Actions>
    </Card>
  );
}
