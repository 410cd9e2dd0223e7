import type { Locale } from '@ghar/domain/i18n/locale';
import { localePath } from '@ghar/domain/i18n/locale-path';
import { createBrowserRouter, type DOMRouterOpts, type RouteObject } from 'react-router-dom';

/** The router's part of a history entry's state. */
type Kept = { readonly key?: string } | null;

/**
 * The window's router, whose paths are those of a language. Gives the entry of a page load a unique key, where the router uses `default`: scroll positions
 * are stored by key, so returning from a payment would restore an earlier visit's position.
 */
export function openRouter(
  routes: RouteObject[],
  locale: Locale,
  options: Pick<DOMRouterOpts, 'hydrationData'> = {},
): ReturnType<typeof createBrowserRouter> {
  const kept = history.state as Kept;
  if (kept?.key === undefined)
    history.replaceState({ ...kept, key: Math.random().toString(36).slice(2) }, '');
  return createBrowserRouter(routes, { ...options, basename: localePath(locale, '/') });
}
