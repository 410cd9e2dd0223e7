import { useEffect } from 'react';

/** Can receive the focus by script only. Not `main`: reading begins at its heading. */
const SCRIPT_FOCUSABLE = '[tabindex="-1"]:not(main)';

const DIALOG = '.MuiModal-root';

/**
 * When the focused element is removed (a dismissed notice, an order that leaves its list, a page
 * replaced by another) the browser moves the focus to the document's start. This moves it to the
 * nearest remaining ancestor that can take it, or to the page's heading as soon as there is one. Of a
 * dialog that is gone with what it was opened from, it is that one's ancestor.
 */
export function useRestoreFocus(): void {
  useEffect(() => {
    /** The last focused element and its ancestors. */
    let path: readonly EventTarget[] = [];
    /** The same of the page, below any dialog. */
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
