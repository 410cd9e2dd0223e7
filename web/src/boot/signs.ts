/** What says that somebody uses the page, or is about to: each finger that comes, too, is a pointer over it. */
const SIGNS = ['pointerover', 'keydown', 'focusin', 'click', 'input', 'scroll'] as const;

/** Who is on a link is about to leave the page: what would wake it would keep the next one waiting. A mouse may rest there. */
const leaves = ({ target, pointerType }: Event & { pointerType?: string }): unknown =>
  pointerType !== 'mouse' && (target as Partial<Element>).closest?.('a[href^="/"]');

/** Calls back at each sign of somebody who stays, until `signal`. */
export function onSign(listener: () => void, signal: AbortSignal): void {
  const onEvent = (event: Event): void => {
    if (!leaves(event)) listener();
  };
  for (const sign of SIGNS) document.addEventListener(sign, onEvent, { signal, passive: true });
}
