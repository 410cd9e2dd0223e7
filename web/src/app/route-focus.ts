import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** After a navigation inside the app, moves the focus to the new heading, as a page load would. */
export function useRouteFocus(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const heading = document.querySelector<HTMLElement>('main h1');
    (heading ?? document.querySelector('main'))?.focus({ preventScroll: true });
  }, [pathname]);
}
