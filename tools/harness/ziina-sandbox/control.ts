import { CHARGE_CURRENCY } from '@ghar/domain/money/currency';
import { controlOf } from '../stand-in/control.ts';
import type { FaultDocument } from './faults.ts';
import type { Intent, IntentAction } from './intents.ts';
import type { Refund, RefundAction } from './refunds.ts';
import { sign, type Delivery } from './webhooks.ts';

export type SandboxIntent = Intent;

/** A client of the sandbox's control API: see the table in its README. */
export function sandboxControl(url: string) {
  const { call, list, common } = controlOf<Delivery, FaultDocument>(url);
  return {
    ...common,
    intents: () => list<Intent>('intents'),
    endIntent: (id: string, how: IntentAction): Promise<unknown> =>
      call('POST', `/intents/${id}/${how}`),
    /** Refunds in the provider's own app: `amount` in base units, or all that is left. */
    refund: (id: string, amount?: number): Promise<Refund> =>
      call('POST', `/intents/${id}/refund`, { amount }),
    refunds: () => list<Refund>('refunds'),
    endRefund: (id: string, how: RefundAction): Promise<Refund> =>
      call('POST', `/refunds/${id}/${how}`),
  };
}

/** Registers the webhook as the shop's owner does, by Ziina's API, where any token is accepted. */
export async function registerWebhook(
  url: string,
  webhook: { url: string; secret: string },
): Promise<void> {
  const response = await fetch(`${url}/api/webhook`, {
    method: 'POST',
    headers: { authorization: 'Bearer any', 'content-type': 'application/json' },
    body: JSON.stringify(webhook),
  });
  if (!response.ok)
    throw new Error(
      `The Ziina sandbox refused the webhook (${response.status}): ${await response.text()}`,
    );
}

/** True iff somebody may still pay it. */
export const isOpen = ({ status }: SandboxIntent): boolean => status.startsWith('requires_');

type Announced = { readonly id: string; readonly status: string };
type PaymentEvent = Announced & { readonly amount: number };

/** A webhook as Ziina sends it for a payment in dirhams, signed with `secret`. */
export function signedPaymentEvent(payment: PaymentEvent, secret: string) {
  const data = { ...payment, currency_code: CHARGE_CURRENCY };
  const body = JSON.stringify({ event: 'payment_intent.status.updated', data });
  return { rawBody: Buffer.from(body), signature: sign(body, secret) };
}

export function announcedIn(rawBody: Uint8Array): Announced & { readonly isRefund: boolean } {
  const { event, data } = JSON.parse(new TextDecoder().decode(rawBody)) as {
    readonly event: string;
    readonly data: Announced;
  };
  return { ...data, isRefund: event === 'refund.status.updated' };
}

export const intentOf = (paymentUrl: string): string =>
  new URL(paymentUrl).pathname.split('/').at(-1)!;
