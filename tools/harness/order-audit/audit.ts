import { CHARGE_CURRENCY } from '@ghar/domain/money/currency';
import { filsFromDirhams, totalDirhams } from '@ghar/domain/money/money';
import { SERVER_ACTOR } from '@ghar/domain/order/order';
import { may } from '@ghar/domain/order/may';
import { paymentOf } from '@ghar/domain/order/payment-of';
import { isSent } from '@ghar/domain/order/status';
import { auditBooks } from './audit-books.ts';
import { auditMessages } from './audit-messages.ts';
import { auditPaid, auditNotices, isForPerson } from './audit-paid.ts';
import { collectFindings, type Finding } from './findings.ts';
import {
  intentsOf,
  type Known,
  type RecordedEvent,
  type RecordedIntent,
  type RecordedOrder,
  type ShopRecord,
} from './shop-record.ts';

const isOpen = ({ status }: RecordedIntent): boolean =>
  status !== 'completed' && status !== 'failed' && status !== 'canceled';

const isFullPayment = (order: RecordedOrder, intent: RecordedIntent): boolean =>
  intent.status === 'completed' &&
  intent.amount === filsFromDirhams(order.total_amount) &&
  intent.currency_code === CHARGE_CURRENCY;

/** The order that a payment was opened for, from its return address. */
export const orderIdOf = ({ success_url: url }: RecordedIntent): string | null =>
  url === undefined ? null : new URL(url).searchParams.get('order_id');

const byIdOf = (orders: readonly RecordedOrder[]): ReadonlyMap<string, RecordedOrder> =>
  new Map(orders.map((order) => [order.id, order]));

/** Invariants of the provider's payments at any moment. */
export function auditOpenPayments(intents: readonly RecordedIntent[], known: Known): Finding[] {
  const open = intents.filter((intent) => isOpen(intent) && known.payable.has(intent.id));
  return [...Map.groupBy(open, orderIdOf)]
    .filter(([, payments]) => payments.length > 1)
    .map(([orderId]) => ({ rule: 'an order has at most one open payment', orderId }));
}

/** An unpaid order is replaced once; a paid one took its place back, or one of the two is to be refunded. */
function isReplacedOnce(order: RecordedOrder, byId: ReadonlyMap<string, RecordedOrder>): boolean {
  const { id, replaced_by: by = null, events, paid_at } = order;
  const told = events.filter(({ type }) => type === 'replaced').map(({ to }) => to);
  if (by === null) return told.length === 0 || paid_at !== null;
  const isKnown = by !== id && byId.has(by);
  return paid_at === null
    ? isKnown && told.length === 1 && told[0] === by
    : isKnown && told.length > 0 && isForPerson(order, 'paid-though-replaced');
}

/**
 * The unpaid orders of a network hold at most so many pieces by card, and as many in cash, or they are one order. Those
 * that the merchant accepted or must review wait for her: they count for a day only.
 */
export function auditHeldPieces({ orders }: ShopRecord, most: number): Finding[] {
  const held = orders.filter(
    ({ held_by = null, stock_reserved, status, payment_needs_review }) =>
      held_by !== null && stock_reserved && status === 'pending' && !payment_needs_review,
  );
  const byCard = held.filter(({ payment_method }) => payment_method === 'card');
  // one that was turned to card and back counts as one by card
  return [...heldBeyond(byCard, most), ...heldBeyond(held, 2 * most)];
}

const heldBeyond = (held: readonly RecordedOrder[], most: number): Finding[] =>
  [...Map.groupBy(held, ({ held_by }) => held_by)]
    .map(([, ofOne]) => ({
      count: ofOne.length,
      pieces: ofOne.reduce((sum, one) => sum + one.quantity, 0),
    }))
    .filter(({ count, pieces }) => count > 1 && pieces > most)
    .map(({ pieces }) => ({
      rule: `a network holds ${most} pieces at most: ${pieces}`,
      orderId: null,
    }));

/** Invariants at any moment without running work. */
export function auditAtRest(record: ShopRecord, known: Known): Finding[] {
  const { orders, checkouts, intents } = record;
  const { findings, expect } = collectFindings();
  const byId = byIdOf(orders);
  const intentById = new Map(intents.map((intent) => [intent.id, intent]));

  const held = orders.reduce((sum, one) => sum + (one.stock_reserved ? one.quantity : 0), 0);
  const balance = `${record.stock} in stock + ${held} sold or reserved = ${known.pieces}`;
  expect(record.stock + held === known.pieces, `no piece is lost or made: ${balance}`, null);
  expect(record.stock >= 0, `stock is not negative: ${record.stock}`, null);
  for (const id of known.orderIds) expect(byId.has(id), 'an order that was answered exists', id);
  for (const [key, id] of checkouts)
    expect(byId.has(id), `a form's key leads to an order: ${key}`, id);

  const owners = Map.groupBy(
    orders.flatMap((order) => intentsOf(order).map((intentId) => ({ order, intentId }))),
    ({ intentId }) => intentId,
  );
  for (const [, [first, second]] of owners)
    expect(!second, 'a payment is of one order', first!.order.id);
  for (const order of orders) {
    expect(checkouts.get(order.checkout_key) === order.id, 'an order has its key', order.id);
    const isFeeIn = order.total_amount === totalDirhams(order);
    expect(isFeeIn, 'a total is the pieces and the fee of cash on delivery', order.id);
    const isOfCash = order.payment_method === 'cash' || (order.cash_fee ?? 0) === 0;
    expect(isOfCash, 'who pays by card pays no fee', order.id);
    if (order.confirmed_by_customer_at !== undefined && known.confirmed)
      expect(known.confirmed.has(order.id), 'only the link confirms an order', order.id);
    if (order.paid_at === null) continue;
    const intent = intentById.get(order.payment_intent_id ?? '');
    const isPaid = intent !== undefined && isFullPayment(order, intent);
    expect(isPaid, 'a paid order names the completed payment of its total', order.id);
  }
  return [...findings, ...auditOpenPayments(intents, known)];
}

