import { CHARGE_CURRENCY } from '@ghar/domain/currency';
import { dirhamsFromFils, fils, filsFromDirhams } from '@ghar/domain/money';
import { SERVER_ACTOR } from '@ghar/domain/order';
import type { RefundStatus } from '@ghar/domain/status';
import type { ProviderRefund } from '../payments/provider-refund.ts';
import type { StoredOrder } from './order-store.ts';
import type { SettlePorts } from './settle-order.ts';

/**
 * Stores a refund event with its order, in one transaction: the refund, the sum of the completed
 * ones, and the history. A refund that the shop did not request was made in the provider's own app:
 * the order is marked for review, once.
 *
 * A refund ends once: repeated, late or reordered events change nothing. One in another currency
 * than the shop's is left to a person, since it has no amount in dirhams.
 *
 * @returns the refund's status where it was new.
 */
export async function recordRefund(
  { id: orderId }: StoredOrder,
  { id, payment_intent_id, amount, currency_code, status }: ProviderRefund,
  { store, clock }: SettlePorts,
): Promise<RefundStatus | 'unchanged'> {
  const toldKey = `refund-made-${id}`;
  const note = `${amount} ${currency_code}`;
  return store.transaction(async (tx) => {
    const [order, kept, isTold] = await Promise.all([
      tx.order(orderId),
      tx.refund(orderId, id),
      tx.hasEvent(orderId, toldKey),
    ]);
    const isCharged = currency_code === CHARGE_CURRENCY;
    const isNews = isCharged
      ? kept?.status !== status && hasNotEnded(kept?.status)
      : !isTold && status !== 'failed';
    if (!order || !isNews) return 'unchanged';
    const now = clock();
    const isMadeElsewhere = kept === null && status !== 'failed';
    const isCounted = isCharged && status === 'completed';
    const refunded = filsFromDirhams(order.refunded_amount ?? 0);
    if (isCharged)
      tx.putRefund(orderId, id, {
        ...(kept ?? { reason: null, restock: false, actor: SERVER_ACTOR, created_at: now }),
        amount: dirhamsFromFils(fils(amount)),
        status,
      });
    tx.updateOrder(orderId, {
      ...(isCounted && { refunded_amount: dirhamsFromFils(fils(refunded + amount)) }),
      ...(isMadeElsewhere && { payment_needs_review: true }),
      updated_at: now,
      updated_by: SERVER_ACTOR,
    });
    tx.addEvent(orderId, {
      type: 'refund-status-changed',
      from: kept?.status ?? null,
      to: status,
      note,
    });
    if (isMadeElsewhere)
      tx.addEvent(orderId, { type: 'refund-made', to: payment_intent_id, note }, toldKey);
    return status;
  });
}

const hasNotEnded = (status: RefundStatus | undefined): boolean =>
  status === undefined || status === 'pending';
