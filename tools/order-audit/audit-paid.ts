import { CHARGE_CURRENCY } from '@ghar/domain/currency';
import { filsFromDirhams } from '@ghar/domain/money';
import { paymentContradiction, SERVER_ACTOR } from '@ghar/domain/order';
import { intentsOf, type Known, type RecordedEvent, type RecordedOrder } from './shop-record.ts';

const CONTRADICTIONS = new Set<string>(['unpaid-by-hand', 'paid-by-hand']);

/**
 * True iff an order is marked for review, or was reviewed since its history last recorded `type`.
 */
export function isForPerson(order: RecordedOrder, ...types: RecordedEvent['type'][]): boolean {
  const told = order.events.findLastIndex(({ type }) => types.includes(type));
  const isReviewed = order.events.slice(told + 1).some(({ type }) => type === 'payment-reviewed');
  return order.payment_needs_review || (told !== -1 && isReviewed);
}

/** Invariants of an order that was ever paid, by its history. */
export function auditPaid({ events, paid_at }: RecordedOrder): string[] {
  if (paid_at === null)
    return events.some((event) => event.actor === SERVER_ACTOR && event.to === 'paid')
      ? ['an order that was ever paid knows when']
      : [];
  let status: string | null = 'pending';
  const findings = new Set<string>();
  for (const { type, to, actor, created_at } of events) {
    if (type === 'status-changed') status = to;
    if (created_at <= paid_at || actor !== SERVER_ACTOR) continue;
    if (type === 'payment-status-changed' && to !== 'paid')
      findings.add('no order that was ever paid is failed or expired by the server');
    if (type === 'stock-released' && status !== 'cancelled')
      findings.add('no order that was ever paid is unreserved by the server');
  }
  return [...findings];
}

/** Invariants of an order's contradictions with the provider, and of its refunds. */
export function auditTold(order: RecordedOrder, known: Known): string[] {
  const findings: string[] = [];
  const made = known.contradictions?.get(order.id) ?? [];
  const told = order.events
    .filter(({ type }) => CONTRADICTIONS.has(type))
    .map(({ key }) => key.slice(0, key.lastIndexOf('-')));
  const isOnce = new Set(told).size === told.length && told.every((id) => made.includes(id));
  const last = made.at(-1);
  const stands = paymentContradiction(order) !== null && last !== undefined;
  if (!isOnce || (stands && !told.includes(last)))
    findings.push('every contradiction is told exactly once');

  const aboutPayments = order.events
    .filter(({ type }) => type.startsWith('payment-'))
    .filter(({ type, to }) => /mismatch|duplicate|unclear/.test(type) && to !== null)
    .map(({ type, to }) => `${type} ${to}`);
  if (new Set(aboutPayments).size < aboutPayments.length)
    findings.push('what is wrong with a payment is told once');

  const payments = intentsOf(order);
  const refunds = known.refunds?.filter((one) => payments.includes(one.payment_intent_id)) ?? [];
  const toldOf = (id: string): number =>
    order.events.filter(({ key }) => key === `refund-made-${id}`).length;
  const refunded = refunds
    .filter((one) => one.payment_intent_id === order.payment_intent_id)
    .filter((one) => one.currency_code === CHARGE_CURRENCY)
    .filter((one) => one.isAskedFor || toldOf(one.id) > 0)
    .reduce((sum, { amount }) => sum + amount, 0);
  if (order.paid_at !== null && filsFromDirhams(order.refunded_amount ?? 0) !== refunded)
    findings.push('an order knows how much was given back');
  const elsewhere = refunds.filter(({ isAskedFor }) => !isAskedFor);
  const isTold = elsewhere.every(({ id, isAnnounced }) => !isAnnounced || toldOf(id) === 1);
  const toldRefunds = order.events.filter(({ type }) => type === 'refund-made').length;
  if (!isTold || toldRefunds > elsewhere.length) findings.push('every refund is told exactly once');
  return findings;
}
