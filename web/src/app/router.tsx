import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { NotFoundPage } from './not-found-page.tsx';
import { ADMIN_FRAME, ADMIN_PATHS, loadPage, POLICY_PATHS } from './pages.ts';
import { Root } from './root.tsx';
import { RouteError } from './route-error.tsx';
import { Shell } from './shell.tsx';
import { SplashScreen } from './splash-screen.tsx';

/** What the shell shows around a page. */
export type PageFrame = {
  /** The currency switcher in the header. */
  readonly currency?: boolean;
  /** The buy button that stays at the bottom of small screens. */
  readonly buyBar?: boolean;
  /** The page begins with a picture, and the header stands in front of it. */
  readonly overlay?: boolean;
};

const page = (path: string, frame: PageFrame = {}): RouteObject => ({
  path,
  lazy: () => loadPage(path),
  handle: frame,
});

export const createRouter = () =>
  createBrowserRouter([
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
                page('/', { currency: true, buyBar: true, overlay: true }),
                page('/product-details', { currency: true, buyBar: true }),
                page('/about', { buyBar: true }),
                ...POLICY_PATHS.map((path) => page(path, { buyBar: true })),
                page('/order', { currency: true }),
                page('/payment-success'),
                {
                  path: '*',
                  Component: NotFoundPage,
                  handle: { buyBar: true } satisfies PageFrame,
                },
              ],
            },
          ],
        },
        page('/auth'),
        {
          ErrorBoundary: RouteError,
          lazy: () => loadPage(ADMIN_FRAME),
          children: [
            { ErrorBoundary: RouteError, children: ADMIN_PATHS.map((path) => page(path)) },
          ],
        },
      ],
    },
  ]);
