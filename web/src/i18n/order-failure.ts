import type { ErrorFacts, ShopperErrorCode } from '@ghar/domain/error-code';

/** Why an order or payment failed: the backend's code, or the failed call. */
export type FailureCode =
  | ShopperErrorCode
  /** An HTTP status without a code. */
  | 'status'
  /** An unreadable answer. */
  | 'not-json'
  | 'network'
  | 'timeout';

/** Facts for the message. */
export type FailureFacts = ErrorFacts & {
  /** The answer's HTTP status. */
  readonly status?: number;
  /** The payment provider's message. */
  readonly provider_message?: string;
  /** The current fee of cash on delivery in dirhams, if that is what has changed (`price-changed`). */
  readonly cash_fee?: number;
  /** The shopper's unpaid order that may hold the missing pieces. */
  readonly replaced_order?: string;
};

/**
 * Placing an order, or paying again for one whose payment page was already open: then only the shopper knows whether it
 * is paid. In cash nothing is paid yet.
 */
export type Attempt = 'first' | 'again' | 'cash';

/** What happened; then the effect on money and order, and what to do. */
export type ErrorWords = { readonly message: string; readonly guidance?: string };
