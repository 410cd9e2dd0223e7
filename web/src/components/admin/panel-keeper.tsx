import { createContext, use, useEffect, useState, type ReactNode } from 'react';

/** What outlives the section that began it. */
type Kept = {
  /** The panel is closed: nothing of it may go on. */
  readonly end: () => void;
};

const KeptContext = createContext<Map<string, Kept>>(new Map());

/** Keeps what the sections have begun for as long as the panel is open to one user. */
export function PanelKeeper({ children }: { children: ReactNode }) {
  const [all] = useState(() => new Map<string, Kept>());
  useEffect(
    () => () => {
      for (const one of all.values()) one.end();
      all.clear();
    },
    [all],
  );
  return <KeptContext value={all}>{children}</KeptContext>;
}

/** What was begun under a name since the panel was opened; it is begun where it was not. */
export function useKept<Value extends Kept>(name: string, begin: () => Value): Value {
  const all = use(KeptContext);
  const kept = (all.get(name) as Value | undefined) ?? begin();
  all.set(name, kept);
  return kept;
}
