import type { CreatePaymentRequest } from '@ghar/domain/callables';
import { CHARGE_CURRENCY } from '@ghar/domain/money/currency';
import { totalDirhams } from '@ghar/domain/money/money';
import { dialCodeOf } from '@ghar/domain/contact/dial-code';
import type { CashSettings } from '@ghar/domain/content/default-settings';
import { DomainError, MAX_DISCLOSED_PIECES } from '@ghar/domain/error-code';
import { DEFAULT_LOCALE } from '@ghar/domain/i18n/locale';
import { nameIn } from '@ghar/domain/i18n/translations';
import { cashOffer, confirmBy, type CashOffer } from '@ghar/domain/order/cash';
import { FILLED_IN_LATER, SERVER_ACTOR } from '@ghar/domain/order/order';
import { orderNumber } from '@ghar/domain/order/order-number';
import { orderSearchTokens } from '@ghar/domain/order/order-search';
import { storedForm } from '@ghar/domain/order/stored-form';
import { actorOf, type Admin } from './admin.ts';
import { readAdminLimit, readOrderLimits, type OrderLimits } from './attempt-limit.ts';
import type { CashHistory } from './cash-history.ts';
import type { LimitsTransaction } from './limits-store.ts';
import { releasingHeld } from './network-tally.ts';
import { offer } from './offer.ts';
import type { OrderingPorts } from './open-payment.ts';
import type { StoredOrder } from './order-store.ts';
import type { StoredProduct } from './stock-store.ts';
import { endsReplaced, formerTries, replaceOrder } from './replaced-orders.ts';

/** A visitor, with the network if known; or an admin, who has a limit of their own. */
export type Placer =
  | { readonly origin: string | null; readonly admin?: never }
  | { readonly origin: null; readonly admin: Admin };

export type PlacedOrder = {
  readonly order: StoredOrder;
  /** False if the form's key had already placed this order. */
  readonly isNew: boolean;
};

/**
 * Writes an order and reserves its pieces in one transaction; or returns the order already placed with the form's key.
 * Replaces the unpaid orders of the same form before it was edited; a payment still open for one of those counts for
 * that one. The caller rolls up the stock of a new order.
 * @param inCash for an order to be paid in cash, where the settings offer it; one such order gets at most half of the
 * stock, since it holds pieces for hours and costs a stranger nothing.
 * @throws DomainError `too-many-pieces`, `rate-limited`, `admin-limit`, `product-unavailable`, `out-of-stock`,
 * `price-changed`, `cash-not-offered`, `busy`.
 */
export async function placeOrder(
  request: CreatePaymentRequest,
  { origin, admin }: Placer,
  {
    store,
    clock,
    testMode,
    counterSecret: secret,
    ordersPerNetwork: perNetwork,
    piecesPerNetwork,
    maxPieces,
    cash,
  }: Omit<OrderingPorts, 'provider' | 'returnUrl'>,
  inCash: CashHistory | null = null,
): Promise<PlacedOrder> {
  const id = store.newOrderId();
  const formerKeys = (request.replacedKeys ?? []).filter((key) => key !== request.checkoutKey);
  const result = await store.transaction(async (tx): Promise<PlacedOrder | DomainError> => {
    const held = releasingHeld(tx);
    const releasing = { ...tx, ...held.tx };
    const now = clock();
    const placedBefore = async (): Promise<StoredOrder | null> => {
      const existing = await tx.orderIdOfCheckout(request.checkoutKey);
      return existing === null ? null : tx.order(existing);
    };
    const orderer = { phone: request.customerPhone, origin };
    // in parallel: the shopper waits for each round trip, and duplicates are rare
    const [most, settings, placed, limits, product, former] = await Promise.all([
      maxPieces(),
      inCash && cash(),
      placedBefore(),
      admin
        ? readAdminLimits(tx, admin, now)
        : readOrderLimits(tx, orderer, { now, secret, perNetwork, piecesPerNetwork }),
      tx.productOnSale(),
      formerTries(releasing, formerKeys, request.customerPhone),
    ]);
    // committed by a first try whose answer was lost
    if (placed) return { order: placed, isNew: placed.id === id };
    if (request.quantity > most) return new DomainError('too-many-pieces', { most });

    // their pieces go to the new order
    const ending = former.orders.filter(endsReplaced);
    const handed = ending.reduce((sum, one) => sum + piecesOf(one, product), 0);
    try {
      const terms = settings && cashTerms(settings, { request, product });
      const stocked = product && {
        ...product,
        stock_quantity: product.stock_quantity + handed,
      };
      const offered = offer(stocked, request.quantity, request.totalAmount, terms?.fee);
      if (terms) assertShare(offered, request.quantity);
      // last, and counted: it tells whether the phone is a customer's
      if (inCash && !inCash.isAccepted) throw new DomainError('cash-not-offered');
      const order = {
        ...newOrder(id, request, offered, { now, testMode, fee: terms?.fee }),
        ...(settings && {
          payment_method: 'cash' as const,
          // edited again and again, it would hold its pieces for ever
          confirm_by: firstOf(ending.map((one) => one.confirm_by)) ?? confirmBy(settings, now),
          confirm_token: store.newOrderId(),
        }),
        ...(inCash && inCash.refusals > 0 && { earlier_refusals: inCash.refusals }),
        held_by: limits.heldBy,
        ...(admin && { source: 'panel' as const, updated_by: admin.uid }),
      };
      limits.order(
        order,
        ending.map((one) => one.id),
      );
      tx.createOrder(order);
      const more = order.quantity - handed;
      if (more > 0) tx.takePieces(offered.id, more);
      if (more < 0) tx.givePiecesBack(offered.id, -more);
      tx.addEvent(id, { type: 'created', to: order.status, ...(admin && actorOf(admin)) });
      for (const one of former.orders) {
        const stock_reserved = one.stock_reserved && piecesOf(one, product) === 0;
        replaceOrder(releasing, { ...one, stock_reserved }, { by: id, now });
      }
      // they may have been placed from another network
      await held.release(limits.heldBy);
      // an earlier submission that still arrives, or is repeated, gets this order
      for (const key of former.unplacedKeys) tx.claimCheckout(key, { orderId: id, now });
      return { order, isNew: true };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      // the last pieces may have gone to a concurrent repeat of this form
      const meanwhile = await placedBefore();
      if (meanwhile) return { order: meanwhile, isNew: false };
      if (error.code !== 'rate-limited') limits.refusal();
      // returned, not thrown: throwing would roll back the counter
      return error;
    }
  });
  if (result instanceof DomainError) throw result;
  return result;
}

