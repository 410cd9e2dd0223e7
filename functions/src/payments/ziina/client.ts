import * as v from 'valibot';
import { CHARGE_CURRENCY } from '@ghar/domain/money/currency';
import { follow, log } from '../../log.ts';
import type { PaymentIntent } from '../payment-intent.ts';
import { ProviderError, type PaymentProvider, type ProviderRefund } from '../payment-provider.ts';
import { fetchProvider, type ProviderRequest } from '../../adapters/fetch-provider.ts';
import { wasSent } from '../../adapters/was-sent.ts';
import { intentSchema, refundSchema } from './answers.ts';

/** Ziina's API as the payment provider. `apiUrl` has no trailing slash. */
export function ziinaClient({ apiUrl, token }: { apiUrl: string; token: string }): PaymentProvider {
  const call = async (path: string, body?: object): Promise<Answer> => {
    const answer = await request(`${apiUrl}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (answer.status === 429)
      throw new ProviderError('not-reached', 'provider answered 429: too many requests');
    if (answer.status >= 500 || answer.status === 408)
      throw new ProviderError('unavailable', `provider answered ${answer.status}`);
    return answer;
  };

  return {
    createIntent: ({ amount, message, returnUrl, expiresAt, test }) =>
      withFailureLogged(async () => {
        const { status, text } = await call('/payment_intent', {
          amount,
          currency_code: CHARGE_CURRENCY,
          message,
          success_url: returnUrl,
          cancel_url: returnUrl,
          failure_url: returnUrl,
          test,
          expiry: String(expiresAt.getTime()),
          allow_tips: false,
        });
        if (status >= 400) throw new ProviderError('refused', `provider answered ${status}`);
        const intent = readIntent(text);
        follow({ payment_intent_id: intent.id });
        log('payment-opened');
        return intent;
      }),
    getIntent: (id) =>
      withFailureLogged(async () => {
        const { status, text } = await call(`/payment_intent/${encodeURIComponent(id)}`);
        if (status === 404 || (status === 400 && text.includes('PAYMENT_INTENT_NOT_FOUND')))
          return null;
        // a rejected token says nothing about the payment
        if (status >= 400) throw new ProviderError('unavailable', `provider answered ${status}`);
        return readIntent(text);
      }),
    createRefund: ({ id, intentId, amount, test }) =>
      withFailureLogged(async () => {
        const { status, text } = await call('/refund', {
          id,
          payment_intent_id: intentId,
          amount,
          currency_code: CHARGE_CURRENCY,
          test,
        });
        if (status >= 400) throw new ProviderError('refused', `provider answered ${status}`);
        return readRefund(text, id);
      }),
    getRefund: (id) =>
      withFailureLogged(async () => {
        const { status, text } = await call(`/refund/${encodeURIComponent(id)}`);
        if (status === 404 || (status === 400 && text.includes('NOT_FOUND'))) return null;
        if (status >= 400) throw new ProviderError('unavailable', `provider answered ${status}`);
        return readRefund(text, id);
      }),
  };
}

/** Logs every failure of the provider, whatever the caller does with it; an alert counts these entries. */
async function withFailureLogged<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ProviderError) log('provider-failed', { outcome: error.failure, error });
    throw error;
  }
}

type Answer = { readonly status: number; readonly text: string };

async function request(url: string, init: ProviderRequest): Promise<Answer> {
  try {
    const response = await fetchProvider(url, init);
    return { status: response.status, text: await response.text() };
  } catch (cause) {
    throw wasSent(cause)
      ? new ProviderError('unavailable', 'provider did not answer', { cause })
      : new ProviderError('not-reached', 'provider not reached', { cause });
  }
}

const readIntent = (text: string): PaymentIntent => readAs(intentSchema, text, 'an intent');

/** A refund with another id is an invalid answer. */
const readRefund = (text: string, id: string): ProviderRefund =>
  readAs(
    v.pipe(
      refundSchema,
      v.check((refund) => refund.id === id),
    ),
    text,
    'this refund',
  );

function readAs<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string,
  what: string,
): v.InferOutput<Schema> {
  try {
    return v.parse(schema, JSON.parse(text));
  } catch (cause) {
    throw new ProviderError('unreadable', `provider answered something else than ${what}`, {
      cause,
    });
  }
}
