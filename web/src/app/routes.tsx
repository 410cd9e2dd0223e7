import { DEFAULT_LOCALE, type Locale } from '@ghar/domain/i18n/locale';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { loadTrackingTexts } from '../i18n/load-tracking-texts.ts';
import { TrackingTextsContext } from '../i18n/tracking-texts.ts';
import { PANEL_FRAME, PANEL_ROUTES, SIGN_IN_ROUTE } from '../routes/panel-routes.ts';
import { STORE_ROUTES, type PageFrame, type StoreRoute } from '../routes/store-routes.ts';
import { loadChunk } from './chunk-error.ts';
import { loadPage } from './load-page.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { FrameError, RouteError } from './route-error.tsx';
import { Root } from './root.tsx';
import { Shell } from './shell.tsx';
import { SplashScreen } from './splash-screen.tsx';

const NOT_FOUND: PageFrame = { buyBar: true };

/** A page about an order, with its texts. */
async function loadTrackingPage(module: string, locale: Locale) {
  const [{ Component }, texts] = await Promise.all([
    loadPage(module),
    loadChunk(() => loadTrackingTexts(locale)),
  ]);
  return {
    Component: () => (
      <TrackingTextsContext value={texts}>
        <Component />
      </TrackingTextsContext>
    ),
  };
}

/**
 * The routes of the store in a language; in the merchant's, the panel's too. `first` is the already loaded page, rendered at once; others
 * load on demand.
 */
export function createRoutes(
  locale: Locale,
  first?: { path: string; Component: ComponentType },
): RouteObject[] {
  const page = ({
    path,
    module,
    tracks,
  }: Pick<StoreRoute, 'path' | 'module' | 'tracks'>): RouteObject =>
    path === first?.path
      ? { path, Component: first.Component }
      : { path, lazy: () => (tracks ? loadTrackingPage(module, locale) : loadPage(module)) };
  /** An error replaces the page and keeps its frame. */
  const within = (children: RouteObject[]): RouteObject[] => [
    { ErrorBoundary: RouteError, children },
  ];
  const panel: RouteObject[] = [
    page(SIGN_IN_ROUTE),
    {
      ErrorBoundary: FrameError,
      lazy: () => loadPage(PANEL_FRAME),
      children: within(PANEL_ROUTES.map(page)),
    },
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
        ...(locale === DEFAULT_LOCALE ? panel : []),
      ],
    },
  ];
}
