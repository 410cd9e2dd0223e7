import type { ComponentType } from 'react';
import { ChunkError } from './chunk-error.ts';

/** The routes' pages, each a chunk of its own. */
const PAGES = {
  '/': async () => (await import('../features/home/home-page.tsx')).HomePage,
  '/product-details': async () =>
    (await import('../features/product-details/product-details-page.tsx')).ProductDetailsPage,
  '/order': async () => (await import('../features/order/order-page.tsx')).OrderPage,
  '/payment-success': async () =>
    (await import('../features/confirmation/confirmation-page.tsx')).ConfirmationPage,
  '/auth': async () => (await import('../features/auth/auth-page.tsx')).AuthPage,
  '/admin': async () => (await import('../features/admin/admin-page.tsx')).AdminPage,
} satisfies Record<string, () => Promise<ComponentType>>;
export type PagePath = keyof typeof PAGES;

/** @throws ChunkError when the page's code cannot be had. */
export async function loadPage(path: PagePath): Promise<{ Component: ComponentType }> {
  try {
    return { Component: await PAGES[path]() };
  } catch (error) {
    throw new ChunkError(error);
  }
}

/** Begins to load a page's code; that it fails will be seen when the page is asked for. */
export function prefetchPage(path: string): void {
  const [pathname = ''] = path.split('?');
  if (pathname in PAGES) loadPage(pathname as PagePath).catch(() => {});
}
