import type { Locale } from '@ghar/domain/i18n/locale';
import type { ComponentType } from 'react';
import { loadTrackingTexts } from '../i18n/load-tracking-texts.ts';
import { PANEL_FRAME, PANEL_ROUTES, SIGN_IN_ROUTE } from '../routes/panel-routes.ts';
import { routePath, STORE_ROUTES } from '../routes/store-routes.ts';
import { loadChunk } from './chunk-error.ts';

type PageModule = { readonly Component: ComponentType };

/** One chunk per page. */
const MODULES = import.meta.glob<PageModule>('../features/**/*-page.tsx');

const loaded = new Map<string, Promise<PageModule>>();

/** A page's module, by its name in the route tables. @throws ChunkError if its code cannot be loaded. */
export function loadPage(module: string): Promise<PageModule> {
  const known = loaded.get(module);
  if (known) return known;
  const page = loadChunk(MODULES[`../features/${module}`]!);
  loaded.set(module, page);
  page.catch(() => loaded.delete(module));
  return page;
}

/** Prefetches the code and texts of a URL; a failure shows when the page is opened. */
export function prefetchPage(address: string, locale: Locale): void {
  const path = routePath(address.split(/[?#]/)[0]!);
  const routes = [...STORE_ROUTES, ...PANEL_ROUTES, SIGN_IN_ROUTE];
  const route = routes.find((one) => one.path === path);
  if (!route) return;
  const modules = path.startsWith('/admin') ? [PANEL_FRAME, route.module] : [route.module];
  for (const module of modules) loadPage(module).catch(() => {});
  if ('tracks' in route) loadTrackingTexts(locale).catch(() => {});
}
