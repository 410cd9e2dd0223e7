/**
 * Everything that can be refused, by a name that code can rely on. The backend
 * maps each to an HTTP status, the client to Arabic words: nowhere else.
 */
export const ERROR_CODES = [
  // the order form, in the order it is checked (specification, section 5)
  'name-required',
  'phone-required',
  'country-required',
  'city-required',
  'address-required',
  'quantity-too-small',
  'phone-invalid',
  'email-invalid',
  'text-too-long',
  // a request that no form of ours makes
  'input-invalid',
  // placing an order
  'too-many-pieces',
  'price-changed',
  'out-of-stock',
  'product-unavailable',
  'rate-limited',
  // the payment provider
  'payment-provider-unavailable',
  'payment-provider-refused',
  'payment-response-invalid',
  'payment-link-missing',
  // an order that exists, or does not
  'order-id-missing',
  'order-not-found',
  'order-already-paid',
  'order-cancelled',
  'payment-under-review',
  // the backend itself
  'app-not-verified',
  'busy',
  'internal',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

export const isErrorCode = (value: unknown): value is ErrorCode =>
  ERROR_CODES.some((code) => code === value);

/** The stock is the merchant's business: beyond this many pieces it is not told. */
export const MAX_TOLD_PIECES = 10;

/** Facts that go with a code and that the client's words need. */
export type ErrorFacts = {
  /** The input's field that is at fault. */
  readonly field?: string;
  /** The price in force, in dirhams (`price-changed`). */
  readonly unit_price?: number;
  /** The total in force, in dirhams (`price-changed`). */
  readonly total_amount?: number;
  /** Pieces that can still be ordered, {@link MAX_TOLD_PIECES} where there are more (`out-of-stock`). */
  readonly available?: number;
  /** The most pieces that can be ordered at once (`too-many-pieces`). */
  readonly most?: number;
  /** Seconds until another attempt is let through (`rate-limited`). */
  readonly retry_after_seconds?: number;
  /** The order that was kept in spite of the error. */
  readonly order_id?: string;
};

/** What a refused callable carries as `details`. */
export type ErrorDetails = ErrorFacts & {
  readonly code: ErrorCode;
  /** Told to `npm run doctor` alone: how many proxies stand before the functions. */
  readonly proxies?: number;
};

/** A refusal that domain logic answers with; the handlers turn it into an HttpsError. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly facts: ErrorFacts;

  constructor(code: ErrorCode, facts: ErrorFacts = {}, options?: ErrorOptions) {
    super(code, options);
    this.name = 'DomainError';
    this.code = code;
    this.facts = facts;
  }
}
