import { createContext, use, useEffect, useEffectEvent } from 'react';

/** Survives navigation inside the panel; lost on leaving it. */
type PanelWork = {
  readonly isUnsaved: () => boolean;
  /** Called when the panel closes: stops pending work. */
  readonly end: () => void;
};

/** A page's input, lost with the page unless saved. */
export type Draft = {
  readonly isUnsaved: () => boolean;
  /** Saves what is valid; resolves to whether everything was saved. */
  readonly save: () => Promise<boolean>;
  /** Deletes what would outlive the page, after the user confirmed. */
  readonly discard?: () => void;
};

export type UnsavedWork = {
  readonly kept: Map<string, PanelWork>;
  readonly drafts: Set<Draft>;
  /** Closes each open dialog; the last is on top. */
  readonly dialogs: Set<() => void>;
};
export const newUnsavedWork = (): UnsavedWork => ({
  kept: new Map(),
  drafts: new Set(),
  dialogs: new Set(),
});

/** Provided by LeaveGuard, which asks before any of it is lost. */
export const UnsavedWorkContext = createContext(newUnsavedWork());

/** The object of that name for the panel's lifetime; created on first use. */
export function usePanelWork<Value extends PanelWork>(name: string, create: () => Value): Value {
  const { kept } = use(UnsavedWorkContext);
  const value = (kept.get(name) as Value | undefined) ?? create();
  kept.set(name, value);
  return value;
}

/** Saves the draft before its page is left; asks if that fails. */
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

/** While a dialog is open, the browser's back button calls its `close` instead of leaving the page. */
export function useCloseOnBack(open: boolean, close: () => void): void {
  const { dialogs } = use(UnsavedWorkContext);
  const latest = useEffectEvent(close);
  useEffect(() => {
    if (!open) return undefined;
    const closeThis = (): void => latest();
    dialogs.add(closeThis);
    return () => void dialogs.delete(closeThis);
  }, [dialogs, open]);
}
