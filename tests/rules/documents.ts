import { serverTimestamp } from 'firebase/firestore';
import type { OrderChange } from '@ghar/domain/order/order';
import {
  cardPath,
  changePath,
  formerTextPath,
  productImagePath,
  SETTINGS_PATHS,
  siteContentPath,
  uploadRejectionPath,
  userRolePath,
  variantPath,
} from '@ghar/domain/paths';
import type { ImageChange, ImageFields, ProductFields } from '@ghar/domain/product/product';
import { DEFAULT_CONTENT, type ContentSection } from '@ghar/domain/content/site-content';
import type { PictureFacts } from '@ghar/domain/pages/store-data';
import { storefrontProductOf, type ShownProduct } from '@ghar/domain/product/storefront-product';
import { ADMIN_UID, emailOf, ROLES } from './actors.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** The author and time that each write of an admin must have. */
export const signed = (uid: string = ADMIN_UID): Fields => ({
  updated_at: serverTimestamp(),
  updated_by: uid,
});
/** The author and times that a new document must have. */
export const newlySigned = (uid: string = ADMIN_UID): Fields => ({
  created_at: serverTimestamp(),
  ...signed(uid),
});

export const PRODUCT: ProductFields = {
  name: 'صابون غار',
  description: 'صابون للشعر',
  price: 299,
  stock_quantity: 120,
  is_active: true,
  image_url: 'https://ghar.example/soap.jpg',
};
/** The public document of it. */
export const SHOWN = storefrontProductOf(
  { id: 'active', ...PRODUCT },
  PRODUCT.stock_quantity,
) as ShownProduct;
/** What it is called in English, and more that is not public. */
const IN_ENGLISH = { en: { name: 'Ghar soap', description: 'A soap for hair' } };
/** The public document of a product with translations. */
export const TRANSLATED_SHOWN = storefrontProductOf(
  { id: 'translated', ...PRODUCT, translations: IN_ENGLISH },
  PRODUCT.stock_quantity,
) as ShownProduct;
export const IMAGE_CHANGE: ImageChange = {
  alt_text: 'قطعة صابون',
  display_order: 1,
  is_primary: true,
};
export const IMAGE: ImageFields = {
  ...IMAGE_CHANGE,
  product_id: 'active',
  image_url: 'https://ghar.example/1700000000000.jpg',
  storage_path: productImagePath('active', 1_700_000_000_000, 'jpg'),
};
/** The server's fields of a picture. */
export const PICTURE_FACTS: PictureFacts = {
  width: 800,
  height: 1000,
  placeholder: 'data:image/webp;base64,AAAA',
  variants: [
    {
      format: 'webp',
      width: 400,
      height: 500,
      storage_path: variantPath(IMAGE.storage_path, 400, 'webp'),
    },
  ],
  card: { width: 1200, height: 630, storage_path: cardPath(IMAGE.storage_path) },
};
export const ORDER_CHANGE: Omit<OrderChange, 'returned_at'> = {
  status: 'confirmed',
  payment_status: 'paid',
  payment_needs_review: false,
  merchant_note: 'هدية',
  carrier: 'aramex',
  tracking_number: 'AE-1',
};
export const contentOf = <Section extends ContentSection>(section: Section) => ({
  section,
  ...DEFAULT_CONTENT[section],
});

/** What an admin keeps of a text that they change. */
export const formerText = (path: string, text: unknown, uid: string = ADMIN_UID): Fields => ({
  path,
  text,
  email: emailOf(uid) ?? null,
  ...newlySigned(uid),
});

export const PUBLIC_SETTINGS = {
  delivery_days: { ae: { from: 1, to: 2 } },
  max_pieces: 10,
  retention_years: 5,
  payment_marks: ['visa', 'apple-pay'],
  cash: { countries: { ae: { fee: 10, max_total: 1000 } }, confirm_hours: 12, first_orders: false },
};
export const PRIVATE_SETTINGS = {
  notify_email: 'merchant@example.com',
  notify_whatsapp: '+971501234567',
  notify: { summary: false },
  few_left: 3,
  unpaid_task_days: 14,
  cash_invoice: 'shipped',
  seller: { tax_number: '100123456700003', country: 'ae' },
};

/** The Storage path of a rejected upload. */
export const REFUSED_PATH = productImagePath('active', 1_700_000_000_009, 'png');

const PAST = new Date('2026-01-01T00:00:00Z');
const written = { updated_at: PAST, updated_by: 'another-admin' };
const kept = { created_at: PAST, ...written };

const ORDER = {
  customer_name: 'سالم',
  customer_phone: '+971501234567',
  customer_email: 'salem@example.com',
  country: 'ae',
  city: 'دبي',
  address: 'شارع الوصل',
  quantity: 1,
  unit_price: 299,
  total_amount: 299,
  currency: 'AED',
  product_id: 'active',
  order_number: 'known',
  status: 'pending',
  payment_status: 'pending',
  payment_intent_id: 'intent',
  payment_url: 'https://pay.example/intent',
  payment_looked_at: PAST,
  payment_looks: 1,
  paid_at: null,
  stock_reserved: true,
  checkout_key: 'key',
  search: ['سالم'],
};

