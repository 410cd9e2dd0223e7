import { CHARGE_CURRENCY } from '@ghar/domain/money/currency';
import { createHmac } from 'node:crypto';
import { readLocalSecrets } from '../../tools/stack/stack-files.ts';
import { postWebhook } from './backend.ts';

const { webhookSecret } = readLocalSecrets();

/** The provider's signature of a body. */
export const sign = (body: string, secret = webhookSecret): string =>
  createHmac('sha256', secret).update(body).digest('hex');

/** The body of a payment's webhook. */
export const announcement = (intentId: string, status: string, change: object = {}): string =>
  JSON.stringify({
    event: 'payment_intent.status.updated',
    data: { id: intentId, status, amount: 29900, currency_code: CHARGE_CURRENCY, ...change },
  });

/** Delivers it, and returns the shop's status. */
export const announce = async (
  intentId: string,
  status: string,
  change: object = {},
): Promise<number> => {
  const body = announcement(intentId, status, change);
  return (await postWebhook(body, sign(body))).status;
};
