import { createContext, use, useCallback, useEffect, useState, type ReactNode } from 'react';
import { useBlocker } from 'react-router-dom';
import { leaveTexts as texts } from '../../i18n/ar/admin.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import type { Draft, Kept } from './unsaved-work.tsx';

type Loss = keyof typeof texts.losses;
/** Somebody on the way out, and what is lost when they go on. */
type Way = {
  readonly losses: readonly Loss[];
  readonly go: () => void;
  readonly stay: () => void;
};

const LeaveContext = createContext<(go: () => void) => void>((go) => go());

/** What leads out of the panel for good: it is done once nothing is lost with it, or its user says so. */
export const useLeavePanel = (): ((go: () => void) => void) => use(LeaveContext);

const isInPanel = (pathname: string): boolean => /^\/admin(\/|$)/.test(pathname);
const isAnyUnsaved = (all: Iterable<Pick<Kept, 'isUnsaved'>>): boolean =>
  [...all].some((one) => one.isUnsaved());

type Unsaved = {
  /** Lost with the panel. */
  readonly kept: ReadonlyMap<string, Kept>;
  /** Lost with their section. */
  readonly drafts: ReadonlySet<Draft>;
};

/** Saves what can be saved; answers what is lost all the same. */
async function lossesOf({ kept, drafts }: Unsaved, isPanelLeft: boolean): Promise<Loss[]> {
  const saved = await Promise.all([...drafts].map((draft) => draft.save()));
  return [
    ...(saved.includes(false) ? (['texts'] as const) : []),
    ...(isPanelLeft && isAnyUnsaved(kept.values()) ? (['uploads'] as const) : []),
  ];
}

/** Saves what was written before its section is left, and asks where something would be lost. */
export function LeaveGuard({ kept, drafts, children }: Unsaved & { children: ReactNode }) {
  const [leaving, setLeaving] = useState<Way | null>(null);
  const goOrAsk = useCallback((way: Way): void => {
    if (way.losses.length === 0) way.go();
    else setLeaving(way);
  }, []);
  const leavePanel = useCallback(
    (go: () => void): void =>
      void lossesOf({ kept, drafts }, true).then((losses) =>
        goOrAsk({ losses, go, stay: () => {} }),
      ),
    [kept, drafts, goOrAsk],
  );

  const blocker = useBlocker(
    ({ currentLocation: { pathname }, nextLocation: next }) =>
      pathname !== next.pathname &&
      (isAnyUnsaved(drafts) || (!isInPanel(next.pathname) && isAnyUnsaved(kept.values()))),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const { location, proceed: go, reset: stay } = blocker;
    void lossesOf({ kept, drafts }, !isInPanel(location.pathname)).then((losses) =>
      goOrAsk({ losses, go, stay }),
    );
  }, [blocker, kept, drafts, goOrAsk]);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (isAnyUnsaved(drafts) || isAnyUnsaved(kept.values())) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [kept, drafts]);

  const answer = (how: 'go' | 'stay'): void => {
    setLeaving(null);
    leaving?.[how]();
  };
  return (
    <LeaveContext value={leavePanel}>
      {children}
      <ConfirmDialog
        open={leaving !== null}
        title={texts.title}
        confirm={texts.leave}
        confirming={texts.leaving}
        busy={false}
        onConfirm={() => answer('go')}
        onClose={() => answer('stay')}
      >
        {leaving?.losses.map((loss) => (
          <p key={loss}>{texts.losses[loss]}</p>
        ))}
      </ConfirmDialog>
    </LeaveContext>
  );
}
