import { useEffect } from 'react';

/** Focusable by script only. Not `main`: reading starts at its heading. */
const SCRIPT_FOCUSABLE = '[tabindex="-1"]:not(main)';

const DIALOG = '.MuiModal-root';

/**
 * Removing the focused element (a dismissed notice, an order that leaves its list, a replaced page) resets the focus to
 * the document's start. This moves it to the nearest remaining focusable ancestor, or to the page's heading once it
 * renders. For a closed dialog it starts from the element that opened it.
 */
export function useRestoreFocus(): void {
  useEffect(() => {
    /** The last focused element and its ancestors. */
    let path: readonly EventTarget[] = [];
    /** The same on the page below any dialog. */
    let pagePath: readonly EventTarget[] = [];
    const remember = (event: FocusEvent): void => {
      path = event.composedPath();
      if (event.target instanceof Element && !event.target.closest(DIALOG)) pagePath = path;
    };
    const isConnected = (target: EventTarget | undefined): target is HTMLElement =>
      target instanceof HTMLElement && target.isConnected;
    const observer = new MutationObserver(() => {
      if (path.length === 0 || isConnected(path[0]) || document.activeElement !== document.body)
        return;
      const ancestor = [...path, ...pagePath]
        .filter(isConnected)
        .find((it) => it.matches(SCRIPT_FOCUSABLE));
      const next = ancestor ?? document.querySelector<HTMLElement>('main h1');
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
