import { AsyncLocalStorage } from 'node:async_hooks';
import type { ErrorFacts } from '@ghar/domain/error-code';
import { orderNumber } from '@ghar/domain/order-number';
import { write } from 'firebase-functions/logger';

/**
 * Everything that the backend says in its log, and how grave it is. Alerts hang on these names
 * at the beginning of an entry's `message`; docs/operations.md has what to do at each.
 *
 * The functions library writes there too: of a malformed call it logs the body, whose fields stand
 * in the entry as ours do. Its `message` is its own.
 */
export const SEVERITY = {
  'call-refused': 'INFO',
  'call-failed': 'ERROR',
  'order-placed': 'INFO',
  'order-asked-again': 'INFO',
  'order-changed': 'INFO',
  'admin-without-email': 'WARNING',
  'order-unreadable': 'ERROR',
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
  'refund-announced': 'INFO',
  'refund-without-order': 'ERROR',
  'schedule-done': 'INFO',
  'stock-not-rolled-up': 'WARNING',
  'page-not-drawn': 'ERROR',
  'document-malformed': 'WARNING',
  'upload-refused': 'WARNING',
  'picture-without-variants': 'WARNING',
  'run-failed': 'ERROR',
} as const;
export type LogEvent = keyof typeof SEVERITY;

/** What an order is followed by, through all functions. */
type Ids = { readonly order_id?: string; readonly payment_intent_id?: string };

/** The fields that an entry may have: none of them tells who the shopper is. */
type LogFields = Ids &
  ErrorFacts & {
    /** Who looked: the webhook, a page, a second try to pay, or the schedule. */
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
    /** How many the schedule looked at, how many of them it could not settle, and how many it left for the next run. */
    readonly orders?: number;
    readonly unsettled?: number;
    readonly waiting?: number;
    /** What the entry is about, which may be told again: Cloud Logging keeps one entry of that id and time. */
    readonly once?: { readonly id: string; readonly at: Date };
  };

const trail = new AsyncLocalStorage<{ ids: Ids }>();

/** Runs one call of a function: what {@link follow} says in it stands in all its entries. */
export const onTrail = <Result>(run: () => Promise<Result>): Promise<Result> =>
  trail.run({ ids: {} }, run);

/** From here on, the entries of this call are about that order or payment. */
export function follow(ids: Ids): void {
  const current = trail.getStore();
  if (current) current.ids = { ...current.ids, ...ids };
}

/** Makes a function's run tell that it failed, and at which order where it {@link follow}s one, before it fails. */
export const tellingFailure =
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

/** Writes one structured entry, about the order that the call {@link follow}s unless it names another. */
export function log(event: LogEvent, { error, once, ...fields }: LogFields = {}): void {
  const severity = SEVERITY[event];
  const entry = { ...trail.getStore()?.ids, ...fields };
  write({
    severity,
    message: [event, entry.alarm ?? entry.outcome ?? entry.code].filter(Boolean).join(' '),
    event,
    ...entry,
    ...(once && { time: once.at.toISOString(), 'logging.googleapis.com/insertId': once.id }),
    // what a shopper knows of the order
    ...(entry.order_id !== undefined && { order_number: orderNumber(entry.order_id) }),
    ...(error !== undefined && { error: errorText(error) }),
    // what Error Reporting groups by
    ...(severity === 'ERROR' && error instanceof Error && { stack_trace: error.stack }),
  });
}

/** An error and what caused it, in one line. */
const errorText = (error: unknown): string =>
  error instanceof Error && error.cause !== undefined
    ? `${error.message} ← ${errorText(error.cause)}`
    : String(error);
