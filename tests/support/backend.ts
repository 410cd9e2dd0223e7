import type { CallableName, Callables } from '@ghar/domain/callables';
import { orderPath } from '@ghar/domain/paths';
import { FUNCTIONS_REGION } from '@ghar/domain/region';
import { newOrderForm } from '../../tools/order-form.ts';
import { runFunction } from '../../tools/stack/run-function.ts';
import { stack } from '../stack.ts';

const region = `${stack.urls.functions}/${stack.projectId}/${FUNCTIONS_REGION}`;

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
  const response = await fetch(`${region}/${name}`, {
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

/** Delivers `body` to the webhook, through Hosting as the provider does. */
export const postWebhook = (body: string, signature?: string, method = 'POST'): Promise<Response> =>
  fetch(`${stack.urls.hosting}/api/ziina-webhook`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(signature !== undefined && { 'x-hmac-signature': signature }),
    },
    ...(method === 'POST' && { body }),
  });

/** Runs a background function; resolves with its status when it is done. */
const trigger = (name: string, event: object, contentType: string): Promise<number> =>
  runFunction(stack, name, event, { 'content-type': contentType });

/** Sends what is due of the outbox now. */
export async function runMessages(): Promise<void> {
  const status = await trigger('deliverMessages', {}, 'application/json');
  if (status !== 200) throw new Error(`the outbox failed: ${status}`);
}

/** Runs the morning's summary now. */
export const runSummary = (): Promise<number> =>
  trigger('summariseMorning', {}, 'application/json');

/** Calls WhatsApp's webhook, through Hosting as Meta does. */
export const callWhatsappWebhook = (
  body: string | null,
  { signature, query = '' }: { signature?: string; query?: string } = {},
): Promise<Response> =>
  fetch(`${stack.urls.hosting}/api/whatsapp-webhook${query}`, {
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
  trigger(
    name,
    { specversion: '1.0', id: crypto.randomUUID(), time: new Date().toISOString(), ...event },
    'application/cloudevents+json',
  );

/**
 * Delivers the event of an order's change by a user to the trigger; resolves when it has run. The
 * same `id` again is the same event.
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

/** Erases the orders that are older than the settings keep them. */
export const runErasure = (): Promise<number> => trigger('eraseOldOrders', {}, 'application/json');

/** Runs the schedule now. */
export async function runSchedule(): Promise<void> {
  const status = await trigger('settlePendingPayments', {}, 'application/json');
  if (status !== 200) throw new Error(`the schedule failed: ${status}`);
}