/** @throws DomainError `cash-not-offered`. */
function cashTerms(
  settings: CashSettings,
  {
    request: { country, quantity },
    product,
  }: { request: CreatePaymentRequest; product: StoredProduct | null },
): CashOffer {
  const terms = cashOffer(settings, { country, quantity, unit_price: product?.price ?? 0 });
  if (terms === null) throw new DomainError('cash-not-offered');
  return terms;
}

/** @throws DomainError `too-many-pieces` above half of the stock; one piece is always allowed. */
function assertShare({ stock_quantity }: StoredProduct, quantity: number): void {
  const most = Math.max(1, Math.floor(stock_quantity / 2));
  if (quantity > most)
    throw new DomainError('too-many-pieces', { most: Math.min(most, MAX_DISCLOSED_PIECES) });
}

const firstOf = (times: readonly (Date | undefined)[]): Date | undefined =>
  times
    .filter((time) => time !== undefined)
    .toSorted((one, other) => one.getTime() - other.getTime())[0];

/** The pieces of a product that an order holds. */
const piecesOf = (order: StoredOrder, product: StoredProduct | null): number =>
  order.stock_reserved && order.product_id === product?.id ? order.quantity : 0;

async function readAdminLimits(
  tx: LimitsTransaction,
  { uid }: Admin,
  now: Date,
): Promise<OrderLimits> {
  return { heldBy: null, order: await readAdminLimit(tx, uid, now), refusal: () => {} };
}

/** An order as it is placed. */
export function newOrder(
  id: string,
  request: Omit<CreatePaymentRequest, 'totalAmount'>,
  product: Pick<StoredProduct, 'id' | 'name' | 'price' | 'translations'>,
  { now, testMode, fee }: { now: Date; testMode: boolean; fee?: number | undefined },
): StoredOrder {
  const { locale = DEFAULT_LOCALE } = request;
  const placed = {
    ...FILLED_IN_LATER,
    ...storedForm(request),
    id,
    country_code: dialCodeOf(request.customerPhone) ?? request.countryCode,
  };
  return {
    ...placed,
    locale,
    order_number: orderNumber(id),
    unit_price: product.price,
    total_amount: totalDirhams({ ...request, unit_price: product.price, cash_fee: fee }),
    ...(fee !== undefined && { cash_fee: fee }),
    currency: CHARGE_CURRENCY,
    product_id: product.id,
    product_name: nameIn(product, locale),
    status: 'pending',
    payment_status: 'pending',
    payment_method: 'card',
    payment_intent_id: null,
    former_payment_intent_ids: [],
    payment_url: null,
    payment_reopened_at: null,
    payment_test: testMode,
    payment_needs_review: false,
    stock_reserved: true,
    checkout_key: request.checkoutKey,
    search: orderSearchTokens(placed),
    created_at: now,
    updated_at: now,
    updated_by: SERVER_ACTOR,
  };
}
