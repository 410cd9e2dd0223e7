import type { MouseEvent } from 'react';
import { LAID_OUT } from '../boot/events.ts';

/**
 * Scrolls to a part of the page and moves the focus there, without a history entry: the router would
 * take one that is not its own for the tab's first page, and restore that one's scroll position.
 * @returns false where there is no such part.
 */
function jumpTo(hash: string): boolean {
  const part = document.querySelector<HTMLElement>(hash);
  if (!part) return false;
  document.documentElement.setAttribute(LAID_OUT, '');
  part.tabIndex = -1;
  part.scrollIntoView();
  part.focus({ preventScroll: true });
  return true;
}

/** Follows a link to a part of the page: {@link jumpTo}. */
export function jump(event: MouseEvent<HTMLAnchorElement>): void {
  if (jumpTo(event.currentTarget.hash)) event.preventDefault();
}
