import type { CallableName, Callables } from '@ghar/domain/callables';
import { FUNCTIONS_REGION } from '@ghar/domain/region';
import { newOrderForm } from '../../tools/order-form.ts';
import { stack } from '../stack.ts';

const region = `${stack.urls.functions}/${stack.projectId}/${FUNCTIONS_REGION}`;

/** The emulator closes a connection that was idle for six seconds; on a busy machine a call that is sent just then is lost. */
const NOT_KEPT = { connection: 'close' };

/** What a callable said: its HTTP status, and its result or the details of its refusal. */
export type Reply<Output> = {
  status: number;
  result?: Output;
  error?: { status: string; message: string; details?: { code: string; [fact: string]: unknown } };
};

/**
 * Calls a callable as a browser does. `origin` is the address that Google's front
 * end would add; `body` what is sent instead of a call.
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
      ...NOT_KEPT,
      'content-type': 'application/json',
      ...headers,
      ...(origin !== undefined && { 'x-forwarded-for': origin }),
    },
    body,
  });
  return { status: response.status, ...((await response.json()) as object) };
}

/** What stands in an order form. */
export type OrderFormValues = ReturnType<typeof newOrderForm>;

/** An order form that is right, by a shopper of their own, with `change` applied. */
export const orderForm = (change: Record<string, unknown> = {}): OrderFormValues => ({
  ...newOrderForm(),
  ...change,
});

/** Places an order that must go through. */
export async function placeOrder(
  change: Record<string, unknown> = {},
): Promise<Callables['createZiinaPayment']['output']> {
  const { result, error } = await call('createZiinaPayment', orderForm(change));
  if (!result) throw new Error(`the order was refused: ${JSON.stringify(error)}`);
  return result;
}

/** Delivers `body` to the webhook, through hosting as the provider does. */
export const postWebhook = (body: string, signature?: string, method = 'POST'): Promise<Response> =>
  fetch(`${stack.urls.hosting}/api/ziina-webhook`, {
    method,
    headers: {
      ...NOT_KEPT,
      'content-type': 'application/json',
      ...(signature !== undefined && { 'x-hmac-signature': signature }),
    },
    ...(method === 'POST' && { body }),
  });

/** Fires a function that is not called but triggered; answers its status when it is done. */
async function trigger(name: string, event: object, contentType: string): Promise<number> {
  const response = await fetch(
    `${stack.urls.functions}/functions/projects/${stack.projectId}/triggers/${FUNCTIONS_REGION}-${name}-0`,
    {
      method: 'POST',
      headers: { ...NOT_KEPT, 'content-type': contentType },
      body: JSON.stringify(event),
    },
  );
  return response.status;
}

/** Announces to a function what it follows, as Firestore and Storage do. */
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

/** Runs the schedule now. */
export async function runSchedule(): Promise<void> {
  const status = await trigger('settlePendingPayments', {}, 'application/json');
  if (status !== 200) throw new Error(`the schedule failed: ${status}`);
}
