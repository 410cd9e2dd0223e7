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
type Booked = Pick<Order, 'hand_payments' | 'paid_by_hand_at'>;

const isByHand = (order: MoneyFields): boolean =>
  paymentOf(order).state === 'paid-by-hand' && !order.payment_test;

/**
 * Enters in the books that an admin set an order to paid, or took that back, on the day of the change. Both are of what
 * was not given back before, so that taking back and setting again together change nothing.
 */
export function bookHandPayment(
  tx: Tx,
  order: StoredOrder,
  { before, after }: { readonly before: MoneyFields; readonly after: MoneyFields },
  dated: Dated,
): Booked {
  if (isByHand(before) === isByHand(after)) return {};
  const kind = isByHand(after) ? 'received' : 'undone';
  return {
    ...bookRest(tx, { ...order, ...before }, dated, kind),
    ...paidByHandAt(order, kind === 'received' ? dated.at : null),
  };
}

/** When the order was last set to paid. Changes are announced in any order, so `at` is that of any of them. */
function paidByHandAt(order: StoredOrder, at: Date | null): Pick<Order, 'paid_by_hand_at'> {
  if (!isByHand(order)) return { paid_by_hand_at: null };
  const known = order.paid_by_hand_at ?? null;
  return at === null || (known !== null && known > at) ? {} : { paid_by_hand_at: at };
}

/**
 * Enters in the books that an order was not paid by hand after all: what was not given back of it no longer counts, from
 * this day on.
 */
export const undoHandPayment = (tx: Tx, order: StoredOrder, dated: Dated): Booked =>
  isByHand(order) ? { ...bookRest(tx, order, dated, 'undone'), paid_by_hand_at: null } : {};

function bookRest(
  tx: Tx,
  order: StoredOrder,
  { key, ...when }: Dated,
  kind: HandPayment['kind'],
): Pick<Order, 'hand_payments'> {
  const amount = dirhamsFromFils(paymentOf(order).left);
  if (amount === 0) return {};
  const isCash = order.payment_method === 'cash';
  tx.addHandPayment(order.id, key, {
    kind,
    amount,
    ...(isCash && { payment_method: 'cash' }),
    ...when,
  });
  return { hand_payments: (order.hand_payments ?? 0) + 1 };
}
