import type { Order } from './order.ts';
import type { OrderForm } from './order-form.ts';
import { wasPaid } from './was-paid.ts';

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

/** How much of an order may be corrected. */
export type Correction = 'nothing' | 'all-but-pieces' | 'all';

/**
 * Decides how much of an order may be corrected. Nothing once its parcel has left, it was cancelled,
 * or its customer was erased. The pieces, and so the amount, not once it was paid, by whatever means,
 * or has an invoice: both are of that amount, whatever its payment is set to since.
 */
export function correctionOf(
  order: Pick<Order, 'status' | 'payment_status' | 'paid_at' | 'invoice_number' | 'erased_at'>,
): Correction {
  const { status, invoice_number, erased_at } = order;
  if (erased_at !== null) return 'nothing';
  if (status !== 'pending' && status !== 'confirmed') return 'nothing';
  const hasAmount = wasPaid(order) || invoice_number !== null;
  return hasAmount ? 'all-but-pieces' : 'all';
}

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
