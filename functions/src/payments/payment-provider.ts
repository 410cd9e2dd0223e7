import type { Fils } from '@ghar/domain/money/money';
import type { RefundStatus } from '@ghar/domain/order/status';
import type { PaymentIntent } from './payment-intent.ts';

/** Timeout of a call to the provider, in ms. */
export const PROVIDER_TIMEOUT_MS = 15_000;

export type NewPayment = {
  readonly amount: Fils;
  /** Shown on the provider's page. */
  readonly message: string;
  /** Where the shopper returns, however the payment ends. */
  readonly returnUrl: string;
  readonly expiresAt: Date;
  readonly test: boolean;
};

export type NewRefund = {
  /** A UUID of ours: the refund's id at the provider. */
  readonly id: string;
  /** The payment that it is of. */
  readonly intentId: string;
  readonly amount: Fils;
  /** Whether that payment was a test. */
  readonly test: boolean;
};

/** A refund, as its provider answers or announces it. */
export type ProviderRefund = {
  readonly id: string;
  /** The payment that it is of. */
  readonly intentId: string;
  /** In the currency's smallest unit. */
  readonly amount: number;
  readonly currency: string;
  /** Null for an unknown one, of which only the provider knows whether money went. */
  readonly status: RefundStatus | null;
  /** The provider's own word for the status: for the history, never for a decision. */
  readonly providerStatus: string;
};

/** How a call to the provider can fail. */
export type ProviderFailure =
  /** The provider refused: it made no payment or refund. */
  | 'refused'
  /** It was not reached, or is overloaded: it made none, and a retry may. */
  | 'not-reached'
  /** It failed, or did not answer in time: it may have made one. */
  | 'unavailable'
  /** Its answer is unreadable: it may have made one. */
  | 'unreadable';

export class ProviderError extends Error {
  readonly failure: ProviderFailure;

  constructor(failure: ProviderFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ProviderError';
    this.failure = failure;
  }
}

/** The payment provider, as the shop needs it. Every call may throw {@link ProviderError}. */
export type PaymentProvider = {
  /** Opens a payment. NOT idempotent: a second call makes a second payment. */
  createIntent(payment: NewPayment): Promise<PaymentIntent>;
  /** Looks up a payment; null where the provider knows none by that id. */
  getIntent(id: string): Promise<PaymentIntent | null>;
  /**
   * Gives money back. Whether a second call under the same id is the same refund is not confirmed:
   * never call it twice without {@link getRefund} between.
   */
  createRefund(refund: NewRefund): Promise<ProviderRefund>;
  /** Looks up a refund; null where the provider knows none by that id. */
  getRefund(id: string): Promise<ProviderRefund | null>;
};
