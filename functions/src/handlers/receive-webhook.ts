import { follow, log } from '../log.ts';
import { recordRefund } from '../orders/record-refund.ts';
import { settleOrder } from '../orders/settle-order.ts';
import type { PaymentIntent } from '../payments/payment-intent.ts';
import type { ProviderRefund } from '../payments/payment-provider.ts';
import {
  storedFields,
  type Announcement,
  type ProviderEvent,
  type ReadWebhook,
  type SignedRequest,
} from '../payments/provider-event.ts';
import { logSettlement } from './log-settlement.ts';
import type { SettlePorts } from '../orders/shop-store.ts';

export type WebhookPorts = SettlePorts & {
  readonly read: ReadWebhook;
  /** Stores a verified event. */
  readonly record: (event: ProviderEvent) => Promise<void>;
};
export type WebhookAnswer = { readonly status: number; readonly body: Record<string, string> };
type Handled = {
  readonly answer: WebhookAnswer;
  readonly outcome: string;
  readonly orderId: string | null;
};

const refuse = (status: number, code: string): WebhookAnswer => ({ status, body: { code } });
const accept = (outcome: string): WebhookAnswer => ({ status: 200, body: { outcome } });

/**
 * Handles the payment provider's webhook: verifies, parses, settles the order, and stores the event even if it is not
 * understood. A status other than 2xx makes the provider retry, which is right if the payment's order is not stored
 * yet.
 */
export async function receiveWebhook(
  { method, ...request }: SignedRequest & { readonly method: string },
  { read, record, ...ports }: WebhookPorts,
): Promise<WebhookAnswer> {
  if (method !== 'POST') return refuse(405, 'method-not-allowed');
  const announced = read(request);
  if (!announced) {
    log('webhook-forged');
    return refuse(401, 'signature-invalid');
  }
  const { answer, ...result } = await handle(announced, ports);
  const { name } = announced;
  await record({ ...storedFields(announced, request.rawBody), name, ...result });
  return answer;
}

async function handle(announced: Announcement, ports: SettlePorts): Promise<Handled> {
  switch (announced.kind) {
    case 'payment':
      return receivePayment(announced.intent, ports);
    case 'refund':
      return receiveRefund(announced.refund, ports);
    case 'ignored':
      log('webhook-ignored');
      return { answer: accept('ignored'), outcome: 'ignored', orderId: null };
    case 'unreadable':
      log('webhook-unreadable');
      return { answer: refuse(400, 'input-invalid'), outcome: 'unreadable', orderId: null };
    case 'unreadable-refund':
      log('webhook-unreadable');
      // 200: a retry would not help
      return { answer: accept('unreadable'), outcome: 'unreadable', orderId: null };
  }
}

async function receivePayment(intent: PaymentIntent, ports: SettlePorts): Promise<Handled> {
  follow({ payment_intent_id: intent.id });
  const order = await ports.store.orderOfIntent(intent.id);
  if (!order) {
    const event = intent.status === 'completed' ? 'paid-without-order' : 'payment-without-order';
    log(event, { source: 'webhook', outcome: intent.providerStatus });
    const outcome = 'order-not-found';
    return { answer: refuse(404, outcome), outcome, orderId: null };
  }
  follow({ order_id: order.id });
  const settled = await settleOrder(order, intent, ports);
  logSettlement('webhook')(settled);
  const outcome = settled.settlement;
  return { answer: accept(outcome), outcome, orderId: order.id };
}

async function receiveRefund(refund: ProviderRefund, ports: SettlePorts): Promise<Handled> {
  follow({ payment_intent_id: refund.intentId });
  const order = await ports.store.orderOfIntent(refund.intentId);
  if (order) follow({ order_id: order.id });
  const outcome = order ? await recordRefund(order, refund, ports) : 'order-not-found';
  log(order ? 'refund-announced' : 'refund-without-order', { source: 'webhook', outcome });
  return { answer: accept(outcome), outcome, orderId: order?.id ?? null };
}
