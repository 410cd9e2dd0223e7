import type { IconName } from '../../components/admin/icon.tsx';
import { adminTexts } from '../../i18n/admin.ts';

type Section = { readonly path: string; readonly name: string; readonly icon: IconName };

const names = adminTexts.sections;

/** The sections of the panel, in the order in which the sidebar names them. */
export const SECTIONS: readonly Section[] = [
  { path: '/admin', name: names.dashboard, icon: 'dashboard' },
  { path: '/admin/orders', name: names.orders, icon: 'orders' },
  { path: '/admin/products', name: names.products, icon: 'products' },
  { path: '/admin/images', name: names.images, icon: 'images' },
  { path: '/admin/content', name: names.content, icon: 'content' },
];
