/** The bars that stay at the edges of the window, each a CSS variable with its height. */
type Bar = '--header' | '--tabs' | '--bottom-nav' | '--order-actions' | '--bulk-bar';

const isKept = (element: HTMLElement): boolean =>
  ['fixed', 'sticky'].includes(getComputedStyle(element).position);

/**
 * The `ref` of a bar: publishes its height on the document for as long as it stays at its edge. What has
 * the focus, toasts and other bars keep clear of it (features/admin/frame.tsx).
 */
export const heightAs =
  (bar: Bar) =>
  (element: HTMLElement | null): (() => void) | undefined => {
    if (element === null) return undefined;
    const { style } = document.documentElement;
    const publish = (): void =>
      isKept(element)
        ? style.setProperty(bar, `${element.offsetHeight}px`)
        : void style.removeProperty(bar);
    publish();
    const observer = new ResizeObserver(publish);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(bar);
    };
  };

/** How much of the window's lower edge is covered, for a `calc()`. */
export const BARS_BELOW =
  '(var(--bottom-nav, 0px) + var(--order-actions, 0px) + var(--bulk-bar, 0px))';

/** What a page leaves free at its end, in px: there a toast covers nothing. */
export const TOAST_SPACE = 112;
