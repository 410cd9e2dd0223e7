import type { CallableName, Callables } from '@ghar/domain/callables';
import { FUNCTIONS_REGION } from '@ghar/domain/region';
import { newOrderForm } from '../../order-form.ts';
import type { Stack } from '../../stack/start-stack.ts';
import { intentOf } from '../../ziina-sandbox/control.ts';
import type { WebhookProxy } from './webhook-proxy.ts';

export const STEPS = ['create', 'pay', 'webhook', 'confirm', 'whole path'] as const;
export type Step = (typeof STEPS)[number];
/** The time of each step of one order, in ms. */
export type Timings = Readonly<Record<Step, number>>;

/** What a client knows of its order. */
export type KnownOrder = { readonly orderId: string; readonly intentId: string };

export const UNIT_PRICE = 299;
/** Polls before a missing webhook counts as an error. */
const MOST_LOOKS = 50;

export type OrderPath = {
  /** The time of a callable that refuses at once, without database or provider, in ms. */
  readonly bare: () => Promise<number>;
  /** Orders, pays and polls until the order is paid, with a phone and address of its own. */
  readonly walk: () => Promise<{ timings: Timings; order: KnownOrder }>;
};

/** The order path, by calls as a browser makes them. */
export function createOrderPath({ urls, projectId }: Stack, proxy: WebhookProxy): OrderPath {
  const region = `${urls.functions}/${projectId}/${FUNCTIONS_REGION}`;
  let shoppers = 0;

  const post = (name: CallableName, data: unknown, origin: string): Promise<Response> =>
    fetch(`${region}/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': origin },
      body: JSON.stringify({ data }),
    });

  async function call<Name extends CallableName>(
    name: Name,
    data: Callables[Name]['input'],
    origin: string,
  ): Promise<Callables[Name]['output']> {
    const answer = (await (await post(name, data, origin)).json()) as {
      result?: Callables[Name]['output'];
    };
    if (answer.result === undefined) throw new Error(`${name}: ${JSON.stringify(answer)}`);
    return answer.result;
  }

  return {
    async bare() {
      const started = performance.now();
      const response = await post('getOrderSecure', {}, '10.0.0.1');
      await response.text();
      if (response.status !== 400) throw new Error(`the bare callable answered ${response.status}`);
      return performance.now() - started;
    },

    async walk() {
      const number = shoppers++;
      const origin = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
      const form = { ...newOrderForm(), totalAmount: UNIT_PRICE };
      const started = performance.now();
      const { order_id, payment_url } = await call('createZiinaPayment', form, origin);
      const created = performance.now();
      const intentId = intentOf(payment_url);
      await fetch(`${payment_url}/pay`, { method: 'POST', redirect: 'manual' });
      const paid = performance.now();
      const webhook = await proxy.tookFor(intentId);
      const announced = performance.now();
      for (let looks = 1; ; looks++) {
        const order = await call('updateOrderPaymentStatus', { order_id_param: order_id }, origin);
        if (order.payment_status === 'paid') break;
        if (looks === MOST_LOOKS) throw new Error(`order ${order_id} is ${order.payment_status}`);
      }
      const ended = performance.now();
      return {
        timings: {
          create: created - started,
          pay: paid - created,
          webhook,
          confirm: ended - announced,
          'whole path': ended - started,
        },
        order: { orderId: order_id, intentId },
      };
    },
  };
}

/**
 * Runs `work` so many times, at most `width` concurrently; returns the results and the total time
 * in ms.
 */
export async function inParallel<Result>(
  times: number,
  width: number,
  work: () => Promise<Result>,
): Promise<{ results: Result[]; took: number }> {
  const results: Result[] = [];
  let left = times;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: width }, async () => {
      while (left-- > 0) results.push(await work());
    }),
  );
  return { results, took: performance.now() - started };
}
