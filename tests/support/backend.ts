import type { CallableName, Callables } from '@ghar/domain/callables';
import { orderPath } from '@ghar/domain/paths';
import { FUNCTIONS_REGION } from '@ghar/domain/region';
import { newOrderForm } from '../../tools/order-form.ts';
import { runFunction } from '../../tools/stack/run-function.ts';
import { stack } from '../stack.ts';

/** URLs of the functions. */
type Address = {
  /** The base address of callables. */
  readonly calls: string;
  /** A webhook's address. */
  readonly webhook: (name: 'ziinaWebhook' | 'whatsappWebhook') => string;
  /** Runs a background function with an event; resolves with the status of its answer. */
  readonly run: (name: string, event: object, contentType: string) => Promise<number>;
};

/** The functions emulator, behind Hosting. */
const emulator: Address = {
  calls: `${stack.urls.functions}/${stack.projectId}/${FUNCTIONS_REGION}`,
  webhook: (name) =>
    `${stack.urls.hosting}/api/${name === 'ziinaWebhook' ? 'ziina' : 'whatsapp'}-webhook`,
  run: (name, event, contentType) =>
    runFunction(stack, name, event, { 'content-type': contentType }),
};
let address = emulator;

/** Calls the functions at `url`, one path each (functions-host.ts); null restores the emulator's. */
export function callFunctionsAt(url: string | null): void {
  if (url === null) return void (address = emulator);
  address = {
    calls: url,
    webhook: (name) => `${url}/${name}`,
    run: async (name, event, contentType) => {
      const headers = { 'content-type': contentType };
      const body = JSON.stringify(event);
      return (await fetch(`${url}/${name}`, { method: 'POST', headers, body })).status;
    },
  };
}

/** A callable's response: its HTTP status, and its result or error. */
export type Reply<Output> = {
  status: number;
  result?: Output;
  error?: { status: string; message: string; details?: { code: string; [fact: string]: unknown } };
};

/**
 * Calls a callable as a browser does. `origin` is the address that Google's front end would add;
 * `body` replaces the request's body.
 */
export async function call<Name extends CallableName>(
  name: Name,
  data: unknown,
  {
    origin,
    body = JSON.stringify({ data }),
    headers = {},
  }: { origin?: string; body?: string; headers?: Record<string, string> } = {},
): Promise<Reply<Callables[Name]['output']>> {
  const response = await fetch(`${address.calls}/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...headers,
      ...(origin !== undefined && { 'x-forwarded-for': origin }),
    },
    body,
  });
  return { status: response.status, ...((await response.json()) as object) };
}

/** The values of an order form. */
export type OrderFormValues = ReturnType<typeof newOrderForm>;

/** A valid order form of a new shopper, with `change` applied. */
export const orderForm = (change: Record<string, unknown> = {}): OrderFormValues => ({
  ...newOrderForm(),
  ...change,
});

/** Places an order that must succeed. */
export async function placeOrder(
  change: Record<string, unknown> = {},
): Promise<Callables['createZiinaPayment']['output']> {
  const { result, error } = await call('createZiinaPayment', orderForm(change));
  if (!result) throw new Error(`the order was refused: ${JSON.stringify(error)}`);
  return result;
}

/** Delivers `body` to the webhook. */
export const postWebhook = (body: string, signature?: string, method = 'POST'): Promise<Response> =>
  fetch(address.webhook('ziinaWebhook'), {
    method,
    headers: {
      'content-type': 'application/json',
      ...(signature !== undefined && { 'x-hmac-signature': signature }),
    },
    ...(method === 'POST' && { body }),
  });

/** Sends what is due of the outbox now. */
export async function runMessages(): Promise<void> {
  const status = await address.run('deliverMessages', {}, 'application/json');
  if (status !== 200) throw new Error(`the outbox failed: ${status}`);
}

/** Runs the morning's summary now. */
export const runSummary = (): Promise<number> =>
  address.run('summariseMorning', {}, 'application/json');

/** Calls WhatsApp's webhook. */
export const callWhatsappWebhook = (
  body: string | null,
  { signature, query = '' }: { signature?: string; query?: string } = {},
): Promise<Response> =>
  fetch(`${address.webhook('whatsappWebhook')}${query}`, {
    method: body === null ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      ...(signature !== undefined && { 'x-hub-signature-256': signature }),
    },
    ...(body !== null && { body }),
  });

/** Delivers an event to a function, as Firestore and Storage do. */
export const announce = (
  name: string,
  event: {
    readonly type: string;
    readonly source: string;
    readonly subject: string;
    readonly data: object;
    readonly [attribute: string]: unknown;
  },
): Promise<number> =>
  address.run(
    name,
    { specversion: '1.0', id: crypto.randomUUID(), time: new Date().toISOString(), ...event },
    'application/cloudevents+json',
  );

/**
 * Delivers the event of a user's change of an order to the trigger; resolves when it has run. A repeated `id` is the
 * same event.
 */
export function announceChange(
  orderId: string,
  before: Record<string, string | null>,
  after: Record<string, string | null>,
  { id = crypto.randomUUID(), by }: { id?: string; by: string },
): Promise<number> {
  const database = `projects/${stack.projectId}/databases/(default)`;
  const now = new Date().toISOString();
  const texts = (fields: Record<string, string | null>): object =>
    Object.fromEntries(
      Object.entries(fields).map(([name, text]) => [
        name,
        text === null ? { nullValue: null } : { stringValue: text },
      ]),
    );
  const version = (fields: Record<string, string | null>) => ({
    name: `${database}/documents/${orderPath(orderId)}`,
    fields: {
      ...texts({ status: 'pending', payment_status: 'pending', ...fields, updated_by: by }),
      total_amount: { integerValue: '299' },
      created_at: { timestampValue: now },
      updated_at: { timestampValue: now },
    },
    createTime: now,
    updateTime: now,
  });
  return announce('recordOrderChange', {
    id,
    type: 'google.cloud.firestore.document.v1.updated',
    source: `//firestore.googleapis.com/${database}`,
    subject: `documents/${orderPath(orderId)}`,
    datacontenttype: 'application/json',
    project: stack.projectId,
    database: '(default)',
    document: orderPath(orderId),
    location: FUNCTIONS_REGION,
    data: { value: version(after), oldValue: version(before) },
  });
}

/** Erases orders past the retention time. */
export const runErasure = (): Promise<number> =>
  address.run('eraseOldOrders', {}, 'application/json');

/** Compares the books with the provider now. */
export const runReconciliation = (): Promise<number> =>
  address.run('reconcilePayments', {}, 'application/json');

/** Runs the schedule now. */
export async function runSchedule(): Promise<void> {
  const status = await address.run('settlePendingPayments', {}, 'application/json');
  if (status !== 200) throw new Error(`the schedule failed: ${status}`);
}
