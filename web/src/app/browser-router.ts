import { createBrowserRouter } from 'react-router-dom';

/** Of an entry's state, what the router keeps there. */
type Kept = { readonly key?: string } | null;

/**
 * The router of this window. It names the entry of a page load, which the router would call `default`
 * each time: scroll positions are kept by that name, and coming back from a payment would restore the
 * position of an earlier visit.
 */
export const openRouter: typeof createBrowserRouter = (...options) => {
  const kept = history.state as Kept;
  if (kept?.key === undefined)
    history.replaceState({ ...kept, key: Math.random().toString(36).slice(2) }, '');
  return createBrowserRouter(...options);
};
