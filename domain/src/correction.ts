import type { Order } from './order.ts';
import type { OrderForm } from './order-form.ts';

/**
 * What an admin can correct of an order. Not the country: dial code, delivery time and tax follow
 * from it, so another country is another order.
 */
export const CORRECTABLE_FIELDS = [
  'customer_name',
  'customer_phone',
  'customer_email',
  'city',
  'address',
  'national_address',
  'quantity',
] as const satisfies readonly (keyof Order)[];
export type CorrectableField = (typeof CORRECTABLE_FIELDS)[number];
/** The correctable fields of an order. */
export type Correctable = Pick<Order, CorrectableField>;

/** The correctable fields that a form asks for. */
export const correctableOf = (form: OrderForm): Correctable => ({
  customer_name: form.customerName,
  customer_phone: form.customerPhone,
  customer_email: form.customerEmail,
  city: form.city,
  address: form.address,
  national_address: form.nationalAddress,
  quantity: form.quantity,
});

/** The fields in which two differ. */
export const differingFields = (one: Correctable, other: Correctable): CorrectableField[] =>
  CORRECTABLE_FIELDS.filter((field) => one[field] !== other[field]);
