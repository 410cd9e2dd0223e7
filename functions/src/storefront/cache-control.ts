/** CDN cache time of a page in seconds, from when its data was read. */
const FRESH_S = 60;
/** `stale-while-revalidate`, in seconds. */
export const STALE_S = 300;
/** `stale-if-error` in seconds; also how long this process may serve an old page. */
export const STAND_IN_S = 86_400;

/**
 * Cache header for a page whose data is `ageMs` old. Browsers revalidate each time, except for a prefetched order page.
 */
export const pageCaching = (ageMs = 0): string => {
  const left = Math.max(0, Math.ceil(FRESH_S - ageMs / 1000));
  return `public, max-age=0, s-maxage=${left}, stale-while-revalidate=${STALE_S}, stale-if-error=${STAND_IN_S}`;
};
/** For a file under the address of its version. */
export const FOREVER = 'public, max-age=31536000, immutable';
/** For the fallback of a page that could not be rendered. */
export const NO_CACHING = 'no-store';
