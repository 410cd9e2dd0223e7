import { createContext, use, useEffect, useEffectEvent } from 'react';

/** Survives navigation inside the panel; lost when the panel is left. */
type PanelWork = {
  readonly isUnsaved: () => boolean;
  /** The panel is closed: stops all pending work. */
  readonly end: () => void;
};

/** Input on a page, lost with that page unless it is saved. */
export type Draft = {
  readonly isUnsaved: () => boolean;
  /** Saves what is valid; resolves to whether that was everything. */
  readonly save: () => Promise<boolean>;
  /** Forgets what would outlive its page: the user agrees to lose it. */
  readonly discard?: () => void;
};

export type UnsavedWork = { readonly kept: Map<string, PanelWork>; readonly drafts: Set<Draft> };
export const newUnsavedWork = (): UnsavedWork => ({ kept: new Map(), drafts: new Set() });

/** LeaveGuard provides it and asks before anything in it is lost. */
export const UnsavedWorkContext = createContext(newUnsavedWork());

/** The object of that name since the panel was opened; created at first use. */
export function usePanelWork<Value extends PanelWork>(name: string, create: () => Value): Value {
  const { kept } = use(UnsavedWorkContext);
  const value = (kept.get(name) as Value | undefined) ?? create();
  kept.set(name, value);
  return value;
}

/** Saves the draft before its page is left, and asks if that fails. */
export function useDraft(draft: Draft): void {
  const { drafts } = use(UnsavedWorkContext);
  const isUnsaved = useEffectEvent(draft.isUnsaved);
  const save = useEffectEvent(draft.save);
  const discard = useEffectEvent(() => draft.discard?.());
  useEffect(() => {
    const latest = { isUnsaved: () => isUnsaved(), save: () => save(), discard: () => discard() };
    drafts.add(latest);
    return () => void drafts.delete(latest);
  }, [drafts]);
}
