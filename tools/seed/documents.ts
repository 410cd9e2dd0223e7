import { isDeepStrictEqual } from 'node:util';
import { SERVER_ACTOR } from '@ghar/domain/order/order';
import { invoiceOf } from '@ghar/domain/money/invoice';
import {
  checkoutPath,
  counterPath,
  invoicePath,
  messagePath,
  orderEventsPath,
  orderPath,
  picturePath,
  productPath,
  SETTINGS_PATHS,
  siteContentPath,
  STOREFRONT_PRODUCT_PATH,
  userRolePath,
} from '@ghar/domain/paths';
import { sellerOf } from '@ghar/domain/content/settings';
import { CONTENT_SECTIONS } from '@ghar/domain/content/site-content';
import { storefrontProductOf } from '@ghar/domain/product/storefront-product';
import * as v from 'valibot';
import { schemaAt } from '../backup/document-shapes.ts';
import { ACCOUNTS, ADMIN } from './accounts.ts';
import { CONTENT, translationsOf } from './content.ts';
import { IMAGES } from './images.ts';
import { messagesOfOrders } from './messages.ts';
import { invoicedAt, ORDERS } from './orders.ts';
import { PRODUCTS } from './products.ts';
import { DAY, SEEDED_AT, ago, later } from './seeded-at.ts';
import { SETTINGS } from './settings.ts';

export type SeedDocument = Readonly<Record<string, unknown>>;

/** The one time that may be to come. */
const DEADLINE = 'confirm_by';

/** All documents of the seed by path, as if its time were `now`. @throws Error on one that has not its shape. */
export function seedDocuments(now = SEEDED_AT): ReadonlyMap<string, SeedDocument> {
  const moved = <Value>(value: Value): Value => later(value, now.getTime() - SEEDED_AT.getTime());
  const [products, images, orders] = [moved(PRODUCTS), moved(IMAGES), moved(ORDERS)];
  const documents = new Map<string, SeedDocument>();
  /** `signature`: the fields that the schema of admin-written documents does not have. */
  const add = (path: string, fields: SeedDocument, signature: SeedDocument = {}) => {
    const { success, output } = v.safeParse(schemaAt(path)!, fields);
    // absent fields have their default
    if (!success || !isDeepStrictEqual(output, { ...(output as object), ...fields }))
      throw new Error(`${path} is not as it should be`);
    const document = { ...fields, ...signature };
    for (const [field, value] of Object.entries(document))
      if (value instanceof Date && value > now && field !== DEADLINE)
        throw new Error(`${path} is from the future`);
    if (documents.has(path)) throw new Error(`${path} is there twice`);
    documents.set(path, document);
  };

  for (const [id, product] of Object.entries(products)) add(productPath(id), product);
  for (const [id, product] of Object.entries(products)) {
    const shown = storefrontProductOf({ id, ...product }, product.stock_quantity);
    if (shown) add(STOREFRONT_PRODUCT_PATH, { ...shown, updated_at: product.updated_at });
  }
  for (const [id, image] of Object.entries(images)) add(picturePath(id), image);
  const signed = moved({ updated_at: ago(20 * DAY), updated_by: ADMIN.uid });
  for (const section of CONTENT_SECTIONS)
    add(
      siteContentPath(section),
      { section, ...CONTENT[section], translations: translationsOf(section) },
      signed,
    );
  add(SETTINGS_PATHS.public, SETTINGS.public, signed);
  add(SETTINGS_PATHS.private, SETTINGS.private, signed);
  for (const { uid, email, role } of ACCOUNTS)
    if (role !== null)
      add(
        userRolePath(uid),
        moved({
          role,
          email,
          name: null,
          granted_at: ago(90 * DAY),
          sessions_from: null,
          updated_by: SERVER_ACTOR,
        }),
      );
  for (const { id, order, events, handPayments } of orders) {
    add(orderPath(id), order);
    for (const [eventId, event] of events) add(`${orderEventsPath(id)}/${eventId}`, event);
    for (const [key, payment] of handPayments)
      add(`${orderPath(id)}/hand_payments/${key}`, payment);
    add(checkoutPath(order.checkout_key), { order_id: id, created_at: order.created_at });
  }
  const seller = sellerOf(SETTINGS.private, CONTENT.about);
  const invoiced = orders.filter(({ order }) => order.invoice_number !== null);
  for (const { id, order } of invoiced)
    add(
      invoicePath(order.invoice_number!),
      invoiceOf({ id, ...order }, seller, invoicedAt({ order })),
    );
  add(counterPath('invoices'), { last: invoiced.length });
  for (const [id, message] of messagesOfOrders(orders)) add(messagePath(id), message);
  return documents;
}
