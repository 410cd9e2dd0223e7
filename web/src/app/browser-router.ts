import { createBrowserRouter } from 'react-router-dom';

/** The router's part of a history entry's state. */
type Kept = { readonly key?: string } | null;

/**
 * The window's router. Gives the entry of a page load a unique key, where the router uses `default`: scroll positions
 * are stored by key, so returning from a payment would restore an earlier visit's position.
 */
export const openRouter: typeof createBrowserRouter = (...options) => {
  const kept = history.state as Kept;
  if (kept?.key === undefined)
    history.replaceState({ ...kept, key: Math.random().toString(36).slice(2) }, '');
  return createBrowserRouter(...options);
};
