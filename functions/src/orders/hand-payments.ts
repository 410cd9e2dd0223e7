import type { HandPayment } from '@ghar/domain/money/hand-payment';
import { dirhamsFromFils } from '@ghar/domain/money/money';
import type { Order } from '@ghar/domain/order/order';
import { paymentOf, type MoneyFields } from '@ghar/domain/order/payment-of';
import type { OrderTransaction, StoredOrder } from './order-store.ts';

type Tx = Pick<OrderTransaction, 'addHandPayment'>;
type Dated = Pick<HandPayment, 'at' | 'actor'> & {
  /** Identifies the change, for repeats. */
  readonly key: string;
};
/** The order's own change. */
type Booked = Pick<Order, 'hand_payments'>;

const isByHand = (order: MoneyFields): boolean =>
  paymentOf(order).state === 'paid-by-hand' && !order.payment_test;

/** Enters in the books that an admin set an order to paid, or took that back, on the day of the change. */
export function bookHandPayment(
  tx: Tx,
  order: StoredOrder,
  { before, after }: { readonly before: MoneyFields; readonly after: MoneyFields },
  dated: Dated,
): Booked {
  if (isByHand(before) === isByHand(after)) return {};
  return isByHand(after)
    ? book(tx, order, dated, { kind: 'received', amount: after.total_amount })
    : undoHandPayment(tx, { ...order, ...before }, dated);
}

/**
 * Enters in the books that an order was not paid by hand after all: what was not given back of it no longer counts, from
 * this day on.
 */
export function undoHandPayment(tx: Tx, order: StoredOrder, dated: Dated): Booked {
  const amount = dirhamsFromFils(paymentOf(order).left);
  return isByHand(order) && amount > 0 ? book(tx, order, dated, { kind: 'undone', amount }) : {};
}

function book(
  tx: Tx,
  { id, hand_payments = 0 }: StoredOrder,
  { key, ...when }: Dated,
  payment: Pick<HandPayment, 'kind' | 'amount'>,
): Booked {
  tx.addHandPayment(id, key, { ...payment, ...when });
  return { hand_payments: hand_payments + 1 };
}
