/** What says that somebody uses the page, or is about to: each finger that comes, too, is a pointer over it. */
const SIGNS = ['pointerover', 'keydown', 'focusin', 'click', 'input', 'scroll'] as const;

/**
 * Who is on a link is about to leave the page: what would wake it would keep the next one waiting. A mouse may rest
 * there. A currency is shown without the app, unless it puts the amount in dirhams beside the other one.
 */
const isNone = ({ target, pointerType }: Event & { pointerType?: string }): unknown => {
  // The document scrolls, too, and is no element.
  const on = target as Partial<HTMLElement>;
  return (
    (pointerType !== 'mouse' && on.closest?.('a[href^="/"]')) ||
    (on.dataset?.['currency'] && !document.querySelector('[data-charge]'))
  );
};

/** Calls back at each sign of somebody who stays, until `signal`. */
export function onSign(listener: () => void, signal: AbortSignal): void {
  const onEvent = (event: Event): void => {
    if (!isNone(event)) listener();
  };
  for (const sign of SIGNS) document.addEventListener(sign, onEvent, { signal, passive: true });
}
