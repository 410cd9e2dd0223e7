import { dirhamsFromFils, sumDirhams } from '@ghar/domain/money/money';
import type { Order } from '@ghar/domain/order/order';
import { may } from '@ghar/domain/order/may';
import { orderState } from '@ghar/domain/order/order-state';
import { paymentOf, type MoneyFields } from '@ghar/domain/order/payment-of';
import { isSent, type OrderStatus, type PaymentStatus } from '@ghar/domain/order/status';
import type { PanelTexts } from '../../../i18n/panel-texts.ts';

/** Effects of a status change on money and stock, for the dialog. */
export type Consequences = Parameters<PanelTexts['changeDialog']['title']>[0];
export type Money = Consequences['owed'];

type Changed = MoneyFields & Pick<Order, 'quantity' | 'stock_reserved' | 'erased_at'>;

function moneyOf(amounts: readonly number[]): Money {
  const some = amounts.filter((amount) => amount > 0);
  return { count: some.length, sum: sumDirhams(some) };
}

/** Effects on money and stock of setting orders to a status that none has yet. */
export function consequencesOf(orders: readonly Changed[], to: OrderStatus): Consequences {
  const after = (order: Changed): Changed => ({ ...order, status: to });
  const owed = (order: Changed): number => dirhamsFromFils(paymentOf(order).owed);
  const newlyOwed = orders.map((order) => owed(after(order)) - owed(order));
  const sent = orders.filter(({ status }) => !isSent(status) && isSent(to));
  const keeps = (order: Changed): boolean => may(after(order)).holdStock;
  const piecesOf = (moved: readonly Changed[]): number =>
    moved.reduce((sum, { quantity }) => sum + quantity, 0);
  const onDelivery = (order: Changed): boolean => paymentOf(order).state === 'on-delivery';
  const dueOf = (order: Changed): number => dirhamsFromFils(paymentOf(order).due);
  const isSentOpen = (order: Changed): boolean => isSent(order.status) && onDelivery(order);
  const back = orders.filter((order) => order.stock_reserved && !keeps(order));
  return {
    count: orders.length,
    to,
    owed: moneyOf(newlyOwed),
    kept: moneyOf(newlyOwed.map((amount) => -amount)),
    unpaid: moneyOf(sent.filter((order) => !onDelivery(order)).map(dueOf)),
    unconfirmed: sent.filter((order) => may(order).whyNotShip === 'unconfirmed').length,
    toCollect: moneyOf(sent.filter(onDelivery).map(dueOf)),
    uncollected: moneyOf(to === 'cancelled' ? orders.filter(isSentOpen).map(dueOf) : []),
    refunded: moneyOf(
      sent
        .filter((order) => paymentOf(order).left === 0)
        .map(({ refunded_amount = 0, refunding_amount = 0 }) =>
          sumDirhams([refunded_amount, refunding_amount]),
        ),
    ),
    reversed: moneyOf(
      orders
        .filter((order) => may(order).invoice === null && may(after(order)).invoice === 'reverse')
        .map((order) => dirhamsFromFils(paymentOf(order).left)),
    ),
    piecesBack: piecesOf(back),
    piecesSent: piecesOf(back.filter(({ status }) => isSent(status))),
    piecesAway: piecesOf(
      orders.filter((order) => order.stock_reserved && paymentOf(after(order)).isComingBack),
    ),
    piecesTaken: piecesOf(orders.filter((order) => !order.stock_reserved && keeps(order))),
  };
}

/** What is collected of {@link isCollectable} orders. */
export const collectableOf = (orders: readonly Changed[]): Money =>
  moneyOf(orders.map((order) => dirhamsFromFils(paymentOf(order).due)));

/** True iff it can be recorded that the order's cash came, once it is delivered. */
export const isCollectable = (order: Changed): boolean =>
  orderState({ ...order, status: 'delivered' }) === 'to-collect';

/** The credit note of an invoice, for the dialog. */
export type Reversal = Parameters<PanelTexts['changeDialog']['reversed']>[0];

/** The credit note that follows setting an order's payment to a status; null if none does. */
export function reversalOf(order: Changed, to: PaymentStatus): Reversal | null {
  const amount = dirhamsFromFils(paymentOf(order).left);
  const { invoice_number: invoice } = order;
  const isReversed = may({ ...order, payment_status: to }).invoice === 'reverse' && amount > 0;
  return isReversed && invoice !== null ? { invoice, amount } : null;
}

export const isMoneyAffected = ({
  owed,
  unpaid,
  unconfirmed,
  uncollected,
  refunded,
  reversed,
}: Consequences): boolean =>
  unconfirmed > 0 || [owed, unpaid, uncollected, refunded, reversed].some(({ count }) => count > 0);

/** True iff even a single order's change needs confirmation: money is affected, or pieces that were sent. */
export const isGrave = (change: Consequences): boolean =>
  isMoneyAffected(change) || change.piecesSent > 0;
