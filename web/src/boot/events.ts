/** Dispatched on the document after hydration; from then on React handles all events. */
export const HYDRATED = 'ghar:hydrated';
/** Attribute of the root element: the app failed to load. The order form then shows what to do. */
export const APP_MISSING = 'data-app-missing';
/**
 * Attribute of the root element: the whole page is laid out, including what is far below (PageStyles). Needed to
 * restore a scroll position.
 */
export const LAID_OUT = 'data-laid-out';
/** Attribute of the root element: the page has loaded and is painted, with its first picture. */
export const LOADED = 'data-loaded';
