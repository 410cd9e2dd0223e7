import { useEffect } from 'react';

/** What can be given the focus, though no key leads to it; but for `main`, which begins with its heading. */
const PLACE = '[tabindex="-1"]:not(main)';

/**
 * What has the focus may go: a notice that was answered, an order that no longer
 * belongs to its list, a screen that makes way for another. The browser would
 * begin at the page's start again; here it goes on in what was around it, or at
 * the page's heading, as soon as there is one.
 */
export function useRestoreFocus(): void {
  useEffect(() => {
    /** What had the focus last, and all that was around it. */
    let path: readonly EventTarget[] = [];
    const remember = (event: FocusEvent): void => {
      path = event.composedPath();
    };
    const isThere = (target: EventTarget | undefined): target is HTMLElement =>
      target instanceof HTMLElement && target.isConnected;
    const observer = new MutationObserver(() => {
      if (path.length === 0 || isThere(path[0]) || document.activeElement !== document.body) return;
      const around = path.filter(isThere).find((it) => it.matches(PLACE));
      const next = around ?? document.querySelector<HTMLElement>('main h1');
      next?.focus({ preventScroll: true });
    });
    addEventListener('focusin', remember);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, []);
}
