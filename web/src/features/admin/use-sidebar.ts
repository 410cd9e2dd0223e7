import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useState } from 'react';
import { useShortcut } from './use-shortcut.ts';

const COOKIE = 'sidebar_state';
/** Seven days (specification, section 9). */
const MAX_AGE_S = 7 * 24 * 60 * 60;

/** Expanded unless the cookie says otherwise. Only sent for the panel's paths. */
const readCookie = (): boolean => !document.cookie.split(/;\s*/).includes(`${COOKIE}=false`);
const writeCookie = (expanded: boolean): void => {
  document.cookie = `${COOKIE}=${expanded}; Path=/admin; Max-Age=${MAX_AGE_S}; SameSite=Lax`;
};

type Sidebar = {
  /** A drawer over the page on small screens. */
  readonly isDrawer: boolean;
  readonly open: boolean;
  readonly toggle: () => void;
  readonly closeDrawer: () => void;
};

/** Whether the sidebar is expanded, stored in a cookie; the drawer starts closed. */
export function useSidebar(): Sidebar {
  const isDrawer = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  const [expanded, setExpanded] = useState(readCookie);
  const [drawerOpen, setDrawerOpen] = useState(false);

  const toggle = (): void => {
    if (isDrawer) {
      setDrawerOpen(!drawerOpen);
      return;
    }
    writeCookie(!expanded);
    setExpanded(!expanded);
  };
  useShortcut('KeyB', toggle);

  return {
    isDrawer,
    open: isDrawer ? drawerOpen : expanded,
    toggle,
    closeDrawer: () => setDrawerOpen(false),
  };
}
