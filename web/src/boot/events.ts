/** Dispatched on the document once the app has hydrated: from then on React answers every event. */
export const HYDRATED = 'ghar:hydrated';
/** An attribute of the root element: the app could not be loaded. The order form says what to do then. */
export const APP_MISSING = 'data-app-missing';
/**
 * An attribute of the root element: all of the page is laid out, also what is far below (PageStyles).
 * A scroll position can be restored only there.
 */
export const LAID_OUT = 'data-laid-out';
