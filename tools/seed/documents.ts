import { isDeepStrictEqual } from 'node:util';
import { counterSchema, invoiceOf, invoiceSchema } from '@ghar/domain/invoice';
import { messageSchema } from '@ghar/domain/message';
import { orderEventSchema, orderSchema } from '@ghar/domain/order';
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
import { productImageSchema, productSchema } from '@ghar/domain/product';
import { userRoleSchema } from '@ghar/domain/role';
import { privateSettingsSchema, publicSettingsSchema, sellerOf } from '@ghar/domain/settings';
import { CONTENT_SECTIONS, siteContentSchema } from '@ghar/domain/site-content';
import { storefrontProductOf, storefrontProductSchema } from '@ghar/domain/storefront-product';
import * as v from 'valibot';
import { ACCOUNTS, ADMIN } from './accounts.ts';
import { CONTENT } from './content.ts';
import { IMAGES } from './images.ts';
import { messagesOfOrders } from './messages.ts';
import { ORDERS } from './orders.ts';
import { PRODUCTS } from './products.ts';
import { DAY, SEEDED_AT, ago, later } from './seeded-at.ts';
import { SETTINGS } from './settings.ts';

export type SeedDocument = Readonly<Record<string, unknown>>;

/**
 * Every document of the seed by path, with `Date`s; as if the seed's time were `now`.
 *
 * @throws Error where one does not match its schema, or is later than that.
 */
export function seedDocuments(now = SEEDED_AT): ReadonlyMap<string, SeedDocument> {
  const moved = <Value>(value: Value): Value => later(value, now.getTime() - SEEDED_AT.getTime());
  const [products, images, orders] = [moved(PRODUCTS), moved(IMAGES), moved(ORDERS)];
  const documents = new Map<string, SeedDocument>();
  const add = (
    schema: v.GenericSchema<unknown, SeedDocument>,
    path: string,
    fields: SeedDocument,
  ) => {
    const { success, output } = v.safeParse(schema, fields);
    if (!success || !isDeepStrictEqual(output, fields))
      throw new Error(`${path} is not as it should be`);
    for (const value of Object.values(fields))
      if (value instanceof Date && value > now) throw new Error(`${path} is from the future`);
    if (documents.has(path)) throw new Error(`${path} is there twice`);
    documents.set(path, fields);
  };

  for (const [id, product] of Object.entries(products))
    add(productSchema, productPath(id), product);
  for (const [id, product] of Object.entries(products)) {
    const shown = storefrontProductOf({ id, ...product }, product.stock_quantity);
    if (shown)
      add(storefrontProductSchema, STOREFRONT_PRODUCT_PATH, {
        ...shown,
        updated_at: product.updated_at,
      });
  }
  for (const [id, image] of Object.entries(images)) add(productImageSchema, picturePath(id), image);
  const signed = moved({ updated_at: ago(20 * DAY), updated_by: ADMIN.uid });
  for (const section of CONTENT_SECTIONS)
    add(signedSchema(siteContentSchema(section)), siteContentPath(section), {
      section,
      ...CONTENT[section],
      ...signed,
    });
  add(signedSchema(publicSettingsSchema), SETTINGS_PATHS.public, { ...SETTINGS.public, ...signed });
  add(signedSchema(privateSettingsSchema), SETTINGS_PATHS.private, {
    ...SETTINGS.private,
    ...signed,
  });
  for (const { uid, role } of ACCOUNTS)
    if (role !== null)
      add(userRoleSchema, userRolePath(uid), moved({ role, granted_at: ago(90 * DAY) }));
  for (const { id, order, events } of orders) {
    add(orderSchema, orderPath(id), order);
    for (const [eventId, event] of events)
      add(orderEventSchema, `${orderEventsPath(id)}/${eventId}`, event);
    add(checkoutSchema, checkoutPath(order.checkout_key), {
      order_id: id,
      created_at: order.created_at,
    });
  }
  const seller = sellerOf(SETTINGS.private, CONTENT.about);
  const invoiced = orders.filter(({ order }) => order.invoice_number !== null);
  for (const { id, order } of invoiced)
    add(
      invoiceSchema,
      invoicePath(order.invoice_number!),
      invoiceOf({ id, ...order }, seller, order.paid_at!),
    );
  add(counterSchema, counterPath('invoices'), { last: invoiced.length });
  for (const [id, message] of messagesOfOrders(orders))
    add(messageSchema, messagePath(id), message);
  return documents;
}

/** A document that an admin has written. */
const signedSchema = <Entries extends v.ObjectEntries>(
  fields: v.ObjectSchema<Entries, undefined>,
) => v.object({ ...fields.entries, updated_at: v.date(), updated_by: v.string() });

const checkoutSchema = v.object({ order_id: v.string(), created_at: v.date() });
