import { isCarrierId } from './carrier.ts';
import type { Order } from './order.ts';
import { FORM_FIELDS, type FormField, type StoredAs } from './form-fields.ts';

/**
 * Personal data: the value that erasure writes. Otherwise `kept` (needed for the books) or `internal` (derived or about
 * the staff, so excluded from a customer's export).
 */
type FieldClass<Value> =
  | 'kept'
  | 'internal'
  | { readonly erased: Value | ((value: Value) => Value) };
export type FieldClasses<Fields> = {
  readonly [Field in keyof Fields]-?: FieldClass<Fields[Field]>;
};

/** Null for a typed carrier, which may name a person. */
export const listedCarrier = (carrier: string | null): string | null =>
  isCarrierId(carrier) ? carrier : null;

const kept = <Field extends keyof Order>(...fields: Field[]) =>
  Object.fromEntries(fields.map((field) => [field, 'kept'])) as Record<Field, 'kept'>;

/** Fields that the form does not fill; {@link FORM_FIELDS} classifies the others. */
const OTHER_FIELDS = {
  ...kept('order_number', 'checkout_key', 'link_id', 'source', 'locale', 'replaced_by'),
  ...kept('product_id', 'product_name', 'unit_price', 'total_amount', 'currency', 'vat_amount'),
  ...kept('status', 'restocked', 'stock_reserved', 'shipped_at', 'delivered_at', 'invoice_number'),
  ...kept('payment_status', 'payment_test', 'payment_needs_review', 'payment_failure'),
  ...kept('paid_at', 'paid_by_hand_at'),
  ...kept('payment_intent_id', 'former_payment_intent_ids', 'payment_url', 'uncounted_payments'),
  ...kept('overpaid', 'serials', 'payment_method', 'cash_fee', 'fee_if_cash'),
  ...kept('confirm_by', 'confirmed_by_customer_at', 'invoiced_when_sent', 'returned_at'),
  ...kept('payment_reopened_at', 'payment_set_aside', 'payment_looked_at', 'payment_looks'),
  ...kept(
    'refunded_amount',
    'refunded_at',
    'refunding_amount',
    'erased_at',
    'created_at',
    'updated_at',
  ),
  merchant_note: { erased: null },
  // on the carrier's page it reveals the recipient
  tracking_number: { erased: null },
  carrier: { erased: listedCarrier },
  held_by: { erased: null },
  search: 'internal',
  confirm_token: 'internal',
  earlier_refusals: 'internal',
  // possibly another person's: not for the customer's export; erasure empties it
  former_phones: 'internal',
  updated_by: 'internal',
  // what the provider takes of the shop, and the shop's own entries
  payment_fee: 'internal',
  payment_fee_at: 'internal',
  hand_payments: 'internal',
} satisfies FieldClasses<Omit<Order, StoredAs<FormField>>>;

export const ORDER_FIELDS = {
  ...OTHER_FIELDS,
  ...Object.fromEntries(
    Object.values(FORM_FIELDS).map((row) => [row.stored, 'erased' in row ? row : 'kept']),
  ),
} as FieldClasses<Order>;
const FIELDS = Object.keys(ORDER_FIELDS) as (keyof Order)[];

export const INTERNAL_FIELDS = FIELDS.filter((field) => ORDER_FIELDS[field] === 'internal');
export const PERSONAL_FIELDS = FIELDS.filter((field) => typeof ORDER_FIELDS[field] === 'object');

/** The personal fields with their erased values. */
export const withoutCustomer = (order: Order): Partial<Order> =>
  Object.fromEntries(
    PERSONAL_FIELDS.map((field) => {
      const { erased } = ORDER_FIELDS[field] as { erased: unknown };
      return [field, typeof erased === 'function' ? erased(order[field]) : erased];
    }),
  );
