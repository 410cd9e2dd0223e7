import { beforeAll, describe, expect, test } from 'vitest';
import { announce, announcement, sign } from '../support/announcements.ts';
import { placeOrder, postWebhook } from '../support/backend.ts';
import { order, resetDatabase } from '../support/database.ts';
import { overHttp } from '../support/functions-host.ts';
import { intentOf, orderFaults, resetProvider } from '../support/provider.ts';
import { stack } from '../stack.ts';

overHttp();

/** Attacks on the webhook that `settle.test.ts` does not cover. */
let orderId: string;
let body: string;
beforeAll(async () => {
  await Promise.all([resetDatabase(), resetProvider()]);
  await orderFaults({ webhooks: { kind: 'lost' } });
  const link = await placeOrder();
  orderId = link.order_id;
  body = announcement(intentOf(link.payment_url), 'completed');
});

const paymentStatus = async (id = orderId): Promise<unknown> =>
  (await order(id))!['payment_status'];
const post = (init: RequestInit): Promise<Response> =>
  fetch(`${stack.urls.hosting}/api/ziina-webhook`, { method: 'POST', ...init });

describe('a forged announcement is refused', () => {
  test.each<[string, (right: string) => string]>([
    ['that lacks its last digit', (right) => right.slice(0, -1)],
    ['that lacks its last byte', (right) => right.slice(0, -2)],
    ['with more behind it', (right) => `${right}zz`],
    ['with a byte behind it', (right) => `${right}00`],
    ['that is sent twice', (right) => `${right}, ${right}`],
    ['of zeros', () => '0'.repeat(64)],
    ['that names its kind', (right) => `sha256=${right}`],
  ])('with a signature %s', async (_, forge) => {
    expect((await postWebhook(body, forge(sign(body)))).status).toBe(401);
    expect(await paymentStatus()).toBe('pending');
  });

  test('that says the same in other bytes', async () => {
    const spaced = JSON.stringify(JSON.parse(body), undefined, 1);
    expect((await postWebhook(spaced, sign(body))).status).toBe(401);
    expect(await paymentStatus()).toBe('pending');
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/octet-stream', ''])(
    'that comes as %j',
    async (type) => {
      const headers = { 'content-type': type, 'x-hmac-signature': sign(body, 'guessed') };
      expect((await post({ headers, body })).status).toBe(401);
      expect(await paymentStatus()).toBe('pending');
    },
  );

  test('of twelve megabytes', async () => {
    const { status } = await postWebhook(
      JSON.stringify({ event: 'x'.repeat(12_000_000) }),
      'f'.repeat(64),
    );
    expect(status).toBe(401);
  });

  test.each(['PUT', 'PATCH', 'DELETE'])('that is %s', async (method) => {
    const headers = { 'x-hmac-signature': sign(body), 'x-http-method-override': 'POST' };
    expect((await post({ method, headers, body })).status).toBe(405);
    expect(await paymentStatus()).toBe('pending');
  });
});

test('a payment pays its own order and no other, however small it was', async () => {
  const [small, large] = [await placeOrder(), await placeOrder({ quantity: 3, totalAmount: 897 })];
  expect(await announce(intentOf(small.payment_url), 'completed')).toBe(200);
  expect(await paymentStatus(small.order_id)).toBe('paid');
  expect(await paymentStatus(large.order_id)).toBe('pending');
  // the small payment's amount, claimed for the large order
  expect(await announce(intentOf(large.payment_url), 'completed')).toBe(200);
  expect(await order(large.order_id)).toMatchObject({
    payment_status: 'pending',
    payment_needs_review: true,
  });
});

test('an old announcement that is played back changes nothing', async () => {
  const link = await placeOrder();
  const failed = announcement(intentOf(link.payment_url), 'failed');
  await postWebhook(failed, sign(failed));
  await announce(intentOf(link.payment_url), 'completed');
  for (let again = 0; again < 3; again++) await postWebhook(failed, sign(failed));
  expect(await order(link.order_id)).toMatchObject({ payment_status: 'paid', status: 'confirmed' });
});
