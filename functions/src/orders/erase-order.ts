import type { Message } from '@ghar/domain/messages/message';
import { SERVER_ACTOR, type Order, type OrderEvent, type Refund } from '@ghar/domain/order/order';
import { may, type KeptReason } from '@ghar/domain/order/may';
import { orderSearchTokens } from '@ghar/domain/order/order-search';
import { isOpen } from '@ghar/domain/order/status';
import { listedCarrier, withoutCustomer } from '@ghar/domain/order/order-fields';
import type { NewOrderEvent, OrderTransaction, StoredOrder } from './order-store.ts';
import type { OutboxTransaction } from './outbox-store.ts';
import type { SettlePorts } from './shop-store.ts';

/** The history's actor of an erasure. */
export type Eraser = Pick<NewOrderEvent, 'actor' | 'actorEmail' | 'actorName'>;

/**
 * Removes an order's personal data. An unpaid order is also cancelled, so that a late payment goes to review and not to
 * a parcel without an address.
 * `updated_at` stays: the sale is unchanged.
 */
function erasedFields(order: StoredOrder, now: Date): Partial<Order> {
  const empty = withoutCustomer(order);
  return {
    ...empty,
    former_phones: [],
    ...(isOpen(order.status) && order.paid_at === null && { status: 'cancelled' }),
    // only the order number is left
    search: orderSearchTokens({ ...order, ...empty }),
    erased_at: now,
    updated_by: SERVER_ACTOR,
  };
}

/** Event types with free text. */
const TYPED: ReadonlySet<OrderEvent['type']> = new Set<OrderEvent['type']>([
  'note-changed',
  'tracking-number-changed',
  'carrier-changed',
  // the refund's reason
  'refund-requested',
]);

/** An event without free text; the same object if it has none. */
export function erasedEvent<Event extends Pick<NewOrderEvent, 'type' | 'from' | 'to'>>(
  event: Event,
): Event {
  const { type, from = null, to = null } = event;
  const kept = (text: string | null): string | null =>
    type === 'carrier-changed' ? listedCarrier(text) : null;
  const isEmpty = from === kept(from) && to === kept(to);
  return !TYPED.has(type) || isEmpty ? event : { ...event, from: kept(from), to: kept(to) };
}

const erasedRefund = <Stored extends Refund>(refund: Stored): Stored =>
  refund.reason === null ? refund : { ...refund, reason: null };

/** States that may still be sent, automatically or by an admin. */
const UNSENT = new Set<Message['state']>(['queued', 'failed', 'doubtful']);

/**
 * A message without recipient and content, cancelled if unsent. The provider's id is removed too: WhatsApp's contains
 * the phone.
 */
const erasedMessage = <Stored extends Message>(message: Stored): Stored =>
  message.to === '' && !UNSENT.has(message.state)
    ? message
    : {
        ...message,
        to: '',
        ...(message.recipient !== undefined && { recipient: '' }),
        params: {},
        provider_id: null,
        claim: null,
        next_attempt_at: null,
        needs_merchant: false,
        ...(UNSENT.has(message.state) && { state: 'withdrawn', error: null }),
      };

/**
 * Erases a former phone from an order and from the messages that went to it. The order is another person's and stays. A
 * message that is still to be sent takes its recipient from the order.
 * @throws DomainError `busy`; Error on a malformed document.
 */
export const eraseFormerPhone = (
  orderId: string,
  phone: string,
  { store }: Pick<SettlePorts, 'store'>,
): Promise<void> =>
  store.transaction(async (tx) => {
    const [order, messages] = await Promise.all([tx.order(orderId), tx.messages(orderId)]);
    if (!order?.former_phones?.includes(phone)) return;
    for (const { id, ...message } of messages)
      if (message.to === phone)
        tx.putMessage(
          id,
          UNSENT.has(message.state)
            ? { ...message, to: '', ...(message.recipient !== undefined && { recipient: '' }) }
            : erasedMessage(message),
        );
    tx.updateOrder(orderId, {
      former_phones: order.former_phones.filter((one) => one !== phone),
      updated_by: SERVER_ACTOR,
    });
  });

/** Erases an order's history, refunds and messages. */
async function eraseRecords(
  tx: OrderTransaction & OutboxTransaction,
  orderId: string,
): Promise<void> {
  const [events, refunds, messages] = await Promise.all([
    tx.events(orderId),
    tx.refunds(orderId),
    tx.messages(orderId),
  ]);
  const erase = <Stored extends { readonly id: string }>(
    all: readonly Stored[],
    erased: (one: Stored) => Stored,
    put: (id: string, value: Omit<Stored, 'id'>) => void,
  ): void => {
    for (const one of all) {
      const { id, ...value } = erased(one);
      if (erased(one) !== one) put(id, value);
    }
  };
  erase(events, erasedEvent, (id, event) => tx.putEvent(orderId, id, event));
  erase(refunds, erasedRefund, (id, refund) => tx.putRefund(orderId, id, refund));
  erase(messages, erasedMessage, (id, message) => tx.putMessage(id, message));
}

/**
 * Erases an order's customer, unless there is a reason to keep it that `mayErase` does not accept. The order, its
 * history, refunds and messages are one transaction. Data needed for the books stays. A repeat erases what was added
 * since, without a new event.
 * @returns `erased`, or why it was kept.
 * @throws DomainError `busy`; Error on a malformed document.
 */
export const eraseOrder = (
  orderId: string,
  eraser: Eraser,
  { store, clock }: SettlePorts,
  mayErase: (reason: KeptReason) => boolean = () => false,
): Promise<'erased' | KeptReason> =>
  store.transaction(async (tx) => {
    const order = await tx.order(orderId);
    const now = clock();
    const reason = order === null || order.erased_at !== null ? null : may(order, now).whyNotErase;
    if (reason !== null && !mayErase(reason)) return reason;
    if (order === null) return 'erased';
    await eraseRecords(tx, orderId);
    if (order.erased_at !== null) return 'erased';
    const change = erasedFields(order, now);
    tx.updateOrder(orderId, change);
    const { status } = change;
    if (status) tx.addEvent(orderId, { type: 'status-changed', from: order.status, to: status });
    tx.addEvent(orderId, { type: 'erased', ...eraser }, 'erased');
    return 'erased';
  });
