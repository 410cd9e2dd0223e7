import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { NotFoundPage } from './not-found-page.tsx';
import { ADMIN_FRAME, ADMIN_PATHS, loadPage, POLICY_PATHS } from './pages.ts';
import { Root } from './root.tsx';
import { RouteError } from './route-error.tsx';
import { Shell, type PageFrame } from './shell.tsx';
import { SplashScreen } from './splash-screen.tsx';

const page = (path: string, frame: PageFrame = {}) => ({ path, handle: frame });

const SHOP = [
  page('/', { currency: true, buyBar: true, overlay: true }),
  page('/product-details', { currency: true, buyBar: true }),
  page('/about', { buyBar: true }),
  ...POLICY_PATHS.map((path) => page(path, { buyBar: true })),
  page('/order', { currency: true }),
  page('/payment-success'),
];

/**
 * The routes of the shop and of its staff. `first` is the page that is drawn at
 * once, loaded by then; all others are loaded when they are asked for.
 */
export function createRoutes(first?: { path: string; Component: ComponentType }): RouteObject[] {
  const loaded = (route: { path: string }): RouteObject =>
    route.path === first?.path
      ? { ...route, Component: first.Component }
      : { ...route, lazy: () => loadPage(route.path) };
  return [
    {
      Component: Root,
      ErrorBoundary: RouteError,
      HydrateFallback: SplashScreen,
      children: [
        {
          Component: Shell,
          ErrorBoundary: RouteError,
          children: [
            {
              ErrorBoundary: RouteError,
              children: [
                ...SHOP.map(loaded),
                {
                  path: '*',
                  Component: NotFoundPage,
                  handle: { buyBar: true } satisfies PageFrame,
                },
              ],
            },
          ],
        },
        loaded({ path: '/auth' }),
        {
          ErrorBoundary: RouteError,
          lazy: () => loadPage(ADMIN_FRAME),
          children: [
            { ErrorBoundary: RouteError, children: ADMIN_PATHS.map((path) => loaded({ path })) },
          ],
        },
      ],
    },
  ];
}
