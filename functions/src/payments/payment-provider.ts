import type { Fils } from '@ghar/domain/money';
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

/** How a call to the provider can fail. */
export type ProviderFailure =
  /** The provider refused: there is no payment. */
  | 'refused'
  /** It was not reached, or is overloaded: there is no payment, and a retry may make one. */
  | 'not-reached'
  /** It failed, or did not answer in time: there may be a payment. */
  | 'unavailable'
  /** Its answer is unreadable: there may be a payment. */
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
};
