/** Bars fixed to the window's edges; each CSS variable holds a height. */
type Bar = '--header' | '--tabs' | '--bottom-nav' | '--order-actions' | '--bulk-bar';

const isKept = (element: HTMLElement): boolean =>
  ['fixed', 'sticky'].includes(getComputedStyle(element).position);

/**
 * The `ref` of a bar: publishes its height while mounted. Focused elements, toasts and other bars keep clear of it
 * (features/admin/frame.tsx).
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

/** The covered height at the window's bottom, for `calc()`. */
export const BARS_BELOW =
  '(var(--bottom-nav, 0px) + var(--order-actions, 0px) + var(--bulk-bar, 0px))';

/** Free space in px at a page's end, so that toasts cover nothing. */
export const TOAST_SPACE = 112;
