import { isCustomerMessage, messageId, type CustomerMessage } from '@ghar/domain/messages/message';
import { isMessageTrue } from '@ghar/domain/messages/is-message-true';
import { paymentOf } from '@ghar/domain/order/payment-of';
import { REVIEW_REASONS, SERVER_ACTOR } from '@ghar/domain/order/order';
import { isUnverifiedKind } from '../../../functions/src/messages/customer-message-rules.ts';
import { collectFindings, type Finding } from './findings.ts';
import type { Known, RecordedMessage, RecordedOrder, ShopRecord } from './shop-record.ts';

/** True iff the message was still true when due. */
const isSaid = ({ state }: RecordedMessage): boolean => state !== 'withdrawn';

/** Invariants of the outbox in the end: what is required was written, sent once, and failures reported. */
export function auditMessages({ orders, messages, refunds }: ShopRecord, known: Known): Finding[] {
  if (!known.handedOver) return [];
  const { findings, expect } = collectFindings();
  const byId = new Map(messages.map((message) => [message.id, message]));
  const takenOf = Map.groupBy(known.handedOver, (id) => id);
  for (const message of messages) {
    const taken = takenOf.get(message.id)?.length ?? 0;
    const resends = known.resends?.get(message.id) ?? 0;
    const order = orders.find(({ id }) => id === message.order_id);
    findings.push(...auditMessage(message, { order, taken, resends, byId }));
  }
  for (const id of takenOf.keys()) expect(byId.has(id), `what is sent is in the outbox: ${id}`);
  for (const order of orders) {
    const given = refunds
      .filter(({ orderId }) => orderId === order.id)
      .filter(({ status, by_hand }) => status === 'completed' && !by_hand);
    const ids = given.map(({ id }) => id);
    findings.push(...auditNotices(order, ids, byId));
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
): Finding[] {
  const { order, taken, resends, byId } = sent;
  const { id, kind, channel, state, claim, next_attempt_at, needs_merchant, order_id } = message;
  const { findings, expect: expectOf } = collectFindings(order_id);
  const expect = (holds: boolean, rule: string): void => expectOf(holds, `${rule}: ${id}`);
  const isOver = state !== 'queued' && claim === null && next_attempt_at === null;
  expect(isOver, 'a message comes to an end');
  expect(taken <= 1 + resends, 'a message is sent once');
  const isUnsent = state === 'withdrawn' || state === 'failed';
  expect(resends > 0 || taken === 0 || !isUnsent, `a message that was sent is not ${state}`);
  if (state !== 'failed' && state !== 'doubtful') return findings;
  const byEmail = byId.get(id.replace(/-whatsapp$/, '-email'));
  const hasOther = channel === 'whatsapp' && byEmail !== undefined;
  const isUnverified = isUnverifiedKind(kind) && order?.source === undefined;
  expect(
    needs_merchant || hasOther || isUnverified,
    'a message that may not have arrived waits for the merchant',
  );
  const isToCustomer = order_id !== null && isCustomerMessage(kind);
  const complaints = [`${id}-needs-you`, `${order_id}-unreachable-needs-you`];
  const isNotified = complaints.some(
    (one) => byId.has(`${one}-email`) && byId.has(`${one}-whatsapp`),
  );
  expect(
    !isToCustomer || !needs_merchant || isNotified,
    'the merchant is told of a message that may not have arrived',
  );
  return findings;
}

function auditNotices(order: RecordedOrder, refunds: readonly string[], byId: Outbox): Finding[] {
  const { id, events, status, tracking_number } = order;
  const { findings, expect: expectOf } = collectFindings(id);
  const expect = (holds: boolean, what: string): void =>
    expectOf(holds, `what an order's customer or merchant has to know is told: ${what}`);
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
    const received = told('order-received') ?? told('cash-received');
    expect(received !== undefined, 'it was received');
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
      // an event without its own key is reported once
      toMerchant(`${id}-${key}`, 'needs-you') ||
        (!key.startsWith(type) && toMerchant(`${id}-${type}`, 'needs-you')),
      `it waits for a person: ${type}`,
    );
  const cancelledAt = statusEvents.at(-1)?.created_at;
  const isPaidAndCancelled = status === 'cancelled' && order.paid_at !== null;
  if (isPaidAndCancelled && order.paid_at! < cancelledAt! && paymentOf(order).owed > 0)
    expect(toMerchant(`${id}-owed`, 'needs-you'), 'money is owed');
  if (!order.consent_messages) return findings;
  const isCollected = order.payment_method === 'cash' && paymentOf(order).state === 'paid-by-hand';
  if (status === 'shipped' && !isCollected)
    expect(
      said('shipped') || said('shipped-untracked') || said('cash-shipped'),
      `it is on its way, with ${tracking_number}`,
    );
  if (status === 'delivered') expect(said('delivered'), 'it was delivered');
  if (isPaidAndCancelled) expect(said('cancelled'), 'it is cancelled');
  const isCashCancelled = isMessageTrue('cash-cancelled', order);
  if (isCashCancelled && order.confirmed_by_customer_at !== undefined)
    expect(said('cash-cancelled'), 'it is cancelled, and nobody comes to collect');
  return findings;
}
