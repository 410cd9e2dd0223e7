/**
 * How long the CDN answers for the shop, in seconds: a price or a text that the
 * merchant changes is in a page that is asked for `FRESH_S` later. For
 * `STALE_S` more a page is answered at once and made anew behind it; where that
 * fails, a page of the last day stands in. A browser keeps none: it asks the
 * CDN each time, but for an order's page that it has fetched some minutes before.
 */
const FRESH_S = 60;
const STALE_S = 300;
const STAND_IN_S = 86_400;

export const PAGE_CACHING = `public, max-age=0, s-maxage=${FRESH_S}, stale-while-revalidate=${STALE_S}, stale-if-error=${STAND_IN_S}`;
/** For what stands in where a page could not be made. */
export const NO_CACHING = 'no-store';
