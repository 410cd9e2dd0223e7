import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { PANEL_FRAME, PANEL_ROUTES, SIGN_IN_ROUTE } from '../routes/panel-routes.ts';
import { STORE_ROUTES, type PageFrame } from '../routes/store-routes.ts';
import { loadPage } from './load-page.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { FrameError, RouteError } from './route-error.tsx';
import { Root } from './root.tsx';
import { Shell } from './shell.tsx';
import { SplashScreen } from './splash-screen.tsx';

const NOT_FOUND: PageFrame = { buyBar: true };

/** The routes of store and panel. `first` is the already loaded page, rendered at once; others load on demand. */
export function createRoutes(first?: { path: string; Component: ComponentType }): RouteObject[] {
  const page = ({ path, module }: { path: string; module: string }): RouteObject =>
    path === first?.path
      ? { path, Component: first.Component }
      : { path, lazy: () => loadPage(module) };
  /** An error replaces the page and keeps its frame. */
  const within = (children: RouteObject[]): RouteObject[] => [
    { ErrorBoundary: RouteError, children },
  ];
  return [
    {
      Component: Root,
      ErrorBoundary: FrameError,
      HydrateFallback: SplashScreen,
      children: [
        {
          Component: Shell,
          ErrorBoundary: FrameError,
          children: within([
            ...STORE_ROUTES.map((route) => ({ ...page(route), handle: route })),
            { path: '*', Component: NotFoundPage, handle: NOT_FOUND },
          ]),
        },
        page(SIGN_IN_ROUTE),
        {
          ErrorBoundary: FrameError,
          lazy: () => loadPage(PANEL_FRAME),
          children: within(PANEL_ROUTES.map(page)),
        },
      ],
    },
  ];
}
