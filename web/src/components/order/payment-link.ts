import type { ErrorCode } from '@ghar/domain/error-code';
import type { CallAnswer } from '../../firebase/callable-protocol.ts';
import {
  ORDER_ERROR,
  wordsForCode,
  wordsForFailure,
  type Attempt,
  type ErrorWords,
  type WordFacts,
} from '../../i18n/ar/order-errors.ts';

/** Where an order is paid, or why it cannot be. */
export type PaymentLinkAnswer =
  | { readonly ok: true; readonly url: string; readonly orderId: string | null }
  | {
      readonly ok: false;
      readonly words: ErrorWords;
      /** The backend's own reason, where it gave one. */
      readonly refusal: { readonly code: ErrorCode; readonly facts: WordFacts } | null;
      /**
       * The order behind this key cannot be paid any more: trying again means
       * another order. Where nobody knows, the key stays, and the backend
       * answers the same order.
       */
      readonly ended: boolean;
    };

const ENDS_THE_ORDER: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'too-many-pieces',
  'payment-provider-refused',
  'payment-response-invalid',
  'payment-link-missing',
  'order-already-paid',
  'order-cancelled',
  'order-not-found',
]);

/**
 * Without the provider's answer an order gets no link any more; one that had a
 * link before may be paid, and keeps its key.
 */
const endsTheOrder = (code: ErrorCode, attempt: Attempt): boolean =>
  ENDS_THE_ORDER.has(code) || (code === 'payment-provider-unavailable' && attempt === 'first');

/** Refusals after which nobody knows whether there is a payment: the order stays pending for now, with its pieces. */
const UNDECIDED: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'payment-provider-unavailable',
  'payment-response-invalid',
  'payment-link-missing',
]);
/** True iff the order that the refusal names may hold pieces although it gets no link any more. */
export const mayHoldPieces = (code: ErrorCode): boolean => UNDECIDED.has(code);

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

const isWebAddress = (url: string): boolean =>
  URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol);

/** Reads an answer of the backend: where to pay, or why not (specification, section 8). */
export function readPaymentLink(answer: CallAnswer<unknown>, attempt: Attempt): PaymentLinkAnswer {
  if (!answer.ok) {
    const { failure } = answer;
    const refusal =
      failure.kind === 'refused'
        ? { code: failure.details.code, facts: { ...failure.details, status: failure.status } }
        : null;
    return {
      ok: false,
      words: wordsForFailure(failure, attempt),
      refusal,
      ended: refusal !== null && endsTheOrder(refusal.code, attempt),
    };
  }
  const result = Object(answer.result) as Record<string, unknown>;
  const failed = (words: ErrorWords): PaymentLinkAnswer => ({
    ok: false,
    words,
    refusal: null,
    ended: true,
  });
  if (result['success'] !== true)
    return failed({
      ...wordsForCode('payment-provider-refused', {}, attempt),
      message: textOf(result['error']) ?? ORDER_ERROR.failed,
    });
  const url = textOf(result['payment_url']);
  if (url === null || !isWebAddress(url))
    return failed(wordsForCode('payment-link-missing', {}, attempt));
  return { ok: true, url, orderId: textOf(result['order_id']) };
}
