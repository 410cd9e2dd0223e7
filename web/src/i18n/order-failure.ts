import type { ErrorFacts, ShopperErrorCode } from '@ghar/domain/error-code';

/** Why an order or its payment could not go on: the backend's code, or what became of the call. */
export type FailureCode =
  | ShopperErrorCode
  /** An HTTP status without a code. */
  | 'status'
  /** An answer that cannot be read. */
  | 'not-json'
  | 'network'
  | 'timeout';

/** What the message may name. */
export type FailureFacts = ErrorFacts & {
  /** The HTTP status of the answer. */
  readonly status?: number;
  /** The message of the payment provider. */
  readonly provider_message?: string;
  /** An unpaid order of the same shopper, which may hold the missing pieces. */
  readonly replaced_order?: string;
};

/**
 * What was tried: placing an order, or paying for one whose payment page has been open before.
 * Then only the shopper knows whether it is paid.
 */
export type Attempt = 'first' | 'again';

/** What happened; then what it means for money and order, and what to do. */
export type ErrorWords = { readonly message: string; readonly guidance?: string };
