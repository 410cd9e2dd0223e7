import { dirhamsFromFils, fils } from './money.ts';
import type { Order } from './order.ts';

type Paid = Pick<
  Order,
  'status' | 'payment_status' | 'payment_test' | 'total_amount' | 'refunded_amount'
>;

const inFils = (dirhams: number): number => Math.round(dirhams * 100);

/** What the merchant owes the customer, in dirhams: what was paid for a cancelled order and not refunded. */
export function owedAmount(order: Paid): number {
  const isOwed =
    order.status === 'cancelled' && order.payment_status === 'paid' && !order.payment_test;
  const left = inFils(order.total_amount) - inFils(order.refunded_amount ?? 0);
  return isOwed ? dirhamsFromFils(fils(Math.max(0, left))) : 0;
}
