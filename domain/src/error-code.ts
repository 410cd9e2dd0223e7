/** Order form errors, in the order they are checked (specification, section 5). */
export const FORM_ERROR_CODES = [
  'name-required',
  'phone-required',
  'country-required',
  'city-required',
  'address-required',
  'quantity-too-small',
  'quantity-not-whole',
  'phone-invalid',
  'email-invalid',
  'national-address-invalid',
  'text-too-long',
  // impossible from our form
  'input-invalid',
] as const;
/** The error codes that a shopper can meet. */
export const SHOPPER_ERROR_CODES = [
  ...FORM_ERROR_CODES,
  // placing an order
  'too-many-pieces',
  'cash-not-offered',
  'price-changed',
  'out-of-stock',
  'product-unavailable',
  'rate-limited',
  // the payment provider
  'payment-provider-unavailable',
  'payment-provider-refused',
  'payment-response-invalid',
  'payment-link-missing',
  // an existing or missing order
  'order-id-missing',
  'order-number-required',
  'order-number-invalid',
  'order-not-found',
  'order-already-paid',
  'order-cancelled',
  'order-replaced',
  'order-was-a-test',
  'order-on-its-way',
  'payment-under-review',
  // the backend itself
  'app-not-verified',
  'busy',
  'internal',
] as const;
export type ShopperErrorCode = (typeof SHOPPER_ERROR_CODES)[number];

export const isShopperErrorCode = (value: unknown): value is ShopperErrorCode =>
  SHOPPER_ERROR_CODES.some((code) => code === value);

/** Error codes of the admins' callables; the panel has their texts. */
export const ADMIN_ERROR_CODES = [
  'sign-in-required',
  'admins-only',
  'message-not-found',
  'message-not-resendable',
  // the provider reports no payment of the order
  'refund-unpaid',
  'refund-too-much',
  // a payment came meanwhile, or an admin changed it
  'refund-way-changed',
  // refused or not reached by the provider: no money moves
  'refund-refused',
  'refund-not-reached',
  // the order to cancel was sent meanwhile
  'refund-sent-meanwhile',
  // neither paid at the provider nor by hand
  'invoice-unpaid',
  // a correction
  'correction-too-late',
  'correction-of-paid-pieces',
  'correction-overtaken',
  // a test message
  'channel-not-set-up',
  'recipient-missing',
  // a role
  'account-missing',
  'account-unverified',
  'last-admin',
  'own-role',
  // shoppers meet it too
  'rate-limited',
  // too many acts of one admin that write to an address
  'admin-limit',
  // a number without a dial code that matches orders from several countries
  'phone-ambiguous',
] as const;
export type AdminErrorCode = (typeof ADMIN_ERROR_CODES)[number];

/** The backend maps each code to an HTTP status, the client to an Arabic text. */
const ERROR_CODES = [...SHOPPER_ERROR_CODES, ...ADMIN_ERROR_CODES] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

export const isAdminErrorCode = (code: ErrorCode): code is AdminErrorCode =>
  ADMIN_ERROR_CODES.some((one) => one === code);

export const isErrorCode = (value: unknown): value is ErrorCode =>
  ERROR_CODES.some((code) => code === value);

/** Larger stock figures are not disclosed to visitors. */
export const MAX_DISCLOSED_PIECES = 10;

/** Facts that accompany a code, for the client's texts. */
export type ErrorFacts = {
  /** The invalid input field. */
  readonly field?: string;
  /** The current price, in dirhams (`price-changed`). */
  readonly unit_price?: number;
  /** The current total, in dirhams (`price-changed`). */
  readonly total_amount?: number;
  /** Pieces that can still be ordered, capped for visitors at {@link MAX_DISCLOSED_PIECES} (`out-of-stock`). */
  readonly available?: number;
  /** Maximum pieces per order (`too-many-pieces`). */
  readonly most?: number;
  /** Seconds until the next attempt is allowed (`rate-limited`, `admin-limit`). */
  readonly retry_after_seconds?: number;
  /** Still refundable, in dirhams (`refund-too-much`). */
  readonly left?: number;
  /** The order that exists despite the error. */
  readonly order_id?: string;
};

/** The `details` of a refused callable. */
export type ErrorDetails = ErrorFacts & {
  readonly code: ErrorCode;
  /** For `npm run doctor` only: the number of proxies in front of the functions. */
  readonly proxies?: number;
};

/** A refusal by domain logic; handlers turn it into an HttpsError. */
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
