import { type Counted, counted, usedOnce } from '../stand-in/counted.ts';
import { type WebhookFaultKind, webhookFaultKinds } from '../stand-in/deliveries.ts';
import { faultStore } from '../stand-in/fault-store.ts';
import * as read from '../stand-in/fields.ts';
import { type Currency, currencyCodes } from './currencies.ts';
import { type Refund, refundStatuses } from './refunds.ts';

export const refundFaultKinds = [
  'ok',
  'error_500',
  'refuse_400',
  'refuse_429',
  /** Never answers, and does nothing. */
  'timeout',
  /** Performs the request, and never answers. */
  'timeout_after',
  /** Performs the request, and answers 200 with invalid JSON. */
  'garbage',
] as const;
export const apiFaultKinds = [...refundFaultKinds, 'no_redirect_url'] as const;

export type RefundFaultKind = (typeof refundFaultKinds)[number];
export type ApiFaultKind = (typeof apiFaultKinds)[number];

export type FaultDocument = {
  /** Delay of every response under `/api`, in ms, after its work is done. */
  latency_ms: number;
  create: Counted<ApiFaultKind>;
  get: Counted<ApiFaultKind>;
  refund: Counted<RefundFaultKind>;
  get_refund: Counted<RefundFaultKind>;
  /** What becomes of a new refund; a pending one ends when it is told to. */
  refund_status: Refund['status'];
  webhooks: Counted<WebhookFaultKind>;
  /** Base units added to an intent's amount when it completes. */
  amount_delta: number;
  /** The currency an intent takes on when it completes. */
  currency_code: Currency | null;
  failed_payable: boolean;
};

const noFaults = (): FaultDocument => ({
  latency_ms: 0,
  create: { kind: 'ok' },
  get: { kind: 'ok' },
  refund: { kind: 'ok' },
  get_refund: { kind: 'ok' },
  refund_status: 'completed',
  webhooks: { kind: 'ok' },
  amount_delta: 0,
  currency_code: null,
  failed_payable: false,
});

const currencyOrNull: read.Reader<Currency | null> = (value, name) =>
  value === null ? null : read.oneOf(currencyCodes)(value, name);

/**
 * Parses a test's faults; absent ones are none. An unknown key, at any depth, is a 400 that names
 * it.
 */
export function parseFaults(value: unknown): FaultDocument {
  const none = noFaults();
  const fields = read.readFields(value, Object.keys(none), 'faults');
  const duration = read.integerFrom(0);
  return {
    latency_ms: read.optional(fields, 'latency_ms', duration) ?? none.latency_ms,
    create: read.optional(fields, 'create', counted(apiFaultKinds)) ?? none.create,
    get: read.optional(fields, 'get', counted(apiFaultKinds)) ?? none.get,
    refund: read.optional(fields, 'refund', counted(refundFaultKinds)) ?? none.refund,
    get_refund: read.optional(fields, 'get_refund', counted(refundFaultKinds)) ?? none.get_refund,
    refund_status:
      read.optional(fields, 'refund_status', read.oneOf(refundStatuses)) ?? none.refund_status,
    webhooks: read.optional(fields, 'webhooks', counted(webhookFaultKinds)) ?? none.webhooks,
    amount_delta: read.optional(fields, 'amount_delta', read.integer) ?? none.amount_delta,
    currency_code: read.optional(fields, 'currency_code', currencyOrNull) ?? none.currency_code,
    failed_payable: read.optional(fields, 'failed_payable', read.flag) ?? none.failed_payable,
  };
}

export type Faults = ReturnType<typeof createFaults>;

/** The current faults. */
export function createFaults() {
  const store = faultStore(noFaults);
  return {
    ...store,
    /** The fault to apply now; uses up one of its `times`. */
    take<Name extends 'create' | 'get' | 'refund' | 'get_refund' | 'webhooks'>(
      name: Name,
    ): FaultDocument[Name]['kind'] {
      const document = store.current();
      const fault = document[name];
      store.replace({ ...document, [name]: usedOnce<Counted<string>>(fault) ?? { kind: 'ok' } });
      return fault.kind;
    },
  };
}
