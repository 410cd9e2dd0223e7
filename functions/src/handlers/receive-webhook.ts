import * as v from 'valibot';
import { follow, log } from '../log.ts';
import { recordRefund } from '../orders/record-refund.ts';
import { settleOrder, type SettlePorts } from '../orders/settle-order.ts';
import { paymentIntentSchema } from '../payments/payment-intent.ts';
import {
  paymentFacts,
  refundFacts,
  unknownFacts,
  type ProviderEvent,
} from '../payments/provider-event.ts';
import { providerRefundSchema } from '../payments/provider-refund.ts';
import { verifySignature } from '../payments/webhook-signature.ts';
import { logSettlement } from './log-settlement.ts';
import { parseJson } from './parse-json.ts';

const PAYMENT_EVENT = 'payment_intent.status.updated';
const REFUND_EVENT = 'refund.status.updated';
const eventSchema = v.object({ event: v.string(), data: v.unknown() });

export type WebhookRequest = {
  readonly method: string;
  readonly rawBody: Uint8Array;
  readonly signature: string | undefined;
};
export type WebhookAnswer = { readonly status: number; readonly body: Record<string, string> };
type WebhookPorts = SettlePorts & {
  /** Stores a verified event. */
  readonly record: (event: ProviderEvent) => Promise<void>;
};

const refuse = (status: number, code: string): WebhookAnswer => ({ status, body: { code } });
const accept = (outcome: string): WebhookAnswer => ({ status: 200, body: { outcome } });

/**
 * Handles the provider's webhook: verifies the signature over the raw body, parses it, applies it
 * to its order, and stores it even if it is not understood. An answer other than 2xx makes the
 * provider retry, which is right where the payment's order does not exist yet.
 */
export async function receiveWebhook(
  { method, rawBody, signature }: WebhookRequest,
  { secret, ...ports }: WebhookPorts & { readonly secret: string },
): Promise<WebhookAnswer> {
  if (method !== 'POST') return refuse(405, 'method-not-allowed');
  if (!verifySignature(rawBody, signature, secret)) {
    log('webhook-forged');
    return refuse(401, 'signature-invalid');
  }
  const event = v.safeParse(eventSchema, parseJson(rawBody));
  const { event: name, data } = event.success ? event.output : { event: null, data: null };
  const keep = (outcome: string): Promise<void> =>
    ports.record({ ...unknownFacts(rawBody, data), name, orderId: null, outcome });
  const unreadable = async (answered: WebhookAnswer): Promise<WebhookAnswer> => {
    log('webhook-unreadable');
    await keep('unreadable');
    return answered;
  };
  switch (name) {
    case PAYMENT_EVENT: {
      const intent = v.safeParse(paymentIntentSchema, data);
      return intent.success
        ? receivePayment(name, intent.output, ports)
        : unreadable(refuse(400, 'input-invalid'));
    }
    case REFUND_EVENT: {
      const refund = v.safeParse(providerRefundSchema, data);
      // 200: a retry would not make it readable
      return refund.success
        ? receiveRefund(name, refund.output, ports)
        : unreadable(accept('unreadable'));
    }
    case null:
      return unreadable(refuse(400, 'input-invalid'));
    default:
      log('webhook-ignored');
      await keep('ignored');
      return accept('ignored');
  }
}

async function receivePayment(
  name: string,
  intent: v.InferOutput<typeof paymentIntentSchema>,
  { record, ...ports }: WebhookPorts,
): Promise<WebhookAnswer> {
  follow({ payment_intent_id: intent.id });
  const order = await ports.store.orderOfIntent(intent.id);
  if (!order) {
    const event = intent.status === 'completed' ? 'paid-without-order' : 'payment-without-order';
    log(event, { source: 'webhook', outcome: intent.status });
    await record({ ...paymentFacts(intent), name, orderId: null, outcome: 'order-not-found' });
    return refuse(404, 'order-not-found');
  }
  follow({ order_id: order.id });
  const settled = await settleOrder(order, intent, ports);
  logSettlement('webhook')(settled);
  const outcome = settled.settlement;
  await record({ ...paymentFacts(intent), name, orderId: order.id, outcome });
  return accept(outcome);
}

async function receiveRefund(
  name: string,
  refund: v.InferOutput<typeof providerRefundSchema>,
  { record, ...ports }: WebhookPorts,
): Promise<WebhookAnswer> {
  follow({ payment_intent_id: refund.payment_intent_id });
  const order = await ports.store.orderOfIntent(refund.payment_intent_id);
  if (order) follow({ order_id: order.id });
  const outcome = order ? await recordRefund(order, refund, ports) : 'order-not-found';
  log(order ? 'refund-announced' : 'refund-without-order', { source: 'webhook', outcome });
  await record({ ...refundFacts(refund), name, orderId: order?.id ?? null, outcome });
  return accept(outcome);
}
