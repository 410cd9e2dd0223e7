import { createElement, type ComponentType } from 'react';
import { POLICIES, policyPath } from '../components/policies.ts';
import { ChunkError } from './chunk-error.ts';

type Load = () => Promise<ComponentType>;

/** A page of the staff's, with parts of the component library, whose look is loaded with it. */
const withAdminTheme =
  (load: Load): Load =>
  async () => {
    const [{ AdminTheme }, Page] = await Promise.all([import('../theme/admin-theme.tsx'), load()]);
    return () => createElement(AdminTheme, null, createElement(Page));
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

/** What stands around the sections of the admin panel: no address of its own. */
export const ADMIN_FRAME = 'admin';

/** The sections of the admin panel, inside its frame, which brings their look. */
const adminPages: Readonly<Record<string, Load>> = {
  '/admin': async () =>
    (await import('../features/admin-dashboard/dashboard-page.tsx')).DashboardPage,
  '/admin/orders': async () =>
    (await import('../features/admin-orders/orders-page.tsx')).OrdersPage,
  '/admin/orders/:id': async () =>
    (await import('../features/admin-orders/order-details-page.tsx')).OrderDetailsPage,
  '/admin/products': async () =>
    (await import('../features/admin-products/products-page.tsx')).ProductsPage,
  '/admin/images': async () =>
    (await import('../features/admin-images/images-page.tsx')).ImagesPage,
  '/admin/content': async () =>
    (await import('../features/admin-content/content-page.tsx')).ContentPage,
};

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
  '/order': async () => (await import('../features/order/order-page.tsx')).OrderPage,
  '/payment-success': async () =>
    (await import('../features/confirmation/confirmation-page.tsx')).ConfirmationPage,
  '/auth': withAdminTheme(async () => (await import('../features/auth/auth-page.tsx')).AuthPage),
  [ADMIN_FRAME]: withAdminTheme(
    async () => (await import('../features/admin/admin-page.tsx')).AdminPage,
  ),
  ...adminPages,
};

/** A page's path as the routes have it: an address may have a slash at its end. */
export const pagePath = (path: string): string => path.replace(/(?<=.)\/$/, '');
export const POLICY_PATHS = Object.keys(policyPages);
export const ADMIN_PATHS = Object.keys(adminPages);

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
