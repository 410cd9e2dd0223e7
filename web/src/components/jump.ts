import type { MouseEvent } from 'react';

/**
 * Goes to a part of the page, without a step in the history: one that is not the
 * router's own it takes for the tab's first page, and scrolls back to where that
 * was left. Reading goes on at the part. @returns false where there is none.
 */
export function jumpTo(hash: string): boolean {
  const part = document.querySelector<HTMLElement>(hash);
  if (!part) return false;
  part.tabIndex = -1;
  part.scrollIntoView();
  part.focus({ preventScroll: true });
  return true;
}

/** Follows a link to a part of the page: {@link jumpTo}. */
export function jump(event: MouseEvent<HTMLAnchorElement>): void {
  if (jumpTo(event.currentTarget.hash)) event.preventDefault();
}
