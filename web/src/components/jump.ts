import type { MouseEvent } from 'react';
import { LAID_OUT } from '../boot/events.ts';

/**
 * Scrolls to a part of the page and focuses it, without a history entry: the router takes foreign entries for the tab's
 * first page and restores that one's scroll position.
 * @returns false if there is no such part.
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

/** Click handler of links to a part of the page: {@link jumpTo}. */
export function jump(event: MouseEvent<HTMLAnchorElement>): void {
  if (jumpTo(event.currentTarget.hash)) event.preventDefault();
}
