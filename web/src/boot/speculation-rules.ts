/**
 * Has the browser fetch the order page, which the buy button leads to (12 kB), while nothing else
 * is going on. Browsers without speculation rules fetch it when it is asked for.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ urls: ['/order'], eagerness: 'immediate' }],
});
