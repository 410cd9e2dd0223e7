import { STORE_ROUTES, type StoreRoute } from '../routes/store-routes.ts';

/** A server-drawn page. */
export type ServerRoute = StoreRoute & Required<Pick<StoreRoute, 'head'>>;

export const SERVER_ROUTES: readonly ServerRoute[] = STORE_ROUTES.filter(
  (route): route is ServerRoute => route.head !== undefined,
);

export const findRoute = (path: string): ServerRoute | undefined =>
  SERVER_ROUTES.find((route) => route.path === path);

/** @throws Error if the server draws no such page. */
export function routeTo(path: string): ServerRoute {
  const route = findRoute(path);
  if (!route) throw new Error(`The server draws no page at ${path}`);
  return route;
}
