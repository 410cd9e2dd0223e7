import type { Fils } from '@ghar/domain/money/money';
import type { RefundStatus } from '@ghar/domain/order/status';
import type { PaymentIntent } from './payment-intent.ts';

/** Timeout of a call to the provider, in ms. */
export const PROVIDER_TIMEOUT_MS = 15_000;

export type NewPayment = {
  readonly amount: Fils;
  /** Shown on the provider's page. */
  readonly message: string;
  /** Where the shopper returns, whatever the outcome. */
  readonly returnUrl: string;
  readonly expiresAt: Date;
  readonly test: boolean;
};

export type NewRefund = {
  /** Our UUID; the refund's id at the provider. */
  readonly id: string;
  /** The refunded payment. */
  readonly intentId: string;
  readonly amount: Fils;
  /** Whether that payment was a test. */
  readonly test: boolean;
};

/** A refund as answered or announced by its provider. */
export type ProviderRefund = {
  readonly id: string;
  /** The refunded payment. */
  readonly intentId: string;
  /** In the currency's smallest unit. */
  readonly amount: number;
  readonly currency: string;
  /** Null for an undocumented status: only the provider knows whether money moved. */
  readonly status: RefundStatus | null;
  /** The provider's own status, for the history only, never for decisions. */
  readonly providerStatus: string;
};

/** How a provider call can fail. */
export type ProviderFailure =
  /** Refused: nothing was made. */
  | 'refused'
  /** Not reached or overloaded: nothing was made, and a retry may succeed. */
  | 'not-reached'
  /** Failed or timed out: it may have been made. */
  | 'unavailable'
  /** Unreadable answer: it may have been made. */
  | 'unreadable';

export class ProviderError extends Error {
  readonly failure: ProviderFailure;

  constructor(failure: ProviderFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ProviderError';
    this.failure = failure;
  }
}

/** The payment provider as the shop uses it. Every call may throw {@link ProviderError}. */
export type PaymentProvider = {
  /** Opens a payment. NOT idempotent: a second call makes a second payment. */
  createIntent(payment: NewPayment): Promise<PaymentIntent>;
  /** Looks up a payment; null if the provider does not know the id. */
  getIntent(id: string): Promise<PaymentIntent | null>;
  /** Makes a refund. Idempotency by id is unconfirmed: never repeat it without {@link getRefund} between. */
  createRefund(refund: NewRefund): Promise<ProviderRefund>;
  /** Looks up a refund; null if the provider does not know the id. */
  getRefund(id: string): Promise<ProviderRefund | null>;
};
