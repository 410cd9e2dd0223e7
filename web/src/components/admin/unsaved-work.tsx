import { createContext, use, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { LeaveGuard } from './leave-guard.tsx';

/** What outlives the section that began it. */
export type Kept = {
  /** True while something would be lost with the panel. */
  readonly isUnsaved: () => boolean;
  /** The panel is closed: nothing of it may go on. */
  readonly end: () => void;
};

/** What is being written in a section, and is lost with it unless it is saved. */
export type Draft = {
  readonly isUnsaved: () => boolean;
  /** Saves what can be saved; answers whether that is all. */
  readonly save: () => Promise<boolean>;
};

type Keeper = { readonly kept: Map<string, Kept>; readonly drafts: Set<Draft> };
const newKeeper = (): Keeper => ({ kept: new Map(), drafts: new Set() });

const KeeperContext = createContext(newKeeper());

/**
 * Keeps what the sections have begun for as long as the panel is open to one user,
 * and lets nobody leave unasked what is not saved.
 */
export function UnsavedWorkProvider({ children }: { children: ReactNode }) {
  const [keeper] = useState(newKeeper);
  useEffect(
    () => () => {
      for (const one of keeper.kept.values()) one.end();
      keeper.kept.clear();
    },
    [keeper],
  );
  return (
    <KeeperContext value={keeper}>
      <LeaveGuard {...keeper}>{children}</LeaveGuard>
    </KeeperContext>
  );
}

/** What was begun under a name since the panel was opened; it is begun where it was not. */
export function useKept<Value extends Kept>(name: string, begin: () => Value): Value {
  const { kept } = use(KeeperContext);
  const one = (kept.get(name) as Value | undefined) ?? begin();
  kept.set(name, one);
  return one;
}

/** Has it saved before its section is left, and asked about where that cannot be done. */
export function useDraft(draft: Draft): void {
  const { drafts } = use(KeeperContext);
  const isUnsaved = useEffectEvent(draft.isUnsaved);
  const save = useEffectEvent(draft.save);
  useEffect(() => {
    const latest = { isUnsaved: () => isUnsaved(), save: () => save() };
    drafts.add(latest);
    return () => void drafts.delete(latest);
  }, [drafts]);
}
