import type { PaymentLink } from '@ghar/domain/callables';
import { DomainError, MAX_DISCLOSED_PIECES } from '@ghar/domain/error-code';
import { CHARGE_CURRENCY } from '@ghar/domain/money/currency';
import { filsFromDirhams, totalDirhams } from '@ghar/domain/money/money';
import { SERVER_ACTOR } from '@ghar/domain/order/order';
import { linkIdOf } from '@ghar/domain/pages/order-page';
import { paymentOf } from '@ghar/domain/order/payment-of';
import { paymentExpiresAt } from '@ghar/domain/order/payment-window';
import { hasEnded, type PaymentIntent } from '../payments/payment-intent.ts';
import { PROVIDER_TIMEOUT_MS } from '../payments/payment-provider.ts';
import { readOrderLimits } from './attempt-limit.ts';
import { offer } from './offer.ts';
import { assertPayable, openPayment, type OrderingPorts } from './open-payment.ts';
import type { StoredOrder } from './order-store.ts';
import type { StoredProduct } from './stock-store.ts';
import { transactionOnStock } from './roll-up-stock.ts';
import type { PaymentLookup } from './settle-order.ts';

/** After this time a request that opens a payment has stored the provider's answer, in ms. */
const OPENING_MS = PROVIDER_TIMEOUT_MS + 5_000;

/**
 * For half an hour after it was placed, an order keeps its claim on pieces, however often it is paid again. Later it
 * gets at most this share of the stock, so that nobody can hold the last pieces by never paying.
 */
const LARGEST_SHARE = 1 / 2;

/** True iff the provider answered the request that opened the order's payment. */
const isDecided = ({ payment_url, payment_status }: StoredOrder): boolean =>
  payment_url !== null || payment_status !== 'pending';

/**
 * Returns the payment link of an existing order: the current one, waiting for a concurrent request if needed; or a new
 * one if the last payment failed, expired, or was a mismatch that a person has reviewed. At most one payment is open at
 * any time. A cash order is turned to card, without its fee.
 * @throws DomainError as {@link assertPayable}, {@link openPayment} and {@link reopen}; `order-was-a-test` if the shop
 * has gone live since; `payment-under-review` also while a payment is under way; `payment-provider-unavailable` if the
 * provider never answered the request that opened the payment.
 */
export async function resumePayment(
  { order, latest, underwayId }: PaymentLookup,
  origin: string | null,
  ports: OrderingPorts,
): Promise<PaymentLink> {
  assertPayable(order);
  // its next payment would be a test too, and take pieces for no money
  if (order.payment_test && !ports.testMode)
    throw new DomainError('order-was-a-test', { order_id: order.id });
  if (underwayId !== null) throw new DomainError('payment-under-review', { order_id: order.id });
  const { order: current, isReopened } = hasNoPayment(order, latest, ports.clock())
    ? await reopen(order.id, { origin, latest }, ports)
    : { order, isReopened: false };
  if (isReopened) return openPayment(current, ports);

  const openedAt = current.payment_reopened_at ?? current.created_at;
  const wait = openedAt.getTime() + OPENING_MS - ports.clock().getTime();
  // also after a timeout, since it was read before asking the provider
  const decided = isDecided(current)
    ? current
    : await ports.store.orderWhen(order.id, isDecided, Math.max(wait, 0));
  if (!decided) throw new DomainError('order-not-found');
  // it may have been paid or cancelled meanwhile
  assertPayable(decided);
  if (decided.payment_status === 'failed')
    throw new DomainError('payment-provider-refused', { order_id: order.id });
  if (decided.payment_url === null)
    throw new DomainError('payment-provider-unavailable', { order_id: order.id });
  return { success: true, payment_url: decided.payment_url, order_id: linkIdOf(order) };
}

/** True iff the order needs a new payment: its own failed, expired, or is `latest` and did not pay the order. */
function hasNoPayment(order: StoredOrder, latest: PaymentIntent | null, now: Date): boolean {
  const { state, isExpired, link } = paymentOf(order, now);
  const isMispaid = latest?.status === 'completed' && latest.id === order.payment_intent_id;
  return (
    state === 'on-delivery' ||
    state === 'failed' ||
    isExpired ||
    link === 'set-aside' ||
    (state === 'awaiting' && isMispaid)
  );
}

/** In fils, as in the other notes. */
const feeNote = ({ cash_fee = 0 }: StoredOrder): string =>
  `${filsFromDirhams(cash_fee)} ${CHARGE_CURRENCY}`;

/** The change that turns a cash order to card; null for a card order. */
const cardInstead = (order: StoredOrder) =>
  order.payment_method === 'cash'
    ? {
        payment_method: 'card' as const,
        cash_fee: 0,
        fee_if_cash: paymentOf(order).state === 'on-delivery' ? (order.cash_fee ?? 0) : null,
        total_amount: totalDirhams({ ...order, cash_fee: 0 }),
      }
    : null;

