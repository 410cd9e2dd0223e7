/** A payment's status in the shop's terms; each provider's folder maps its own to them. */
export const INTENT_STATUSES = [
  /** Not paid yet. */
  'open',
  /** Under way: money may be moving. */
  'underway',
  'completed',
  'failed',
  'canceled',
  /** A status that the provider does not document. */
  'unknown',
] as const;
export type IntentStatus = (typeof INTENT_STATUSES)[number];

/** A payment as answered or announced by its provider. */
export type PaymentIntent = {
  readonly id: string;
  /** In the currency's smallest unit: fils for AED. */
  readonly amount: number;
  readonly currency: string;
  /** What the provider kept of it, in the same unit; null if it does not say. */
  readonly fee: number | null;
  readonly status: IntentStatus;
  /** The provider's own status, for log and history only, never for decisions. */
  readonly providerStatus: string;
  /** The payment page. */
  readonly url: string | null;
};

/** True iff the payment is under way or its status is unknown. */
export const mayBeUnderway = ({ status }: Pick<PaymentIntent, 'status'>): boolean =>
  status === 'underway' || status === 'unknown';

/** True iff the payment is final, paid or not. */
export const hasEnded = ({ status }: Pick<PaymentIntent, 'status'>): boolean =>
  status === 'completed' || status === 'failed' || status === 'canceled';
