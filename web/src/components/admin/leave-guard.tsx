import {
  createContext,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { NavigationType, useBlocker } from 'react-router-dom';
import { usePanelTexts, type PanelTexts } from '../../i18n/panel-texts.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { newUnsavedWork, UnsavedWorkContext, type UnsavedWork } from './unsaved-work.ts';

type Loss = keyof PanelTexts['leave']['losses'];
/** A navigation waiting for confirmation, and what it would lose. */
type PendingLeave = {
  readonly losses: readonly Loss[];
  readonly go: () => void;
  readonly stay: () => void;
};

const LeaveContext = createContext<(go: () => void) => void>((go) => go());

/** Calls `go`, which leaves the panel, once nothing is lost or the user confirms. */
export const useLeavePanel = (): ((go: () => void) => void) => use(LeaveContext);

const isInPanel = (pathname: string): boolean => /^\/admin(\/|$)/.test(pathname);
const isAnyUnsaved = (all: Iterable<{ readonly isUnsaved: () => boolean }>): boolean =>
  [...all].some((one) => one.isUnsaved());

/** Saves the drafts; resolves to what would still be lost. */
async function saveDrafts({ kept, drafts }: UnsavedWork, leavesPanel: boolean): Promise<Loss[]> {
  const saved = await Promise.all([...drafts].map((draft) => draft.save()));
  return [
    ...(saved.includes(false) ? (['texts'] as const) : []),
    ...(leavesPanel && isAnyUnsaved(kept.values()) ? (['uploads'] as const) : []),
  ];
}

/**
 * Holds unsaved work while the panel is open to one user. Saves drafts before their page is left, and asks before
 * anything is lost. The back button closes the dialog on top.
 */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const texts = usePanelTexts().leave;
  const [work] = useState(newUnsavedWork);
  const [pending, setPending] = useState<PendingLeave | null>(null);
  const { kept, drafts, dialogs } = work;
  const isForDialog = useRef(false);
  const leave = useCallback(
    (leavesPanel: boolean, go: () => void, stay: () => void): void =>
      void saveDrafts(work, leavesPanel).then((losses) =>
        losses.length === 0 ? go() : setPending({ losses, go, stay }),
      ),
    [work],
  );
  const leavePanel = useCallback((go: () => void) => leave(true, go, () => {}), [leave]);

  const blocker = useBlocker(
    ({ currentLocation: { pathname }, nextLocation: next, historyAction }) => {
      isForDialog.current = historyAction === NavigationType.Pop && dialogs.size > 0;
      return (
        isForDialog.current ||
        (pathname !== next.pathname &&
          (isAnyUnsaved(drafts) || (!isInPanel(next.pathname) && isAnyUnsaved(kept.values()))))
      );
    },
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (isForDialog.current) {
      blocker.reset();
      [...dialogs].at(-1)?.();
    } else leave(!isInPanel(blocker.location.pathname), blocker.proceed, blocker.reset);
  }, [blocker, dialogs, leave]);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (isAnyUnsaved(drafts) || isAnyUnsaved(kept.values())) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [kept, drafts]);

  useEffect(
    () => () => {
      for (const one of kept.values()) one.end();
      kept.clear();
    },
    [kept],
  );

  const answer = (how: 'go' | 'stay'): void => {
    setPending(null);
    if (how === 'go') for (const draft of drafts) draft.discard?.();
    pending?.[how]();
  };
  return (
    <UnsavedWorkContext value={work}>
      <LeaveContext value={leavePanel}>
        {children}
        <ConfirmDialog
          open={pending !== null}
          title={texts.title}
          confirm={texts.leave}
          confirming={texts.leaving}
          keep={texts.stay}
          busy={false}
          onConfirm={() => answer('go')}
          onClose={() => answer('stay')}
        >
          {pending?.losses.map((loss) => (
            <p key={loss}>{texts.losses[loss]}</p>
          ))}
        </ConfirmDialog>
      </LeaveContext>
    </UnsavedWorkContext>
  );
}
