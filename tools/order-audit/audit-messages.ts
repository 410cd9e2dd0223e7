import { messageId, type CustomerMessage } from '@ghar/domain/message';
import { owedAmount } from '@ghar/domain/owed-amount';
import { REVIEW_REASONS, SERVER_ACTOR } from '@ghar/domain/order';
import { isUnprovenKind } from '../../functions/src/messages/customer-news.ts';
import type { Known, RecordedMessage, RecordedOrder, ShopRecord } from './shop-record.ts';

/** Of a message that may be said: what it was worth when it was due. */
const isSaid = ({ state }: RecordedMessage): boolean => state !== 'withdrawn';

/**
 * Invariants of the outbox once all schedules have run for long enough: messages that had to be
 * written were, none was handed over twice, and what did not arrive is told.
 */
export function auditMessages(
  { orders, messages, refunds }: ShopRecord,
  known: Known,
): { rule: string; orderId: string | null }[] {
  if (!known.handedOver) return [];
  const byId = new Map(messages.map((message) => [message.id, message]));
  const takenOf = Map.groupBy(known.handedOver, (id) => id);
  const findings = messages.flatMap((message) => {
    const { id, order_id: orderId } = message;
    const taken = takenOf.get(id)?.length ?? 0;
    const resends = known.resends?.get(id) ?? 0;
    const order = orders.find(({ id }) => id === orderId);
    const rules = auditMessage(message, { order, taken, resends, byId });
    return rules.map((rule) => ({ rule: `${rule}: ${id}`, orderId }));
  });
  for (const id of takenOf.keys())
    if (!byId.has(id))
      findings.push({ rule: `what is sent is in the outbox: ${id}`, orderId: null });
  for (const order of orders) {
    const ofOrder = refunds.filter(({ orderId }) => orderId === order.id);
    const completed = ofOrder.filter(({ status, by_hand }) => status === 'completed' && !by_hand);
    for (const rule of auditTold(
      order,
      completed.map(({ id }) => id),
      byId,
    ))
      findings.push({ rule, orderId: order.id });
  }
  return findings;
}

type Outbox = ReadonlyMap<string, RecordedMessage>;

function auditMessage(
  message: RecordedMessage,
  sent: {
    readonly order: RecordedOrder | undefined;
    readonly taken: number;
    readonly resends: number;
    readonly byId: Outbox;
  },
): string[] {
  const { order, taken, resends, byId } = sent;
  const { id, kind, channel, state, claim, next_attempt_at, needs_merchant, order_id } = message;
  const rules: string[] = [];
  if (state === 'queued' || claim !== null || next_attempt_at !== null)
    rules.push('a message comes to an end');
  if (taken > 1 + resends) rules.push('a message is sent once');
  if (resends === 0 && taken > 0 && (state === 'withdrawn' || state === 'failed'))
    rules.push(`a message that was sent is not ${state}`);
  if (state !== 'failed' && state !== 'doubtful') return rules;
  const byEmail = byId.get(id.replace(/-whatsapp$/, '-email'));
  const hasOther = channel === 'whatsapp' && byEmail !== undefined;
  const isUnproven = isUnprovenKind(kind) && order?.source === undefined;
  if (!needs_merchant && !hasOther && !isUnproven)
    rules.push('a message that may not have arrived waits for the merchant');
  const isToCustomer = order_id !== null && kind !== 'new-order' && kind !== 'needs-you';
  const complaints = [`${id}-needs-you`, `${order_id}-unreachable-needs-you`];
  const isTold = complaints.some((one) => byId.has(`${one}-email`) && byId.has(`${one}-whatsapp`));
  if (isToCustomer && needs_merchant && !isTold)
    rules.push('the merchant is told of a message that may not have arrived');
  return rules;
}

/** What had to be said of an order. */
function auditTold(order: RecordedOrder, refunds: readonly string[], byId: Outbox): string[] {
  const { id, events, status, tracking_number } = order;
  const rules: string[] = [];
  const expect = (holds: boolean, what: string): void => {
    if (!holds) rules.push(`what an order's customer or merchant has to know is told: ${what}`);
  };
  const told = (kind: CustomerMessage, subject = id): RecordedMessage | undefined =>
    (['whatsapp', 'email'] as const)
      .map((channel) => byId.get(messageId(subject, kind, channel)))
      .find((one) => one !== undefined);
  const said = (kind: CustomerMessage): boolean => {
    const message = told(kind);
    return message !== undefined && isSaid(message);
  };
  const toMerchant = (subject: string, kind: 'new-order' | 'needs-you'): boolean =>
    (['whatsapp', 'email'] as const).every((channel) =>
      byId.has(messageId(subject, kind, channel)),
    );

  const hearsOfPayments = order.consent_messages || order.customer_email !== null;
  const statusEvents = events.filter(({ type }) => type === 'status-changed');
  const wasCancelled = statusEvents.some(({ to }) => to === 'cancelled');
  const isByServer = events.some(
    ({ type, to, actor }) =>
      type === 'payment-status-changed' && to === 'paid' && actor === SERVER_ACTOR,
  );
  if (hearsOfPayments) {
    expect(told('order-received') !== undefined, 'it was received');
    if (isByServer && !wasCancelled) {
      expect(told('payment-confirmed') !== undefined, 'it is paid');
      if (order.payment_status === 'paid') expect(said('payment-confirmed'), 'it is paid, still');
    }
    for (const refund of refunds)
      expect(
        told('refunded', `${id}-${refund}`)?.state !== 'withdrawn',
        'a refund is not taken back',
      );
    for (const refund of refunds)
      expect(told('refunded', `${id}-${refund}`) !== undefined, 'money was given back');
  }
  if (isByServer) expect(toMerchant(id, 'new-order'), 'there is an order to send');
  for (const { type, key } of events.filter(({ type }) =>
    REVIEW_REASONS.some((one) => one === type),
  ))
    expect(
      // an event without a key of its own is told once
      toMerchant(`${id}-${key}`, 'needs-you') ||
        (!key.startsWith(type) && toMerchant(`${id}-${type}`, 'needs-you')),
      `it waits for a person: ${type}`,
    );
  const cancelledAt = statusEvents.at(-1)?.created_at;
  const isPaidAndCancelled = status === 'cancelled' && order.paid_at !== null;
  if (isPaidAndCancelled && order.paid_at! < cancelledAt! && owedAmount(order) > 0)
    expect(toMerchant(`${id}-owed`, 'needs-you'), 'money is owed');
  if (!order.consent_messages) return rules;
  if (status === 'shipped')
    expect(
      said('shipped') || said('shipped-untracked'),
      `it is on its way, with ${tracking_number}`,
    );
  if (status === 'delivered') expect(said('delivered'), 'it was delivered');
  if (isPaidAndCancelled) expect(said('cancelled'), 'it is cancelled');
  return rules;
}
