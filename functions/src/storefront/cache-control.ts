/** How long the CDN may keep a page, in seconds from when its data was read. */
const FRESH_S = 60;
/**
 * For `STALE_S` after its time a page is answered at once and asked for anew behind the answer;
 * where that fails, a page of the last day stands in.
 */
export const STALE_S = 300;
/** Seconds; also how long this process lets an old page stand in. */
export const STAND_IN_S = 86_400;

/**
 * Lets the CDN keep a page whose data is `ageMs` old for what is left of its time. A browser keeps
 * none: it asks the CDN each time, but for an order's page that it has prefetched.
 */
export const pageCaching = (ageMs = 0): string => {
  const left = Math.max(0, Math.ceil(FRESH_S - ageMs / 1000));
  return `public, max-age=0, s-maxage=${left}, stale-while-revalidate=${STALE_S}, stale-if-error=${STAND_IN_S}`;
};
/** For what stands in where a page could not be made. */
export const NO_CACHING = 'no-store';
