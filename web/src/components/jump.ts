import type { MouseEvent } from 'react';

/**
 * Follows a link to a part of the page, without a step in the history: one that
 * is not the router's own it takes for the tab's first page, and scrolls back to
 * where that was left. Reading goes on at the part.
 */
export function jump(event: MouseEvent<HTMLAnchorElement>): void {
  const part = document.querySelector<HTMLElement>(event.currentTarget.hash);
  if (!part) return;
  event.preventDefault();
  part.tabIndex = -1;
  part.scrollIntoView();
  part.focus({ preventScroll: true });
}
