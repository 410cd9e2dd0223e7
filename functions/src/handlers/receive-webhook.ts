import * as v from 'valibot';
import { follow, log } from '../log.ts';
import { settleOrder, type SettlePorts } from '../orders/settle-order.ts';
import { paymentIntentSchema, type PaymentIntent } from '../payments/payment-intent.ts';
import { verifySignature } from '../payments/webhook-signature.ts';
import { logSettlement } from './log-settlement.ts';

const PAYMENT_EVENT = 'payment_intent.status.updated';
const eventSchema = v.object({ event: v.string(), data: v.unknown() });

export type WebhookRequest = {
  readonly method: string;
  readonly rawBody: Uint8Array;
  readonly signature: string | undefined;
};
export type WebhookAnswer = { readonly status: number; readonly body: Record<string, string> };

const refuse = (status: number, code: string): WebhookAnswer => ({ status, body: { code } });

/**
 * Takes the provider's announcement: verifies the signature over the raw body,
 * reads it, and settles the order it is about. An answer other than 2xx makes
 * the provider deliver again, which is right where the order is not there yet.
 */
export async function receiveWebhook(
  { method, rawBody, signature }: WebhookRequest,
  ports: SettlePorts & {
    readonly secret: string;
    readonly record: (
      intent: PaymentIntent,
      result: { orderId: string | null; outcome: string },
    ) => Promise<void>;
  },
): Promise<WebhookAnswer> {
  if (method !== 'POST') return refuse(405, 'method-not-allowed');
  if (!verifySignature(rawBody, signature, ports.secret)) {
    log('webhook-forged');
    return refuse(401, 'signature-invalid');
  }
  const event = v.safeParse(eventSchema, json(rawBody));
  if (!event.success) return refuse(400, 'input-invalid');
  if (event.output.event !== PAYMENT_EVENT) return { status: 200, body: { outcome: 'ignored' } };
  const intent = v.safeParse(paymentIntentSchema, event.output.data);
  if (!intent.success) {
    log('webhook-unreadable');
    return refuse(400, 'input-invalid');
  }
  follow({ payment_intent_id: intent.output.id });
  const order = await ports.store.orderOfIntent(intent.output.id);
  if (order) follow({ order_id: order.id });
  const settled = order && (await settleOrder(order, intent.output, ports));
  if (!settled) {
    await ports.record(intent.output, { orderId: null, outcome: 'order-not-found' });
    const event =
      intent.output.status === 'completed' ? 'paid-without-order' : 'payment-without-order';
    log(event, { source: 'webhook', outcome: intent.output.status });
    return refuse(404, 'order-not-found');
  }
  await ports.record(intent.output, { orderId: settled.order.id, outcome: settled.settlement });
  logSettlement('webhook')(settled);
  return { status: 200, body: { outcome: settled.settlement } };
}

function json(rawBody: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(rawBody));
  } catch {
    return undefined;
  }
}