/** Further invariants once every webhook was delivered and every payment is past its expiry. */
export function auditAtLast(record: ShopRecord, known: Known): Finding[] {
  const { orders, intents } = record;
  const { announcedPaid } = known;
  const { findings, expect } = collectFindings();
  const byId = byIdOf(orders);

  const figures = `${record.figure} said, ${record.stock} to be sold`;
  expect(record.figure === record.stock, `the panel says what is in stock: ${figures}`, null);
  for (const intent of intents.filter(({ status }) => status === 'completed')) {
    const orderId = orderIdOf(intent);
    const order = byId.get(orderId ?? '');
    const isKnown = order !== undefined && intentsOf(order).includes(intent.id);
    expect(isKnown, 'a completed payment is known to its order', orderId);
    if (!order) continue;
    const isAnnounced = announcedPaid.has(intent.id);
    // payments of a paid order are no longer looked up: only those announced by webhook are known
    const isLookedAt = isAnnounced || (order.payment_status !== 'paid' && order.paid_at === null);
    const isToldWrong = isForPerson(order, 'payment-mismatch', 'payment-duplicate');
    if (isFullPayment(order, intent))
      expect(
        order.paid_at !== null || !isLookedAt,
        'a payment of the total makes its order paid',
        orderId,
      );
    else if (isLookedAt)
      expect(isToldWrong, 'a payment of another amount is for a person', orderId);
    if (order.payment_intent_id !== intent.id && isAnnounced)
      expect(isToldWrong, 'a second payment is for a person', orderId);
  }
  for (const order of orders) {
    const { id, events, payment_status, payment_needs_review, paid_at, stock_reserved } = order;
    const { state, toCollect, isComingBack } = paymentOf(order);
    // with the merchant or the courier, for as long as it takes
    const isConfirmed =
      order.status === 'confirmed' || order.confirmed_by_customer_at !== undefined;
    const isOnItsWay = toCollect > 0 || isComingBack || isConfirmed;
    const isOver =
      payment_status !== 'pending' ||
      payment_needs_review ||
      paid_at !== null ||
      (state === 'on-delivery' && isOnItsWay);
    expect(isOver, 'no payment stays pending for good', id);
    const lacks = ['stock-short', 'paid-though-refunded'] as const;
    const isShort = lacks.some((lack) => events.some(({ type }) => type === lack));
    const wasGivenBack = record.refunds.some((one) => one.orderId === id && one.restock);
    const isRefunded = paymentOf(order).refunded === 'whole';
    const mayLack = isShort || isRefunded || (wasGivenBack && !isSent(order.status));
    const agrees = stock_reserved === may(order).holdStock || (mayLack && !stock_reserved);
    expect(agrees, 'an order holds its pieces iff it may be sent', id);
    expect(isReplacedOnce(order, byId), 'an order is replaced once, by another one', id);
    const wasUnsendable = isShort || events.some(({ type }) => type === 'paid-though-cancelled');
    expect(
      !wasUnsendable || isForPerson(order, ...lacks, 'paid-though-cancelled'),
      'an order that cannot be sent is for a person',
      id,
    );
    findings.push(...auditHistory(order), ...auditPaid(order), ...auditNotices(order, known));
  }
  for (const { status, orderId } of record.refunds)
    expect(status !== 'pending', 'a refund comes to an end', orderId);
  return [
    ...auditAtRest(record, known),
    ...findings,
    ...auditBooks(record),
    ...auditMessages(record, known),
  ];
}

function auditHistory({ id, events, status, payment_status }: RecordedOrder): Finding[] {
  const { findings, expect } = collectFindings(id);
  const isUnpaid = events.some(
    ({ type, from, actor }) =>
      type === 'payment-status-changed' && from === 'paid' && actor === SERVER_ACTOR,
  );
  expect(!isUnpaid, 'what is paid stays paid, unless somebody says otherwise');
  const created = events.filter(({ type }) => type === 'created');
  const isBegun = created.length === 1 && events[0] === created[0];
  expect(isBegun, 'a history begins with the order, and only once');
  const stories = [
    [['status-changed', 'confirmed-by-customer'], status],
    [['payment-status-changed'], payment_status],
  ] as const satisfies readonly [readonly RecordedEvent['type'][], string][];
  for (const [types, end] of stories) {
    let now: string | null = 'pending';
    for (const { from, to } of events.filter(({ type }) => types.some((one) => one === type))) {
      expect(from === now, `a history has no gap: ${types[0]} from ${from}, was ${now}`);
      now = to;
    }
    expect(now === end, `a history ends where the order is: ${types[0]} at ${now}, is ${end}`);
  }
  return findings;
}
