import { expect, test } from 'vitest';
import { correctionOf } from '../correction.ts';
import { isInvoiceDue } from '../invoice.ts';
import { keepsPieces } from '../keeps-pieces.ts';
import { holdsOf, isUnpaid } from '../message-holds.ts';
import { dirhamsFromFils } from '../money.ts';
import { isParcel, whyNotSent } from '../not-sent.ts';
import { keptReason } from '../order-erasure.ts';
import { paymentContradiction, type Order } from '../order.ts';
import { isRefundedInFull, owedAmount, willBeRefundedInFull } from '../owed-amount.ts';
import { mayComeLate } from '../payment-window.ts';
import { isRefundedByHand, refundable } from '../refundable.ts';
import { ORDER_STATUSES, PAYMENT_STATUSES } from '../status.ts';
import { wasPaid } from '../was-paid.ts';
import { may } from './may.ts';
import { paymentOf, type MoneyFields } from './payment-of.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const HOUR_MS = 60 * 60 * 1000;
const ago = (ms: number): Date => new Date(NOW.getTime() - ms);

type Facts = MoneyFields & Pick<Order, 'erased_at' | 'tracking_number'>;
const CHOICES: { readonly [Field in keyof Facts]: readonly Facts[Field][] } = {
  status: ORDER_STATUSES,
  payment_status: PAYMENT_STATUSES,
  payment_test: [false, true],
  payment_intent_id: [null, 'one'],
  former_payment_intent_ids: [[]],
  payment_url: [null, 'https://pay.example'],
  payment_set_aside: [undefined, true],
  payment_reopened_at: [null],
  payment_needs_review: [false, true],
  uncounted_payments: [undefined, [{ id: 'two', amount: 5 }]],
  paid_at: [null, ago(HOUR_MS)],
  total_amount: [299],
  refunded_amount: [undefined, 0, 100.5, 299],
  refunding_amount: [undefined, 198.5, 299],
  invoice_number: [null, 7],
  restocked: [false, true],
  replaced_by: [undefined, 'other'],
  created_at: [ago(0.1 * HOUR_MS), ago(24.6 * HOUR_MS)],
  erased_at: [null, NOW],
  tracking_number: [null],
};

/** All combinations: each field's choices times those before. */
function* combinations(): Generator<Facts> {
  const fields = Object.entries(CHOICES) as [keyof Facts, readonly unknown[]][];
  const total = fields.reduce((product, [, choices]) => product * choices.length, 1);
  for (let index = 0; index < total; index++) {
    let rest = index;
    const facts: Record<string, unknown> = {};
    for (const [field, choices] of fields) {
      facts[field] = choices[rest % choices.length];
      rest = Math.floor(rest / choices.length);
    }
    yield facts as Facts;
  }
}

const before = (order: Facts) => {
  const whole = order as Order;
  return {
    wasPaid: wasPaid(order),
    contradiction: paymentContradiction(order),
    owed: owedAmount(order),
    isRefundedInFull: isRefundedInFull(order),
    willBeRefundedInFull: willBeRefundedInFull(order),
    refundable: refundable(order),
    isRefundedByHand: isRefundedByHand(order),
    mayComeLate: mayComeLate(order, NOW),
    isAsked: isUnpaid(whole) && order.payment_status !== 'paid',
    isToldReceived: holdsOf['order-received'](whole),
    isToldFailed: holdsOf['payment-failed'](whole),
    whyNotSent: whyNotSent(order),
    isParcel: isParcel(order),
    correction: correctionOf(order),
    kept: keptReason(order, NOW),
    isInvoiceDue: isInvoiceDue(order),
    keepsPieces: keepsPieces(order),
  };
};

const after = (order: Facts): ReturnType<typeof before> => {
  const payment = paymentOf(order, NOW);
  const { state } = payment;
  const allowed = may(order, NOW);
  const why = allowed.whyNotShip;
  return {
    wasPaid: payment.wasPaid,
    contradiction: state === 'paid-by-hand' || state === 'unpaid-by-hand' ? state : null,
    owed: dirhamsFromFils(payment.owed),
    isRefundedInFull: payment.refunded === 'whole',
    willBeRefundedInFull: payment.left === 0,
    refundable: dirhamsFromFils(payment.refundable),
    isRefundedByHand: payment.wayBack === 'by-hand',
    mayComeLate: payment.mayComeLate,
    isAsked: allowed.whyNotPay === null,
    isToldReceived: allowed.whyNotPay === null && payment.link !== null,
    isToldFailed: allowed.whyNotPay === null && state === 'failed',
    whyNotSent: why === 'unpaid' ? null : why,
    isParcel:
      why === null &&
      order.status !== 'delivered' &&
      (order.status !== 'shipped' || order.tracking_number === null),
    correction: allowed.correct,
    kept: allowed.whyNotErase,
    isInvoiceDue: allowed.invoice,
    keepsPieces: allowed.holdStock,
  };
};

test('say of every order what the predicates said that they replace', () => {
  const differing = new Map<string, { old: unknown; new: unknown; order: Facts; count: number }>();
  let count = 0;
  for (const order of combinations()) {
    count += 1;
    const [old, is] = [before(order), after(order)];
    for (const name of Object.keys(old) as (keyof typeof old)[]) {
      if (old[name] === is[name]) continue;
      const known = differing.get(name);
      if (known) known.count += 1;
      else differing.set(name, { old: old[name], new: is[name], order, count: 1 });
    }
  }
  expect([...differing]).toEqual([]);
  expect(count).toBeGreaterThan(100_000);
});