/** A cash order that was refused at the door. */
const REFUSED = {
  ...ORDER,
  payment_method: 'cash',
  status: 'cancelled',
  shipped_at: PAST,
  returned_at: null,
};

/** The documents that exist before each operation. */
export const DOCUMENTS: Readonly<Record<string, Fields>> = {
  ...ROLES,
  // an old order without the merchant's fields, and a current one
  'orders/known': { ...ORDER, ...kept },
  'orders/noted': { ...ORDER, ...kept, merchant_note: 'قديم', tracking_number: null },
  'orders/to-review': { ...ORDER, ...kept, payment_needs_review: true },
  'orders/shipped': { ...ORDER, ...kept, status: 'shipped', payment_status: 'paid' },
  'orders/cancelled': { ...ORDER, ...kept, status: 'cancelled' },
  'orders/refused': { ...REFUSED, ...kept },
  'orders/refused-card': { ...REFUSED, ...kept, payment_method: 'card' },
  'orders/refused-old': { ...ORDER, ...kept, status: 'cancelled', shipped_at: PAST },
  'orders/unsent': { ...REFUSED, ...kept, shipped_at: null },
  'orders/returned': { ...REFUSED, ...kept, returned_at: PAST },
  'orders/cash-shipped': { ...REFUSED, ...kept, status: 'shipped' },
  'orders/erased': { ...ORDER, ...kept, customer_name: '', merchant_note: null, erased_at: PAST },
  'orders/known/events/known': { type: 'created', to: 'pending', created_at: PAST },
  'orders/known/refunds/known': { amount: 299, status: 'completed', created_at: PAST },
  'orders/known/hand_payments/known': { kind: 'received', amount: 299, at: PAST },
  'products/active': { ...PRODUCT, ...kept },
  // active as well, but not the one in the public document
  'products/second': { ...PRODUCT, ...kept },
  'products/translated': { ...PRODUCT, translations: IN_ENGLISH, ...kept },
  'products/second/stock_shards/0': { pieces: 118, taken: 2 },
  'products/inactive': { ...PRODUCT, is_active: false, ...kept },
  'products/unsaid': { name: 'بلا حالة' },
  'products/odd': { name: 'نص', is_active: 'true' },
  // with a server-only field, and without `updated_by`
  'products/served': { ...PRODUCT, sold: 7, created_at: PAST, updated_at: PAST },
  'storefront/product': { ...SHOWN, updated_at: PAST },
  'product_images/of-active': { ...IMAGE, ...kept },
  'product_images/of-inactive': { ...IMAGE, product_id: 'inactive', ...kept },
  'product_images/of-none': { ...IMAGE, product_id: 'gone', ...kept },
  'product_images/astray': { ...IMAGE, product_id: 'active/x/y', ...kept },
  'product_images/unsaid': { display_order: 0 },
  'product_images/served': { ...IMAGE, ...kept, ...PICTURE_FACTS },
  [siteContentPath('hero')]: { ...contentOf('hero'), former_text: 'known', ...written },
  [formerTextPath('hero', 'known')]: {
    ...formerText('content.badge', 'غار'),
    created_at: PAST,
    updated_at: PAST,
  },
  // an old document without the later texts
  [siteContentPath('about')]: {
    ...contentOf('about'),
    content: { origin: 'حلب' },
    translations: { en: { content: { origin: 'Aleppo' } } },
    ...written,
  },
  [SETTINGS_PATHS.public]: { ...PUBLIC_SETTINGS, ...written },
  [SETTINGS_PATHS.private]: { ...PRIVATE_SETTINGS, ...written },
  ...Object.fromEntries(
    [
      'products/active',
      siteContentPath('hero'),
      SETTINGS_PATHS.public,
      userRolePath(ADMIN_UID),
    ].map((path) => [
      changePath(path, 'known'),
      { field: 'price', from: 299, to: 2, actor: 'another-admin', created_at: PAST },
    ]),
  ),
  'messages/known': { kind: 'order-received', state: 'queued' },
  'message_stops/known': { stopped: true, at: PAST },
  'cash_refusals/known': { count: 1, countries: { ae: 1 } },
  'counters/known': { last: 7 },
  'invoices/known': { order_id: 'known', total: 299 },
  'credit_notes/known': { order_id: 'known', amount: 299 },
  'reconciliations/known': { started_at: PAST, differences: 0 },
  'checkouts/known': { order_id: 'known' },
  'rate_limits/known': { attempts: [] },
  'payment_events/known': { status: 'completed' },
  [uploadRejectionPath(REFUSED_PATH)]: { reason: 'not-an-image', storage_path: REFUSED_PATH },
  'unheard_of/known': { any: 1 },
};
