import { DEFAULT_PUBLIC_SETTINGS, type CashSettings } from '@ghar/domain/content/default-settings';
import type { Order, Refund } from '@ghar/domain/order/order';
import {
  orderPath,
  productPath,
  refundPath,
  siteContentPath,
  STOREFRONT_PRODUCT_PATH,
  userRolePath,
} from '@ghar/domain/paths';
import type { Product } from '@ghar/domain/product/product';
import { ADMIN_ROLE, STAFF_ROLE } from '@ghar/domain/access/role';
import {
  CONTENT_SECTIONS,
  DEFAULT_CONTENT,
  DEFAULTS_BY_LOCALE,
  translationOf,
} from '@ghar/domain/content/site-content';
import { storefrontProductOf } from '@ghar/domain/product/storefront-product';
import { users } from './auth.ts';
import { database } from './firestore.ts';
import { paidOrder, PRODUCT_ID } from './orders.ts';

export const ADMIN = { uid: 'seedAdmin', email: 'admin@ghar.example', password: 'ghar-admin' };
/** Has the role `staff`, unlike STAFF, who has none. */
export const HELPER = { uid: 'seedHelper', email: 'helper@ghar.example', password: 'ghar-helper' };
export const STAFF = { uid: 'seedStaff', email: 'staff@ghar.example', password: 'ghar-staff' };

/** The product on sale, with `change` applied. */
export const soap = (change: Partial<Product> = {}): Product => ({
  name: 'صابون غار الطبيعي للشعر',
  description: null,
  price: 299,
  stock_quantity: 100,
  is_active: true,
  image_url: null,
  translations: { en: { name: DEFAULTS_BY_LOCALE.en.hero.title } },
  created_at: new Date('2026-01-01T08:00:00Z'),
  updated_at: new Date('2026-01-01T08:00:00Z'),
  updated_by: ADMIN.uid,
  ...change,
});

/** Stores the product, and its public document while on sale. */
export function putProduct(change: Partial<Product> = {}): void {
  const product = soap(change);
  database.put(productPath(PRODUCT_ID), product);
  const shown = storefrontProductOf({ id: PRODUCT_ID, ...product }, product.stock_quantity);
  if (shown) database.put(STOREFRONT_PRODUCT_PATH, { ...shown, updated_at: product.updated_at });
  else database.remove(STOREFRONT_PRODUCT_PATH);
}

/** Offers cash on delivery in these countries. */
export const offerCash = (
  countries: CashSettings['countries'] = { ae: { fee: 15, max_total: 1000 } },
): void =>
  database.put('settings/public', {
    ...DEFAULT_PUBLIC_SETTINGS,
    cash: { ...DEFAULT_PUBLIC_SETTINGS.cash, countries },
  });

/** Stores an order, a minute old; returns its id. */
export function putOrder(fields: Partial<Order> = {}, id = 'orderOfMaryam1234567'): string {
  database.put(orderPath(id), paidOrder(id, new Date(Date.now() - 60_000), fields));
  return id;
}

/** Stores a completed refund of an order, which the books count. */
export const putRefund = (orderId: string, fields: Partial<Refund> = {}): void =>
  database.put(refundPath(orderId, 'refund'), {
    amount: 100,
    reason: null,
    restock: false,
    status: 'completed',
    actor: ADMIN.uid,
    created_at: fields.completed_at ?? new Date(),
    completed_at: new Date(),
    counted: true,
    ...fields,
  });

/** The initial shop: content in all languages, a product on sale, the merchant, a helper, and staff without a role. */
export function fillShop(): void {
  for (const section of CONTENT_SECTIONS) {
    const translations = { en: translationOf(DEFAULTS_BY_LOCALE.en[section]) };
    database.put(siteContentPath(section), { section, ...DEFAULT_CONTENT[section], translations });
  }
  database.put('settings/public', DEFAULT_PUBLIC_SETTINGS);
  putProduct();
  for (const account of [ADMIN, HELPER, STAFF]) users.add(account);
  database.put(userRolePath(ADMIN.uid), { role: ADMIN_ROLE });
  database.put(userRolePath(HELPER.uid), { role: STAFF_ROLE, email: HELPER.email });
}