/**
 * Makes an order without a payable payment pending again and reserves its pieces, unless a concurrent request did or it
 * still has them. Keeps its own open payment. The order keeps its price: if that changed, the shopper must place a new
 * order.
 * @throws DomainError `order-not-found`, `order-cancelled`, `order-replaced`, `rate-limited`, `product-unavailable`,
 * `too-many-pieces`, `out-of-stock`, `price-changed`.
 */
async function reopen(
  orderId: string,
  { origin, latest }: { readonly origin: string | null; readonly latest: PaymentIntent | null },
  {
    store,
    clock,
    counterSecret: secret,
    ordersPerNetwork: perNetwork,
    piecesPerNetwork,
    maxPieces,
  }: OrderingPorts,
): Promise<{ order: StoredOrder; isReopened: boolean }> {
  const result = await transactionOnStock(store, async (tx) => {
    const stored = await tx.order(orderId);
    if (!stored) throw new DomainError('order-not-found');
    const now = clock();
    if (!hasNoPayment(stored, latest, now)) return { order: stored, isReopened: false };
    assertPayable(stored);
    const card = cardInstead(stored);
    const order = { ...stored, ...card };
    const [most, limits, product] = await Promise.all([
      maxPieces(),
      readOrderLimits(tx, { orderId, origin }, { now, secret, perNetwork, piecesPerNetwork }),
      tx.product(order.product_id),
    ]);
    const refusal = refusalOf(stored, product, { now, maxPieces: most });
    if (refusal) {
      limits.refusal();
      // returned, not thrown: throwing would roll back the counter
      return refusal;
    }
    limits.order(order);
    // failed by an admin, not by the provider: avoid two payable payments
    const keepsPayment =
      latest !== null &&
      !hasEnded(latest) &&
      order.payment_intent_id === latest.id &&
      now < paymentExpiresAt(order);
    const change = {
      ...card,
      ...(!keepsPayment && withoutPayment(order, now)),
      payment_status: 'pending' as const,
      payment_failure: null,
      stock_reserved: true,
      held_by: limits.heldBy,
      updated_at: now,
      updated_by: SERVER_ACTOR,
    } satisfies Partial<StoredOrder>;
    tx.updateOrder(orderId, change);
    if (!order.stock_reserved) tx.takePieces(product!.id, order.quantity);
    const told = { type: 'payment-status-changed' } as const;
    const expired = paymentOf(stored, now).isExpired;
    if (expired) tx.addEvent(orderId, { ...told, from: 'pending', to: 'failed', note: 'expired' });
    if (expired || order.payment_status === 'failed')
      tx.addEvent(orderId, { ...told, from: 'failed', to: 'pending', note: 'reopened' });
    if (card) tx.addEvent(orderId, { type: 'turned-to-card', note: feeNote(stored) });
    return { order: { ...order, ...change }, isReopened: !keepsPayment };
  });
  if (result instanceof DomainError) throw result;
  return result;
}

/** Why the order cannot reserve its pieces again at its price; null if it can. */
function refusalOf(
  order: StoredOrder,
  product: StoredProduct | null,
  { now, maxPieces }: { now: Date; maxPieces: number },
): DomainError | null {
  // just corrected, or waiting for the courier: it holds these pieces and keeps its price
  const { state, link, isExpired } = paymentOf(order, now);
  const keeps = state === 'on-delivery' || (link === 'set-aside' && !isExpired);
  if (keeps && order.stock_reserved)
    return product?.is_active ? null : new DomainError('product-unavailable');
  const kept = order.stock_reserved ? order.quantity : 0;
  const stocked = product && { ...product, stock_quantity: product.stock_quantity + kept };
  try {
    const { total_amount } = { ...order, ...cardInstead(order) };
    const { stock_quantity: left } = offer(stocked, order.quantity, total_amount);
    const claimEndsAt = paymentExpiresAt({ ...order, payment_reopened_at: null });
    const share = now < claimEndsAt ? left : Math.ceil(left * LARGEST_SHARE);
    // discloses no more of the stock than other refusals
    const most = order.quantity > maxPieces ? maxPieces : Math.min(share, MAX_DISCLOSED_PIECES);
    return order.quantity > Math.min(maxPieces, share)
      ? new DomainError('too-many-pieces', { most, order_id: order.id })
      : null;
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
}

/**
 * The fields of an order without a payment, before opening the next; the old one becomes a former payment. The next is
 * a test iff the order is: a former test payment that completes late must not pay for goods.
 */
export function withoutPayment(order: StoredOrder, now: Date): Partial<StoredOrder> {
  const former = order.payment_intent_id === null ? [] : [order.payment_intent_id];
  return {
    payment_intent_id: null,
    former_payment_intent_ids: [...order.former_payment_intent_ids, ...former],
    payment_url: null,
    payment_reopened_at: now,
    payment_set_aside: false,
    payment_looked_at: null,
    payment_looks: 0,
  };
}
