import { AsyncLocalStorage } from 'node:async_hooks';
import type { ErrorFacts } from '@ghar/domain/error-code';
import { orderNumber } from '@ghar/domain/order/order-number';
import { write } from 'firebase-functions/logger';

/**
 * All log events and their severities. Alerts match these names at the start of `message`; docs/operations.md tells
 * what to do about each.
 * The functions library logs too: it puts a malformed call's body in the entry's fields, but not in `message`.
 */
export const SEVERITY = {
  'call-refused': 'INFO',
  'call-failed': 'ERROR',
  'order-placed': 'INFO',
  'order-asked-again': 'INFO',
  'order-confirmed': 'INFO',
  'order-changed': 'INFO',
  'order-corrected': 'INFO',
  'admin-without-email': 'WARNING',
  'order-unreadable': 'ERROR',
  'customer-exported': 'INFO',
  'role-changed': 'INFO',
  'orders-erased': 'INFO',
  'order-not-erased': 'ERROR',
  'payment-opened': 'INFO',
  'payment-looked-at': 'DEBUG',
  'payment-settled': 'INFO',
  'payment-not-settled': 'ERROR',
  'payment-without-order': 'WARNING',
  'paid-without-order': 'ERROR',
  'needs-a-person': 'ERROR',
  'provider-failed': 'WARNING',
  'webhook-forged': 'WARNING',
  'webhook-unreadable': 'ERROR',
  'webhook-ignored': 'INFO',
  'refund-requested': 'INFO',
  'refund-looked-at': 'DEBUG',
  'refund-settled': 'INFO',
  'refund-not-settled': 'WARNING',
  'refund-announced': 'INFO',
  'number-given': 'INFO',
  'refund-without-order': 'ERROR',
  'schedule-done': 'INFO',
  reconciled: 'INFO',
  'not-reconciled': 'WARNING',
  'stock-not-rolled-up': 'WARNING',
  'page-not-drawn': 'ERROR',
  'document-malformed': 'WARNING',
  'upload-refused': 'WARNING',
  'picture-without-variants': 'WARNING',
  'message-handled': 'INFO',
  'message-failed': 'WARNING',
  'message-doubtful': 'WARNING',
  'messages-blocked': 'ERROR',
  'unpaid-messages-limited': 'ERROR',
  'message-not-handled': 'ERROR',
  'messages-delivered': 'INFO',
  'message-resent': 'INFO',
  'reply-received': 'INFO',
  'reply-not-answered': 'WARNING',
  'run-failed': 'ERROR',
} as const;
export type LogEvent = keyof typeof SEVERITY;

/** Ids that link the log entries of one order. */
type Ids = {
  readonly order_id?: string;
  readonly payment_intent_id?: string;
  readonly refund_id?: string;
};

/** The allowed fields of an entry; none is personal data. */
type LogFields = Ids &
  ErrorFacts & {
    /** The trigger of a look-up: webhook, page, retry or schedule. For a message: its channel. */
    readonly source?: string;
    readonly outcome?: string;
    readonly alarm?: string;
    readonly code?: string;
    readonly error?: unknown;
    readonly path?: string;
    readonly what?: string;
    readonly storage_path?: string;
    readonly product_id?: string;
    readonly picture_id?: string;
    /** Orders that a run looked up (or erased), failed on, and left for the next run. */
    readonly orders?: number;
    readonly unsettled?: number;
    readonly waiting?: number;
    /** Messages that a run attempted, and those it failed on. */
    readonly messages?: number;
    readonly failures?: number;
    /** Refunds that a run looked up. */
    readonly refunds?: number;
    /** Payments and refunds that differ between the books and the provider. */
    readonly differences?: number;
    /** Deduplication key: Cloud Logging keeps one entry per id and time. */
    readonly once?: { readonly id: string; readonly at: Date };
  };

const trail = new AsyncLocalStorage<{ ids: Ids }>();

/** Runs one request; ids passed to {@link follow} are added to all its log entries. */
export const onTrail = <Result>(run: () => Promise<Result>): Promise<Result> =>
  trail.run({ ids: {} }, run);

/** Adds an id to all further log entries of this request. */
export function follow(ids: Ids): void {
  const current = trail.getStore();
  if (current) current.ids = { ...current.ids, ...ids };
}

/** Wraps a function's run: logs a failure with the ids passed to {@link follow}, and rethrows it. */
export const loggingFailure =
  <Input extends unknown[], Result>(run: (...input: Input) => Promise<Result>) =>
  (...input: Input): Promise<Result> =>
    onTrail(async () => {
      try {
        return await run(...input);
      } catch (error) {
        log('run-failed', { error });
        throw error;
      }
    });

/** Writes one structured entry, with the ids passed to {@link follow} as defaults. */
export function log(event: LogEvent, { error, once, ...fields }: LogFields = {}): void {
  const severity = SEVERITY[event];
  const entry = { ...trail.getStore()?.ids, ...fields };
  write({
    severity,
    message: [event, entry.alarm ?? entry.outcome ?? entry.code].filter(Boolean).join(' '),
    event,
    ...entry,
    ...(once && { time: once.at.toISOString(), 'logging.googleapis.com/insertId': once.id }),
    // the part of the id that a shopper knows
    ...(entry.order_id !== undefined && { order_number: orderNumber(entry.order_id) }),
    ...(error !== undefined && { error: errorText(error) }),
    // Error Reporting groups by stack trace
    ...(severity === 'ERROR' && error instanceof Error && { stack_trace: error.stack }),
  });
}

/** An error and its causes in one line. */
const errorText = (error: unknown): string =>
  error instanceof Error && error.cause !== undefined
    ? `${error.message} ← ${errorText(error.cause)}`
    : String(error);
