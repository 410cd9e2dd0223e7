import { counterSchema, creditNoteSchema, invoiceSchema } from '@ghar/domain/money/invoice';
import { handPaymentSchema } from '@ghar/domain/money/hand-payment';
import { reconciliationSchema } from '@ghar/domain/money/reconciliation';
import { formerTextSchema } from '@ghar/domain/content/former-text';
import { messageSchema } from '@ghar/domain/messages/message';
import { messageStopSchema } from '@ghar/domain/messages/message-stop';
import { cashRefusalsSchema } from '@ghar/domain/order/cash-refusals';
import { orderEventSchema, orderSchema, refundSchema } from '@ghar/domain/order/order';
import { COLLECTIONS, SETTINGS_PATHS, siteContentPath } from '@ghar/domain/paths';
import { productImageSchema, productSchema } from '@ghar/domain/product/product';
import { changeSchema } from '@ghar/domain/access/change';
import { userRoleSchema } from '@ghar/domain/access/role';
import { privateSettingsSchema, publicSettingsSchema } from '@ghar/domain/content/settings';
import { CONTENT_SECTIONS, siteContentSchema } from '@ghar/domain/content/site-content';
import { stockShardSchema } from '@ghar/domain/product/stock-shard';
import { storefrontProductSchema } from '@ghar/domain/product/storefront-product';
import { uploadRejectionSchema } from '@ghar/domain/product/upload-rejection';
import type { DocumentData } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { fieldsOf } from '../../functions/src/adapters/firestore-fields.ts';
import { collectionOf, issuesOf } from './folder.ts';

const SHAPES: Readonly<Record<keyof typeof COLLECTIONS, v.GenericSchema | null>> = {
  orders: orderSchema,
  orderEvents: orderEventSchema,
  refunds: refundSchema,
  handPayments: handPaymentSchema,
  products: productSchema,
  stockShards: stockShardSchema,
  storefront: storefrontProductSchema,
  productImages: productImageSchema,
  // one schema per document, below
  siteContent: null,
  formerTexts: formerTextSchema,
  settings: null,
  userRoles: userRoleSchema,
  productChanges: changeSchema,
  contentChanges: changeSchema,
  settingsChanges: changeSchema,
  roleChanges: changeSchema,
  messages: messageSchema,
  messageStops: messageStopSchema,
  cashRefusals: cashRefusalsSchema,
  counters: counterSchema,
  invoices: invoiceSchema,
  creditNotes: creditNoteSchema,
  reconciliations: reconciliationSchema,
  checkouts: v.object({ order_id: v.string(), created_at: v.date() }),
  // not backed up
  rateLimits: null,
  // any provider's events
  paymentEvents: null,
  uploadRejections: uploadRejectionSchema,
};

const SHAPES_OF_COLLECTIONS: ReadonlyMap<string, v.GenericSchema | null> = new Map(
  Object.entries(COLLECTIONS).map(([name, path]) => [
    collectionOf(path),
    SHAPES[name as keyof typeof COLLECTIONS],
  ]),
);
const SHAPES_OF_DOCUMENTS: ReadonlyMap<string, v.GenericSchema> = new Map<string, v.GenericSchema>([
  [SETTINGS_PATHS.public, publicSettingsSchema],
  [SETTINGS_PATHS.private, privateSettingsSchema],
  ...CONTENT_SECTIONS.map(
    (section) => [siteContentPath(section), siteContentSchema(section)] as const,
  ),
]);

/** The schema of a document; null where its collection has none. */
export const schemaAt = (path: string): v.GenericSchema | null =>
  SHAPES_OF_DOCUMENTS.get(path) ?? SHAPES_OF_COLLECTIONS.get(collectionOf(path)) ?? null;

/** The fields that do not match the document's schema; null if all do or there is none. */
export function misshapenIn(path: string, fields: DocumentData): string | null {
  const schema = schemaAt(path);
  if (!schema) return null;
  const { success, issues } = v.safeParse(schema, fieldsOf(fields));
  return success ? null : issuesOf(issues);
}
