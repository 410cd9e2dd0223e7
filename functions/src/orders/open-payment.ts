import type { PaymentLink } from '@ghar/domain/callables';
import { DomainError, type ErrorCode } from '@ghar/domain/error-code';
import { filsFromDirhams } from '@ghar/domain/money';
import { SERVER_ACTOR } from '@ghar/domain/order';
import { paymentExpiresAt } from '@ghar/domain/payment-window';
import {
  PROVIDER_TIMEOUT_MS,
  ProviderError,
  type PaymentProvider,
  type ProviderFailure,
} from '../payments/payment-provider.ts';
import { attemptKeys, takeAttempt } from './attempt-limit.ts';
import { failPayment } from './end-payment.ts';
import { offer } from './offer.ts';
import type { Clock, OrderStore, StoredOrder } from './order-store.ts';

export type PaymentPorts = {
  readonly store: OrderStore;
  readonly provider: PaymentProvider;
  readonly clock: Clock;
  /** The page of the store that shows an order's payment. */
  readonly returnUrl: (orderId: string) => string;
  /** True iff new payments are test payments. */
  readonly testMode: boolean;
  /** Keeps the names of attempt counters from being guessed back into phones. */
  readonly counterSecret: string;
};

/** By then whoever opens a payment has the provider's answer and has written it down, in ms. */
const OPENING_MS = PROVIDER_TIMEOUT_MS + 5_000;
const MAX_PRODUCT_NAME_LENGTH = 80;

const FAILURE_CODES: Readonly<Record<ProviderFailure, ErrorCode>> = {
  refused: 'payment-provider-refused',
  unavailable: 'payment-provider-unavailable',
  unreadable: 'payment-response-invalid',
};

/**
 * Opens the payment of an order that has just been placed or opened anew, by
 * whoever did that and nobody else: creating a payment is not idempotent.
 *
 * A refusal ends the order's payment as failed. Where the provider may have made
 * a payment whose link nobody has, the order stays pending for the schedule.
 *
 * @throws DomainError by {@link FAILURE_CODES}, or `payment-link-missing`; all name the order.
 */
export async function openPayment(
  order: StoredOrder,
  { store, provider, clock, returnUrl }: PaymentPorts,
): Promise<PaymentLink> {
  const intent = await provider
    .createIntent({
      amount: filsFromDirhams(order.total_amount),
      message: `${shorten(order.product_name)} × ${order.quantity}`,
      returnUrl: returnUrl(order.id),
      expiresAt: paymentExpiresAt(order),
      test: order.payment_test,
    })
    .catch(async (error: unknown) => {
      if (!(error instanceof ProviderError)) throw error;
      if (error.failure === 'refused') await endRefused(order.id, { store, clock });
      throw new DomainError(FAILURE_CODES[error.failure], { order_id: order.id }, { cause: error });
    });
  const link = { payment_intent_id: intent.id, payment_url: intent.redirect_url };
  await store.transaction(async (tx) => {
    tx.updateOrder(order.id, { ...link, updated_at: clock(), updated_by: SERVER_ACTOR });
    tx.addEvent(order.id, { type: 'payment-opened', to: intent.id });
  });
  if (intent.redirect_url === null)
    throw new DomainError('payment-link-missing', { order_id: order.id });
  return { success: true, payment_url: intent.redirect_url, order_id: order.id };
}

/** Cut between characters as people see them, not within one. */
const shorten = (name: string): string =>
  Array.from(new Intl.Segmenter('ar').segment(name), ({ segment }) => segment)
    .slice(0, MAX_PRODUCT_NAME_LENGTH)
    .join('');

const endRefused = (
  orderId: string,
  { store, clock }: Pick<PaymentPorts, 'store' | 'clock'>,
): Promise<void> =>
  store.transaction(async (tx) => {
    const order = await tx.order(orderId);
    if (order?.payment_status !== 'pending') return;
    const product = await tx.product(order.product_id);
    failPayment(tx, order, product, { reason: 'provider-refused', now: clock() });
  });

