import { type Counted, counted, readTimes, usedOnce } from '../stand-in/counted.ts';
import { type WebhookFaultKind, webhookFaultKinds } from '../stand-in/deliveries.ts';
import { faultStore } from '../stand-in/fault-store.ts';
import * as read from '../stand-in/fields.ts';
import { errorCodes } from './graph-error.ts';

/** Faults with one of Meta's codes. */
const codedKinds = [
  /** Refuses. */
  'error',
  /** Accepts, and says by webhook that it failed. */
  'fails',
] as const;

const plainKinds = [
  /** Answers 502 with a page of a gateway, and does nothing. */
  'error_502',
  /** Never answers, and does nothing. */
  'timeout',
  /** Sends, and never answers. */
  'timeout_after',
  /** Sends, and answers 200 with invalid JSON. */
  'garbage',
] as const;

type AnySend = {
  /** The phone it applies to, as digits; all without one. */
  to?: string;
  times?: number;
};
export type SendFault = AnySend &
  (
    | { kind: (typeof codedKinds)[number]; code: number }
    | { kind: (typeof plainKinds)[number]; code?: never }
  );

export type FaultDocument = {
  /** Delay of every response of the API, in ms, after its work is done. */
  latency_ms: number;
  /** The first that applies to a message is used. */
  sends: SendFault[];
  webhooks: Counted<WebhookFaultKind>;
};

const noFaults = (): FaultDocument => ({
  latency_ms: 0,
  sends: [],
  webhooks: { kind: 'ok' },
});

const errorCode: read.Reader<number> = (value, name) => {
  const code = read.integer(value, name);
  if (!errorCodes.includes(code))
    throw read.invalid(`${name} must be one of ${errorCodes.join(', ')}`);
  return code;
};

const sendFault: read.Reader<SendFault> = (value, name) => {
  const fields = read.readFields(value, ['kind', 'code', 'to', 'times'], name);
  const kind = read.required(fields, 'kind', (kind) =>
    read.oneOf([...codedKinds, ...plainKinds])(kind, `${name}.kind`),
  );
  const to = read.optional(fields, 'to', read.text);
  const rest = { ...(to !== undefined && { to }), ...readTimes(fields, name) };
  if (kind === 'error' || kind === 'fails')
    return { kind, code: read.required(fields, 'code', errorCode), ...rest };
  if (fields['code'] !== undefined) throw read.invalid(`${kind} takes no code`);
  return { kind, ...rest };
};

const sendFaults: read.Reader<SendFault[]> = (value, name) => {
  if (!Array.isArray(value)) throw read.invalid(`${name} must be a list`);
  return value.map((one, index) => sendFault(one, `${name}[${index}]`));
};

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
    sends: read.optional(fields, 'sends', sendFaults) ?? none.sends,
    webhooks: read.optional(fields, 'webhooks', counted(webhookFaultKinds)) ?? none.webhooks,
  };
}

export type Faults = ReturnType<typeof createFaults>;

/** The current faults. */
export function createFaults() {
  const store = faultStore(noFaults);
  return {
    ...store,
    /** The fault of the next message to a phone, if any; uses up one of its `times`. */
    takeSend(to: string): SendFault | undefined {
      const document = store.current();
      const taken = document.sends.find((fault) => fault.to === undefined || fault.to === to);
      const sends = document.sends.flatMap((fault) =>
        fault === taken ? (usedOnce(fault) ?? []) : fault,
      );
      store.replace({ ...document, sends });
      return taken;
    },
    /** The fault of the next webhook event; uses up one of its `times`. */
    takeWebhook(): WebhookFaultKind {
      const document = store.current();
      const fault = document.webhooks;
      store.replace({ ...document, webhooks: usedOnce(fault) ?? { kind: 'ok' } });
      return fault.kind;
    },
  };
}
