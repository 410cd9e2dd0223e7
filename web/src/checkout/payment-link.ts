import { isShopperErrorCode, type ShopperErrorCode } from '@ghar/domain/error-code';
import type { CallAnswer, CallFailure } from '../firebase/callable-protocol.ts';
import type { Attempt, FailureCode, FailureFacts } from '../i18n/order-failure.ts';

type Failure = { readonly code: FailureCode; readonly facts: FailureFacts };

/** Why there is no order, or no payment page of it. */
export type OrderRefusal = Failure & {
  readonly ok: false;
  /**
   * The key's order can no longer be paid, so a retry is a new order. While that is unknown the key stays, and the
   * backend answers with the same order.
   */
  readonly ended: boolean;
};

/** The order's payment page, or why there is none. */
export type PaymentLinkAnswer =
  | { readonly ok: true; readonly url: string; readonly orderId: string | null }
  | OrderRefusal;

/** The order to be paid in cash, or why there is none. */
export type PlacedOrderAnswer = { readonly ok: true; readonly orderId: string } | OrderRefusal;

const ENDS_THE_ORDER: ReadonlySet<FailureCode> = new Set<ShopperErrorCode>([
  'too-many-pieces',
  'payment-provider-refused',
  'payment-response-invalid',
  'payment-link-missing',
  'order-already-paid',
  'order-cancelled',
  'order-replaced',
  'order-was-a-test',
  'order-not-found',
]);

/** No link while the provider is unavailable; an order that had a link may already be paid and keeps its key. */
const endsTheOrder = (code: FailureCode, attempt: Attempt): boolean =>
  ENDS_THE_ORDER.has(code) || (code === 'payment-provider-unavailable' && attempt === 'first');

/** Failures after which a payment may exist: the order stays pending with its pieces. */
const UNDECIDED: ReadonlySet<FailureCode> = new Set<ShopperErrorCode>([
  'payment-provider-unavailable',
  'payment-response-invalid',
  'payment-link-missing',
]);
/** True iff the order without a link may still hold stock. */
export const mayHoldPieces = (code: FailureCode): boolean => UNDECIDED.has(code);

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

const isWebAddress = (url: string): boolean =>
  URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol);

/** The error code of a failed call. */
export function failureOf(failure: CallFailure): Failure {
  if (failure.kind === 'refused') {
    const { details, status } = failure;
    const { code } = details;
    return { code: isShopperErrorCode(code) ? code : 'status', facts: { ...details, status } };
  }
  return { code: failure.kind, facts: failure.kind === 'status' ? { status: failure.status } : {} };
}

/** Parses the backend's answer: the payment page, or why not (specification, section 8). */
export function readPaymentLink(answer: CallAnswer<unknown>, attempt: Attempt): PaymentLinkAnswer {
  const failed = ({ code, facts }: Failure): PaymentLinkAnswer => ({
    ok: false,
    code,
    facts,
    ended: endsTheOrder(code, attempt),
  });
  if (!answer.ok) return failed(failureOf(answer.failure));
  const result = Object(answer.result) as Record<string, unknown>;
  if (result['success'] !== true) {
    const message = textOf(result['error']);
    return failed({
      code: 'payment-provider-refused',
      facts: message === null ? {} : { provider_message: message },
    });
  }
  const url = textOf(result['payment_url']);
  if (url === null || !isWebAddress(url))
    return failed({ code: 'payment-link-missing', facts: {} });
  return { ok: true, url, orderId: textOf(result['order_id']) };
}

/** Parses the backend's answer to a cash order. */
export function readPlacedOrder(answer: CallAnswer<unknown>): PlacedOrderAnswer {
  const failed = ({ code, facts }: Failure): PlacedOrderAnswer => ({
    ok: false,
    code,
    facts,
    ended: ENDS_THE_ORDER.has(code),
  });
  if (!answer.ok) return failed(failureOf(answer.failure));
  const orderId = textOf((Object(answer.result) as Record<string, unknown>)['order_id']);
  // the key stays: the order may have been placed
  return orderId === null ? failed({ code: 'not-json', facts: {} }) : { ok: true, orderId };
}
