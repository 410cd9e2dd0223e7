/** Attribute of a page's own way to buy: whether it is in view. As drawn, it is. */
export const BUYS = 'data-buys';

/** Matches the root element while the buy bar would repeat what is in view. */
export const HAS_WAY_IN_VIEW = `:has([${BUYS}=true])`;

/**
 * Notes which ways to buy are in view. The inline script calls it before hydration, the buy bar for each page from then
 * on.
 * @returns ends it.
 */
export function followWaysToBuy(): () => void {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      target.setAttribute(BUYS, `${isIntersecting}`);
  });
  for (const way of document.querySelectorAll(`[${BUYS}]`)) observer.observe(way);
  return () => observer.disconnect();
}
