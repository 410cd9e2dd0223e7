/** The panel's sections. */
export const PANEL_SECTIONS = [
  'dashboard',
  'orders',
  'books',
  'products',
  'images',
  'content',
  'settings',
] as const;
export type PanelSection = (typeof PANEL_SECTIONS)[number];

/** A page of the panel. */
export type PanelRoute = {
  readonly path: string;
  /** Under web/src/features; exports the page as `Component`. */
  readonly module: string;
  /** Set if this is the section's main page, linked in the navigation. */
  readonly section?: PanelSection;
  /** Set if a helper may open it too. */
  readonly isForHelpers?: true;
};

export const PANEL_ROUTES: readonly PanelRoute[] = [
  { path: '/admin', module: 'admin-dashboard/dashboard-page.tsx', section: 'dashboard' },
  {
    path: '/admin/orders',
    module: 'admin-orders/list/orders-page.tsx',
    section: 'orders',
    isForHelpers: true,
  },
  { path: '/admin/orders/new', module: 'admin-orders/entry/enter-order-page.tsx' },
  {
    path: '/admin/orders/:id',
    module: 'admin-orders/details/order-details-page.tsx',
    isForHelpers: true,
  },
  { path: '/admin/books', module: 'admin-books/books-page.tsx', section: 'books' },
  {
    path: '/admin/products',
    module: 'admin-products/products-page.tsx',
    section: 'products',
    isForHelpers: true,
  },
  { path: '/admin/images', module: 'admin-images/images-page.tsx', section: 'images' },
  { path: '/admin/content', module: 'admin-content/content-page.tsx', section: 'content' },
  { path: '/admin/settings', module: 'admin-settings/settings-page.tsx', section: 'settings' },
];

/** The panel's frame, and the staff's sign-in page. */
export const PANEL_FRAME = 'admin/admin-page.tsx';
export const SIGN_IN_ROUTE = { path: '/auth', module: 'auth/auth-page.tsx' } as const;
