/** What has become of a payment, in the shop's words; each provider's folder maps its own to them. */
export const INTENT_STATUSES = [
  /** Nobody has paid yet. */
  'open',
  /** Being made: money may be on its way. */
  'underway',
  'completed',
  'failed',
  'canceled',
  /** In a status that the provider does not document. */
  'unknown',
] as const;
export type IntentStatus = (typeof INTENT_STATUSES)[number];

/** A payment, as its provider answers or announces it. */
export type PaymentIntent = {
  readonly id: string;
  /** In the currency's smallest unit: fils for AED. */
  readonly amount: number;
  readonly currency: string;
  readonly status: IntentStatus;
  /** The provider's own word for the status: for the log and the history, never for a decision. */
  readonly providerStatus: string;
  /** The page on which it is paid. */
  readonly url: string | null;
};

/** True iff money may be on its way: the payment is being made, or its status is unknown. */
export const mayBeUnderway = ({ status }: Pick<PaymentIntent, 'status'>): boolean =>
  status === 'underway' || status === 'unknown';

/** True iff nobody is expected to pay it any more, whether it was paid or not. */
export const hasEnded = ({ status }: Pick<PaymentIntent, 'status'>): boolean =>
  status === 'completed' || status === 'failed' || status === 'canceled';
