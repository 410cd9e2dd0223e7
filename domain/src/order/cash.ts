import type { CashSettings } from '../content/default-settings.ts';
import { totalDirhams } from '../money/money.ts';
import type { Order, PaymentFailure } from './order.ts';
import { paymentOf, type MoneyFields } from './payment-of.ts';

/** An order's cash on delivery: the fee, and the total with it, in dirhams. */
export type CashOffer = { readonly fee: number; readonly total: number };

/** The cash on delivery that the settings offer for an order; null if they offer none for its country and total. */
export function cashOffer(
  { countries }: CashSettings,
  order: Pick<Order, 'country' | 'unit_price' | 'quantity'>,
): CashOffer | null {
  const terms = countries[order.country];
  if (!terms) return null;
  const total = totalDirhams({ ...order, cash_fee: terms.fee });
  return terms.max_total === null || total <= terms.max_total ? { fee: terms.fee, total } : null;
}

/** When an order placed now ends, if nobody confirms it. */
export const confirmBy = (
  { confirm_hours }: Pick<CashSettings, 'confirm_hours'>,
  now: Date,
): Date => new Date(now.getTime() + confirm_hours * HOUR_MS);

/** True iff a parcel was refused at the door, whether it is back in the shop or not. */
export const wasRefused = (order: MoneyFields): boolean =>
  order.payment_method === 'cash' &&
  order.status === 'cancelled' &&
  order.shipped_at !== null &&
  !paymentOf(order).wasPaid;

const HOUR_MS = 60 * 60 * 1000;
/** Time to undo a cancellation: then the cash order's payment ends, in ms. */
const CANCELLED_MS = 24 * HOUR_MS;

/** Why a cash order ends now; null if it does not. */
export function cashEnd(order: EndingOrder, now: Date): CashFailure | null {
  const { state, isComingBack } = paymentOf(order);
  if (state !== 'on-delivery' || isComingBack) return null;
  if (order.status === 'cancelled')
    return now.getTime() >= order.updated_at.getTime() + CANCELLED_MS ? 'cash-not-collected' : null;
  const isOver = order.confirm_by !== undefined && now >= order.confirm_by;
  // the merchant may have set it back
  if (order.confirmed_by_customer_at !== undefined) return null;
  return order.status === 'pending' && isOver ? 'cash-unconfirmed' : null;
}
type EndingOrder = MoneyFields &
  Pick<Order, 'confirm_by' | 'confirmed_by_customer_at' | 'updated_at'>;
type CashFailure = Extract<PaymentFailure, `cash-${string}`>;
