import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Moves the focus to the new heading after a navigation inside the app, as a page load would. */
export function useRouteFocus(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const before = document.activeElement;
    const heading =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
    heading?.focus({ preventScroll: true });
    // A dialog opened before the page rendered gets the focus back, on its frame.
    if (document.activeElement !== heading && before instanceof HTMLElement)
      before.focus({ preventScroll: true });
  }, [pathname]);
}