/** True iff the provider has answered the request that opened the order's payment. */
const isDecided = ({ payment_url, payment_status }: StoredOrder): boolean =>
  payment_url !== null || payment_status !== 'pending';

/**
 * Answers where an order that exists is paid: the link it has, also while
 * another request is just getting it, or that of a new payment where the last
 * one has failed. At most one payment is open at any time.
 *
 * @throws DomainError `order-already-paid`, `order-cancelled` and `payment-under-review`, so that
 * nobody is sent to pay for nothing; as {@link openPayment} and {@link reopen} do;
 * `payment-provider-unavailable` where the provider never said what became of the payment.
 */
export async function resumePayment(
  order: StoredOrder,
  origin: string | null,
  ports: PaymentPorts,
): Promise<PaymentLink> {
  assertPayable(order);
  const { order: current, isReopened } =
    order.payment_status === 'failed'
      ? await reopen(order.id, origin, ports)
      : { order, isReopened: false };
  if (isReopened) return openPayment(current, ports);

  const openedAt = current.payment_reopened_at ?? current.created_at;
  const wait = openedAt.getTime() + OPENING_MS - ports.clock().getTime();
  const decided =
    isDecided(current) || wait <= 0
      ? current
      : await ports.store.orderWhen(order.id, isDecided, wait);
  if (!decided) throw new DomainError('order-not-found');
  // it may have been paid or cancelled while this request was waiting
  assertPayable(decided);
  if (decided.payment_status === 'failed')
    throw new DomainError('payment-provider-refused', { order_id: order.id });
  if (decided.payment_url === null)
    throw new DomainError('payment-provider-unavailable', { order_id: order.id });
  return { success: true, payment_url: decided.payment_url, order_id: order.id };
}

function assertPayable({ id, payment_status, payment_needs_review, status }: StoredOrder): void {
  const refuse = (code: ErrorCode): never => {
    throw new DomainError(code, { order_id: id });
  };
  if (payment_status === 'paid') refuse('order-already-paid');
  if (status === 'cancelled') refuse('order-cancelled');
  if (payment_needs_review) refuse('payment-under-review');
}

/**
 * Makes a failed order pending again and takes its pieces out of stock, unless
 * it has them still, or another request did so first. The order keeps its price: where the price
 * in force is another, the shopper has to agree to it in a new order.
 *
 * @throws DomainError `order-not-found`, `order-cancelled`, `rate-limited`, `product-unavailable`,
 * `out-of-stock`, `price-changed`.
 */
async function reopen(
  orderId: string,
  origin: string | null,
  { store, clock, testMode, counterSecret }: PaymentPorts,
): Promise<{ order: StoredOrder; isReopened: boolean }> {
  return store.transaction(async (tx) => {
    const order = await tx.order(orderId);
    if (!order) throw new DomainError('order-not-found');
    if (order.payment_status !== 'failed') return { order, isReopened: false };
    assertPayable(order);
    const now = clock();
    const [countAttempt, product] = await Promise.all([
      takeAttempt(tx, attemptKeys({ phone: order.customer_phone, origin }, counterSecret), now),
      tx.product(order.product_id),
    ]);
    const kept = order.stock_reserved ? order.quantity : 0;
    const stocked = product && { ...product, stock_quantity: product.stock_quantity + kept };
    const offered = offer(stocked, order.quantity, order.total_amount);
    const former = order.payment_intent_id === null ? [] : [order.payment_intent_id];
    const change = {
      payment_status: 'pending' as const,
      payment_intent_id: null,
      former_payment_intent_ids: [...order.former_payment_intent_ids, ...former],
      payment_url: null,
      payment_reopened_at: now,
      payment_test: testMode,
      stock_reserved: true,
      updated_at: now,
      updated_by: SERVER_ACTOR,
    } satisfies Partial<StoredOrder>;
    countAttempt();
    tx.updateOrder(orderId, change);
    tx.setStock(offered.product.id, offered.stockLeft);
    tx.addEvent(orderId, {
      type: 'payment-status-changed',
      from: order.payment_status,
      to: change.payment_status,
      note: 'reopened',
    });
    return { order: { ...order, ...change }, isReopened: true };
  });
}
