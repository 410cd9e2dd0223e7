import { expect, test } from 'vitest';
import type { Order } from './order.ts';
import { FORM_FIELD_NAMES, FORM_FIELDS } from './form-fields.ts';
import {
  INTERNAL_FIELDS,
  ORDER_FIELDS,
  PERSONAL_FIELDS,
  withoutCustomer,
  type FieldClasses,
} from './order-fields.ts';

test('a field of the order that is not classified does not compile', () => {
  // @ts-expect-error -- nickname has no class
  const classes: FieldClasses<Order & { nickname?: string | null }> = ORDER_FIELDS;
  expect(classes).not.toHaveProperty('nickname');
});

test('what tells who the customer was is personal, and so are the texts of the merchant', () => {
  expect(PERSONAL_FIELDS).toEqual(
    expect.arrayContaining([
      'customer_name',
      'customer_phone',
      'customer_email',
      'country_code',
      'city',
      'address',
      'national_address',
      'consent_messages',
      'merchant_note',
      'tracking_number',
      'carrier',
    ]),
  );
});

test('only what is derived, or about the staff or the shop’s costs, is not exported', () => {
  expect(INTERNAL_FIELDS).toEqual([
    'search',
    'confirm_token',
    'earlier_refusals',
    'former_phones',
    'updated_by',
    'payment_fee',
    'payment_fee_at',
    'hand_payments',
  ]);
});

test('each field of the form is stored as one of its own', () => {
  const stored = FORM_FIELD_NAMES.map((name) => FORM_FIELDS[name].stored);
  expect(new Set(stored).size).toBe(stored.length);
});

test.each([
  ['aramex', 'aramex'],
  ['سائق الحي', null],
  [null, null],
])('of the courier %j, erasure leaves %j', (carrier, left) => {
  const none = Object.fromEntries(PERSONAL_FIELDS.map((field) => [field, null])) as never as Order;
  expect(withoutCustomer({ ...none, carrier }).carrier).toBe(left);
});
