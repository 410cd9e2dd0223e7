import { isCarrierId } from '../carrier.ts';
import type { Order } from '../order.ts';
import {
  FORM_FIELD_NAMES,
  FORM_FIELDS,
  type FormField,
  type FormFieldLike,
  type StoredAs,
} from './form-fields.ts';

/**
 * Of a field that tells who the customer was: what erasure writes. Of any other: `kept` where the
 * books need it, `internal` where it is derived or about the staff, and so not exported with a
 * customer's data.
 */
type FieldClass<Value> =
  | 'kept'
  | 'internal'
  | { readonly erased: Value | ((value: Value) => Value) };
/** A class for each field. */
export type FieldClasses<Fields> = {
  readonly [Field in keyof Fields]-?: FieldClass<Fields[Field]>;
};

/** A courier of the shop's list; any other was typed, and may be a person. */
export const listedCarrier = (carrier: string | null): string | null =>
  isCarrierId(carrier) ? carrier : null;

/** The fields that the form does not fill; those that it does are classified in {@link FORM_FIELDS}. */
const OTHER_FIELDS = {
  unit_price: 'kept',
  total_amount: 'kept',
  currency: 'kept',
  product_id: 'kept',
  product_name: 'kept',
  order_number: 'kept',
  status: 'kept',
  payment_status: 'kept',
  payment_intent_id: 'kept',
  former_payment_intent_ids: 'kept',
  payment_url: 'kept',
  payment_failure: 'kept',
  payment_reopened_at: 'kept',
  payment_set_aside: 'kept',
  payment_looked_at: 'kept',
  payment_looks: 'kept',
  payment_test: 'kept',
  payment_needs_review: 'kept',
  uncounted_payments: 'kept',
  paid_at: 'kept',
  refunded_amount: 'kept',
  refunding_amount: 'kept',
  restocked: 'kept',
  stock_reserved: 'kept',
  checkout_key: 'kept',
  replaced_by: 'kept',
  merchant_note: { erased: null },
  // with the courier's page it leads to the recipient's door
  tracking_number: { erased: null },
  carrier: { erased: listedCarrier },
  shipped_at: 'kept',
  delivered_at: 'kept',
  source: 'kept',
  locale: 'kept',
  invoice_number: 'kept',
  vat_amount: 'kept',
  search: 'internal',
  erased_at: 'kept',
  created_at: 'kept',
  updated_at: 'kept',
  updated_by: 'internal',
} as const satisfies FieldClasses<Omit<Order, StoredAs<FormField>>>;

type OtherFields = typeof OTHER_FIELDS;
type PersonalField =
  | StoredAs<FormFieldLike<{ erased: unknown }>>
  | {
      [Field in keyof OtherFields]: OtherFields[Field] extends { erased: unknown } ? Field : never;
    }[keyof OtherFields];

/** Every field of an order. */
export const ORDER_FIELDS = {
  ...OTHER_FIELDS,
  ...Object.fromEntries(
    FORM_FIELD_NAMES.map((name) => FORM_FIELDS[name]).map((row) => [
      row.stored,
      'erased' in row ? { erased: row.erased } : 'kept',
    ]),
  ),
} as FieldClasses<Order>;
const FIELDS = Object.keys(ORDER_FIELDS) as (keyof Order)[];

/** Derived, or about the staff. */
export const INTERNAL_FIELDS = FIELDS.filter((field) => ORDER_FIELDS[field] === 'internal');
/** What tells who the customer was. */
export const PERSONAL_FIELDS = FIELDS.filter(
  (field): field is PersonalField => typeof ORDER_FIELDS[field] === 'object',
);

/** The personal fields as erasure leaves them. */
export const withoutCustomer = (order: Pick<Order, PersonalField>): Pick<Order, PersonalField> =>
  Object.fromEntries(
    PERSONAL_FIELDS.map((field) => {
      const { erased } = ORDER_FIELDS[field] as { erased: unknown };
      return [field, typeof erased === 'function' ? erased(order[field]) : erased];
    }),
  ) as Pick<Order, PersonalField>;
