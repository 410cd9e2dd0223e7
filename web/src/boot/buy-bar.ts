/** Attribute of a page's own way to buy. The order form of the details is one too. */
export const BUYS = 'data-buys';
/** Attribute of the root element: the buy bar is shown. */
export const BUY_BAR = 'data-buy-bar';

/**
 * Shows the buy bar while no other way to buy is in view, now and on every scroll. The inline script calls it before
 * hydration, the bar itself from then on, for each page.
 * @returns ends it.
 */
export function followBuyBar(): () => void {
  const inView = new Set<Element>();
  const show = (): void => {
    document.documentElement.toggleAttribute(BUY_BAR, inView.size === 0);
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      inView[isIntersecting ? 'add' : 'delete'](target);
    show();
  });
  const ways = document.querySelectorAll(`[${BUYS}], #order`);
  for (const way of ways) observer.observe(way);
  if (ways.length === 0) show();
  return () => observer.disconnect();
}
