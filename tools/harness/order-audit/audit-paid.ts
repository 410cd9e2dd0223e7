import { CHARGE_CURRENCY } from '@ghar/domain/money/currency';
import { filsFromDirhams } from '@ghar/domain/money/money';
import { SERVER_ACTOR } from '@ghar/domain/order/order';
import { paymentOf } from '@ghar/domain/order/payment-of';
import { collectFindings, type Finding } from './findings.ts';
import { intentsOf, type Known, type RecordedEvent, type RecordedOrder } from './shop-record.ts';

/** True iff it is marked for review, or was reviewed since its history last recorded `type`. */
export function isForPerson(order: RecordedOrder, ...types: RecordedEvent['type'][]): boolean {
  const told = order.events.findLastIndex(({ type }) => types.includes(type));
  const isReviewed = order.events.slice(told + 1).some(({ type }) => type === 'payment-reviewed');
  return order.payment_needs_review || (told !== -1 && isReviewed);
}

/** Invariants of an order that was ever paid, by its history. */
export function auditPaid({ id, events, paid_at }: RecordedOrder): Finding[] {
  const { findings, expect } = collectFindings(id);
  let status: string | null = 'pending';
  for (const { type, to, actor, created_at } of events) {
    if (type === 'status-changed') status = to;
    if (actor !== SERVER_ACTOR) continue;
    expect(paid_at !== null || to !== 'paid', 'an order that was ever paid knows when');
    if (paid_at === null || created_at <= paid_at) continue;
    const isFailed = type === 'payment-status-changed' && to !== 'paid';
    expect(!isFailed, 'no order that was ever paid is failed or expired by the server');
    const isUnreserved = type === 'stock-released' && status !== 'cancelled';
    expect(!isUnreserved, 'no order that was ever paid is unreserved by the server');
  }
  return findings;
}

/** Invariants of an order's contradictions with the provider, and of its refunds. */
export function auditNotices(order: RecordedOrder, known: Known): Finding[] {
  const { findings, expect } = collectFindings(order.id);
  const made = known.contradictions?.get(order.id) ?? [];
  const told = order.events
    .filter(({ type }) => type === 'unpaid-by-hand')
    .map(({ key }) => key.slice(0, key.lastIndexOf('-')));
  const isOnce = new Set(told).size === told.length && told.every((id) => made.includes(id));
  const last = made.at(-1);
  const stands = paymentOf(order).contradiction !== null && last !== undefined;
  expect(isOnce && (!stands || told.includes(last)), 'every contradiction is told exactly once');

  const aboutPayments = order.events
    .filter(({ type }) => type.startsWith('payment-'))
    .filter(({ type, to }) => /mismatch|duplicate|unclear/.test(type) && to !== null)
    .map(({ type, to }) => `${type} ${to}`);
  const isToldOnce = new Set(aboutPayments).size === aboutPayments.length;
  expect(isToldOnce, 'what is wrong with a payment is told once');

  const payments = intentsOf(order);
  const refunds = known.refunds?.filter((one) => payments.includes(one.payment_intent_id)) ?? [];
  const noticesOf = (id: string): number =>
    order.events.filter(({ key }) => key === `refund-made-${id}`).length;
  const refunded = refunds
    .filter((one) => one.payment_intent_id === order.payment_intent_id)
    .filter((one) => one.currency_code === CHARGE_CURRENCY)
    .filter((one) => one.isAskedFor || noticesOf(one.id) > 0)
    .reduce((sum, { amount }) => sum + amount, 0);
  const knows = filsFromDirhams(order.refunded_amount ?? 0) === refunded;
  expect(order.paid_at === null || knows, 'an order knows how much was given back');
  const elsewhere = refunds.filter(({ isAskedFor }) => !isAskedFor);
  const isNotified = elsewhere.every(({ id, isAnnounced }) => !isAnnounced || noticesOf(id) === 1);
  const refundNotices = order.events.filter(({ type }) => type === 'refund-made').length;
  expect(isNotified && refundNotices <= elsewhere.length, 'every refund is told exactly once');
  return findings;
}
