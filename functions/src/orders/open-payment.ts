import type { Locale } from '@ghar/domain/i18n/locale';
import { linkIdOf } from '@ghar/domain/pages/order-page';
import type { CashSettings } from '@ghar/domain/content/default-settings';
import type { PaymentLink } from '@ghar/domain/callables';
import { DomainError, type ErrorCode } from '@ghar/domain/error-code';
import { filsFromDirhams } from '@ghar/domain/money/money';
import { SERVER_ACTOR, type PaymentFailure } from '@ghar/domain/order/order';
import { may, type NotPaid } from '@ghar/domain/order/may';
import { paymentOf } from '@ghar/domain/order/payment-of';
import { paymentExpiresAt } from '@ghar/domain/order/payment-window';
import type { PaymentIntent } from '../payments/payment-intent.ts';
import {
  ProviderError,
  type PaymentProvider,
  type ProviderFailure,
} from '../payments/payment-provider.ts';
import { failPayment } from './end-payment.ts';
import type { OrderTransaction, StoredOrder } from './order-store.ts';
import type { Clock, ShopStore } from './shop-store.ts';
import { transactionOnStock } from './roll-up-stock.ts';

export type PaymentPorts = {
  readonly store: ShopStore;
  readonly provider: PaymentProvider;
  readonly clock: Clock;
  /** The order's page, which the shopper returns to, in the order's language. */
  readonly returnUrl: (linkId: string, locale: Locale) => string;
  /** True iff new payments are test payments. */
  readonly testMode: boolean;
};

/** The limits of placing an order and of paying it again. */
export type LimitPorts = {
  /** Hash key of the counters' names, which would otherwise reveal phones. */
  readonly counterSecret: string;
  /** Limit of orders, and of refusals, per network and hour. */
  readonly ordersPerNetwork: number;
  /** Limit of pieces that a network's unpaid orders hold at a time. */
  readonly piecesPerNetwork: number;
  /** Maximum pieces of an unpaid order. */
  readonly maxPieces: () => Promise<number>;
  /** What the shop offers as cash on delivery. */
  readonly cash: () => Promise<CashSettings>;
};

/** For placing an order and paying it, once or again. */
export type OrderingPorts = PaymentPorts & LimitPorts;

/** Failures after which certainly no payment exists, with the reason for the history. */
const WITHOUT_PAYMENT: Readonly<Partial<Record<ProviderFailure, PaymentFailure>>> = {
  refused: 'provider-refused',
  'not-reached': 'provider-not-reached',
};

const MAX_PRODUCT_NAME_LENGTH = 80;

const FAILURE_CODES: Readonly<Record<ProviderFailure, ErrorCode>> = {
  refused: 'payment-provider-refused',
  'not-reached': 'payment-provider-unavailable',
  unavailable: 'payment-provider-unavailable',
  unreadable: 'payment-response-invalid',
};

/**
 * Opens the payment of an order that was just placed or reopened. Only whoever did that may call it: creating a payment
 * is not idempotent.
 * If the provider certainly made no payment, the order's payment fails, and the customer can open another. If one may
 * exist without a known link, the order stays pending for the schedule.
 * @throws DomainError by {@link FAILURE_CODES}, `payment-link-missing`, `busy` if the order was reopened meanwhile, or
 * as {@link assertPayable} if it ended; all with the order's id.
 */
export async function openPayment(
  order: StoredOrder,
  { store, provider, clock, returnUrl }: PaymentPorts,
): Promise<PaymentLink> {
  const opening = provider
    .createIntent({
      amount: filsFromDirhams(order.total_amount),
      message: `${shorten(order.product_name)} × ${order.quantity}`,
      returnUrl: returnUrl(linkIdOf(order), order.locale),
      expiresAt: paymentExpiresAt(order),
      test: order.payment_test,
    })
    .catch(async (error: unknown) => {
      if (!(error instanceof ProviderError)) throw error;
      const reason = WITHOUT_PAYMENT[error.failure];
      if (reason) await endOpening(order, reason, { store, clock });
      throw new DomainError(FAILURE_CODES[error.failure], { order_id: order.id }, { cause: error });
    });
  const { intent, current, isCurrent } = await store.transaction(async (tx) => {
    // read while the provider works: later changes fail the precondition
    const [current, intent] = await Promise.all([tx.order(order.id), opening]);
    if (!current) throw new DomainError('order-not-found');
    return { intent, current, isCurrent: keepIntent(tx, { order, current, intent, now: clock() }) };
  });
  // stored first, in case it is paid anyway
  assertPayable(current);
  if (!isCurrent) throw new DomainError('busy', { order_id: order.id });
  if (intent.url === null) throw new DomainError('payment-link-missing', { order_id: order.id });
  return { success: true, payment_url: intent.url, order_id: linkIdOf(order) };
}

/**
 * Stores the opened payment; returns whether it is the current one of the order as now stored (`current`). If the order
 * was reopened or paid meanwhile, it becomes a former payment, in case somebody pays it.
 */
function keepIntent(
  tx: OrderTransaction,
  {
    order,
    current,
    intent: { id, url },
    now,
  }: { order: StoredOrder; current: StoredOrder; intent: PaymentIntent; now: Date },
): boolean {
  const isCurrent = isSameOpening(order, current) && !paymentOf(current).wasPaid;
  const former = current.former_payment_intent_ids;
  // stored by a first try whose commit's answer was lost
  if (current.payment_intent_id === id || former.includes(id)) return isCurrent;
  const kept = isCurrent
    ? { payment_intent_id: id, payment_url: url }
    : { former_payment_intent_ids: [...former, id] };
  tx.updateOrder(order.id, { ...kept, updated_at: now, updated_by: SERVER_ACTOR });
  tx.addEvent(order.id, { type: 'payment-opened', to: id });
  return isCurrent;
}

/** True iff the order was not reopened between these two reads. */
const isSameOpening = (one: StoredOrder, other: StoredOrder): boolean =>
  one.payment_reopened_at?.getTime() === other.payment_reopened_at?.getTime();

/** Truncates at a grapheme boundary. */
const shorten = (name: string): string =>
  Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment)
    .slice(0, MAX_PRODUCT_NAME_LENGTH)
    .join('');

const endOpening = (
  opened: StoredOrder,
  reason: PaymentFailure,
  { store, clock }: Pick<PaymentPorts, 'store' | 'clock'>,
): Promise<void> =>
  transactionOnStock(store, async (tx) => {
    const order = await tx.order(opened.id);
    if (!order || paymentOf(order).state !== 'awaiting' || !isSameOpening(opened, order)) return;
    failPayment(tx, order, { reason, now: clock() });
  });

/**
 * Asserts that the order may be paid.
 * @throws DomainError `order-already-paid` (also after a refund, since the provider still calls that payment
 * completed), `order-cancelled`, `order-replaced`, `order-on-its-way`, `payment-under-review`.
 */
export function assertPayable(order: StoredOrder): void {
  const why = may(order).whyNotPay;
  if (why !== null) throw new DomainError(NOT_PAYABLE[why], { order_id: order.id });
}

const NOT_PAYABLE = {
  paid: 'order-already-paid',
  cancelled: 'order-cancelled',
  replaced: 'order-replaced',
  review: 'payment-under-review',
  'on-its-way': 'order-on-its-way',
} as const satisfies Readonly<Record<NotPaid, ErrorCode>>;
