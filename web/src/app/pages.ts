import { createElement, type ComponentType } from 'react';
import { POLICIES, policyPath } from '../components/policies.ts';
import { ChunkError } from './chunk-error.ts';

type Load = () => Promise<ComponentType>;

/** A page with parts of the component library, whose look is loaded with it. */
const withLibrary =
  (load: Load): Load =>
  async () => {
    const [{ LibraryTheme }, Page] = await Promise.all([
      import('../theme/library-theme.tsx'),
      load(),
    ]);
    return () => createElement(LibraryTheme, null, createElement(Page));
  };

const policyPages = Object.fromEntries(
  POLICIES.map((policy): [string, Load] => [
    policyPath(policy),
    async () => {
      const { PolicyPage } = await import('../features/policies/policy-page.tsx');
      return () => createElement(PolicyPage, { policy });
    },
  ]),
);

/** The routes' pages, each a chunk of its own. */
const PAGES: Readonly<Record<string, Load>> = {
  '/': async () => (await import('../features/home/home-page.tsx')).HomePage,
  '/product-details': async () => {
    const { ProductDetailsPage, preloadOrderSection } =
      await import('../features/product-details/product-details-page.tsx');
    if (typeof document === 'undefined') await preloadOrderSection();
    return ProductDetailsPage;
  },
  '/about': async () => (await import('../features/policies/about-page.tsx')).AboutPage,
  ...policyPages,
  '/order': withLibrary(async () => (await import('../features/order/order-page.tsx')).OrderPage),
  '/payment-success': withLibrary(
    async () => (await import('../features/confirmation/confirmation-page.tsx')).ConfirmationPage,
  ),
  '/auth': withLibrary(async () => (await import('../features/auth/auth-page.tsx')).AuthPage),
  '/admin': withLibrary(async () => (await import('../features/admin/admin-page.tsx')).AdminPage),
};
export const POLICY_PATHS = Object.keys(policyPages);

const loaded = new Map<string, Promise<{ Component: ComponentType }>>();

/** A page's component, the same one each time. @throws ChunkError when its code cannot be had. */
export function loadPage(path: string): Promise<{ Component: ComponentType }> {
  const known = loaded.get(path);
  if (known) return known;
  const page = load(path);
  loaded.set(path, page);
  page.catch(() => loaded.delete(path));
  return page;
}

async function load(path: string): Promise<{ Component: ComponentType }> {
  try {
    return { Component: await PAGES[path]!() };
  } catch (error) {
    throw new ChunkError(error);
  }
}

/** Begins to load a page's code; that it fails will be seen when the page is asked for. */
export function prefetchPage(path: string): void {
  const [pathname = ''] = path.split(/[?#]/);
  if (pathname in PAGES) loadPage(pathname).catch(() => {});
}
