import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useEffectEvent, useState } from 'react';
import { readSidebar, sidebarCookie } from './sidebar-cookie.ts';

/** Below it the sidebar is a drawer (specification, section 9). */
const PHONE = '(max-width: 767.98px)';

/** Ctrl+B or ⌘B, by the key's place: on an Arabic keyboard it writes another letter. */
const isShortcut = (event: KeyboardEvent): boolean =>
  event.code === 'KeyB' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;

export type Sidebar = {
  /** It is a drawer in front of the section. */
  readonly drawer: boolean;
  readonly open: boolean;
  readonly toggle: () => void;
  /** Closes the drawer; beside the section it stays as it is. */
  readonly dismiss: () => void;
};

/** Whether the sidebar is open: kept for seven days, but for the drawer, which is closed at first. */
export function useSidebar(): Sidebar {
  const drawer = useMediaQuery(PHONE, { noSsr: true });
  const [expanded, setExpanded] = useState(() => readSidebar(document.cookie));
  const [drawn, setDrawn] = useState(false);

  const toggle = (): void => {
    if (drawer) {
      setDrawn(!drawn);
      return;
    }
    document.cookie = sidebarCookie(!expanded);
    setExpanded(!expanded);
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event)) return;
    event.preventDefault();
    toggle();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);

  return {
    drawer,
    open: drawer ? drawn : expanded,
    toggle,
    dismiss: () => setDrawn(false),
  };
}
