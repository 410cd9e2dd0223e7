import { CHARGE_CURRENCY } from '@ghar/domain/money/currency';
import { filsFromDirhams } from '@ghar/domain/money/money';
import { SERVER_ACTOR, type ReviewReason } from '@ghar/domain/order/order';
import { paymentOf } from '@ghar/domain/order/payment-of';
import type { PaymentIntent } from '../payments/payment-intent.ts';
import { ProviderError, type ProviderRefund } from '../payments/payment-provider.ts';
import { OPENED_IN_AN_HOUR } from './attempt-limit.ts';
import { feeOf } from './end-payment.ts';
import type { StoredOrder, StoredRefund } from './order-store.ts';
import { knownRefunds, recordRefund } from './record-refund.ts';
import { settleOrder, type AskPorts } from './settle-order.ts';

/** What was compared. */
export type Compared = {
  readonly payments: number;
  readonly refunds: number;
  readonly differences: number;
  /** Those that the provider did not answer. */
  readonly unanswered: number;
};
export const NOTHING_COMPARED: Compared = {
  payments: 0,
  refunds: 0,
  differences: 0,
  unanswered: 0,
};

export const added = (one: Compared, other: Compared): Compared => ({
  payments: one.payments + other.payments,
  refunds: one.refunds + other.refunds,
  differences: one.differences + other.differences,
  unanswered: one.unanswered + other.unanswered,
});

/** A difference between the books and the provider: the payment's id, and what each of the two says. */
type Difference = {
  readonly type: Extract<ReviewReason, `${string}-differs`>;
  readonly payment: string;
  readonly books: string;
  readonly provider: string;
  /** What differs, if not the payment. */
  readonly refund?: string;
};

/**
 * Asks the provider again about an order's payments and refunds since a time, and compares with the books: paid or not,
 * amount, fee and refunds. What the provider knows better is settled as always, a fee that was unknown is filled in; any
 * difference marks the order for review and tells the merchant, once for each answer. Test orders have no books.
 * @throws errors other than the provider's.
 */
export async function reconcileOrder(
  order: StoredOrder,
  ports: AskPorts,
  since: Date,
): Promise<Compared> {
  if (order.payment_test) return NOTHING_COMPARED;
  let compared = NOTHING_COMPARED;
  const compare = async (
    kind: 'payments' | 'refunds',
    ask: () => Promise<readonly Difference[]>,
  ): Promise<void> => {
    try {
      const found = await ask();
      for (const difference of found) await tellDifference(order.id, difference, ports);
      const differences = found.length > 0 ? 1 : 0;
      compared = added(compared, { ...NOTHING_COMPARED, [kind]: 1, differences });
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      compared = added(compared, { ...NOTHING_COMPARED, unanswered: 1 });
    }
  };
  for (const id of paymentsSince(order, since))
    await compare('payments', () => comparePayment(order, id, ports));
  const refunds = await ports.store.transaction((tx) => knownRefunds(tx, order));
  for (const refund of refunds.filter((one) => isComparable(one, since)))
    await compare('refunds', () => compareRefund(order, refund, ports));
  return compared;
}

/** The current payment and those former ones that may still have been paid, if any of them may be since that time. */
function paymentsSince(order: StoredOrder, since: Date): string[] {
  const times = [order.created_at, order.payment_reopened_at, order.paid_at];
  if (times.every((time) => time === null || time < since)) return [];
  const former = order.former_payment_intent_ids.slice(-OPENED_IN_AN_HOUR.times);
  return order.payment_intent_id === null ? former : [order.payment_intent_id, ...former];
}

/** Neither by hand nor on its way, which is settled every few minutes; of a later payment in dirhams. */
const isComparable = (refund: StoredRefund, since: Date): boolean =>
  refund.by_hand !== true &&
  refund.status !== 'pending' &&
  (refund.completed_at ?? refund.created_at) >= since;

async function comparePayment(
  order: StoredOrder,
  id: string,
  ports: AskPorts,
): Promise<Difference[]> {
  const intent = await ports.provider.getIntent(id);
  const isPaidThere = intent?.status === 'completed';
  if (order.paid_at === null || id !== order.payment_intent_id) {
    const { state } = paymentOf(order);
    if (!isPaidThere) return [];
    const { settlement } = await settleOrder(order, intent, ports);
    // an open payment may be completed at any time; what its settlement tells is not told again
    return settlement === 'paid' && state === 'failed'
      ? [{ type: 'paid-differs', payment: id, books: 'unpaid', provider: intent.providerStatus }]
      : [];
  }
  if (!isPaidThere)
    return [
      {
        type: 'paid-differs',
        payment: id,
        books: 'paid',
        provider: intent?.providerStatus ?? 'unknown',
      },
    ];
  const amount = { books: noteOf(filsFromDirhams(order.total_amount)), provider: said(intent) };
  return [
    ...(amount.books === amount.provider
      ? []
      : [{ type: 'amount-differs' as const, payment: id, ...amount }]),
    ...(await compareFee(order, intent, ports)),
  ];
}

/** Compares the fee, or fills it in if the books have none yet: it counts from now on. */
async function compareFee(
  order: StoredOrder,
  intent: PaymentIntent,
  { store, clock }: AskPorts,
): Promise<Difference[]> {
  const told = feeOf(intent, clock());
  if (told.payment_fee === undefined) return [];
  if (order.payment_fee === undefined) {
    await store.transaction(async (tx) => {
      const current = await tx.order(order.id);
      // not a change of its own: the server is not shown as the last editor
      if (current && current.payment_fee === undefined) tx.updateOrder(order.id, told);
    });
    return [];
  }
  const [books, provider] = [order.payment_fee, told.payment_fee].map((fee) =>
    noteOf(filsFromDirhams(fee)),
  ) as [string, string];
  return books === provider ? [] : [{ type: 'fee-differs', payment: intent.id, books, provider }];
}

async function compareRefund(
  order: StoredOrder,
  refund: StoredRefund,
  ports: AskPorts,
): Promise<Difference[]> {
  const found = await ports.provider.getRefund(refund.id);
  const books = `${refund.status} ${noteOf(filsFromDirhams(refund.amount))}`;
  const provider = found ? `${found.providerStatus} ${said(found)}` : 'unknown';
  // never made, as the books have it
  const isNone = found === null && refund.status === 'failed';
  if (isNone || books === provider) return [];
  if (found?.status === 'completed') await recordRefund(order, found, ports);
  const payment = refund.payment_intent_id ?? order.payment_intent_id ?? '';
  return [{ type: 'refund-differs', payment, books, provider, refund: refund.id }];
}

const noteOf = (amount: number): string => `${amount} ${CHARGE_CURRENCY}`;
const said = ({ amount, currency }: PaymentIntent | ProviderRefund): string =>
  `${amount} ${currency}`;

/** Marks the order for review and records what differs, which tells the merchant; once for each answer. */
const tellDifference = (
  orderId: string,
  { type, payment, books, provider, refund = payment }: Difference,
  { store, clock }: AskPorts,
): Promise<void> =>
  store.transaction(async (tx) => {
    const key = `${type}-${refund}-${encodeURIComponent(provider).slice(0, 100)}`;
    const [order, isTold] = await Promise.all([tx.order(orderId), tx.hasEvent(orderId, key)]);
    if (!order || isTold) return;
    tx.addEvent(orderId, { type, from: books, to: payment, note: provider }, key);
    tx.updateOrder(orderId, {
      payment_needs_review: true,
      updated_at: clock(),
      updated_by: SERVER_ACTOR,
    });
  });
