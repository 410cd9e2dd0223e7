import { FUNCTIONS_REGION } from '@ghar/domain/region';
import { beforeAll, describe, expect, test } from 'vitest';
import { ADMIN } from '../../tools/seed/accounts.ts';
import { call, orderForm, placeOrder } from '../support/backend.ts';
import { db, order, orders, resetDatabase } from '../support/database.ts';
import { overHttp } from '../support/functions-host.ts';
import { resetProvider } from '../support/provider.ts';
import { stack } from '../stack.ts';

overHttp();

let orderId: string;
beforeAll(async () => {
  await Promise.all([resetDatabase(), resetProvider()]);
  orderId = (await placeOrder()).order_id;
});

const CALLABLES = [
  'createZiinaPayment',
  'findOrder',
  'getOrderSecure',
  'retryZiinaPayment',
  'updateOrderPaymentStatus',
] as const;

describe.each(CALLABLES)('%s', (name) => {
  test.each(['{"not":"a call"}', '{"data":{},"more":1}', '{"__proto__":{"data":{}},"data":{}}'])(
    'refuses a body that is no call, or says nothing: %s',
    async (body) => {
      expect((await call(name, null, { body })).status).toBe(400);
    },
  );

  test('does nothing for a page of somebody else’s: forms cannot send what it takes', async () => {
    const data = JSON.stringify({ data: { ...orderForm(), order_id_param: orderId } });
    const before = (await orders()).length;
    for (const [type, body] of [
      ['text/plain', data],
      ['application/x-www-form-urlencoded', `data=${encodeURIComponent(data)}`],
      ['multipart/form-data; boundary=x', `--x\r\n\r\n${data}\r\n--x--`],
    ] as const)
      expect((await call(name, null, { body, headers: { 'content-type': type } })).status).toBe(
        400,
      );
    expect(await orders()).toHaveLength(before);
  });

  test.each(['GET', 'PUT', 'DELETE'])('is not to be %s', async (method) => {
    const url = `${stack.urls.functions}/${stack.projectId}/${FUNCTIONS_REGION}/${name}`;
    const { status } = await fetch(`${url}?order_id_param=${orderId}`, { method });
    expect(status).toBe(400);
  });

  test('survives what is nested without end', async () => {
    const body = `{"data":${'['.repeat(50_000)}${']'.repeat(50_000)}}`;
    expect((await call(name, null, { body })).status).toBeGreaterThanOrEqual(400);
    expect((await call(name, {})).status).toBe(400);
  });
});

test('an order keeps the server’s own fields, whatever the form inherits', async () => {
  const form = JSON.stringify(orderForm());
  const evil = '"__proto__":{"payment_status":"paid","status":"delivered","unit_price":1}';
  const { result } = await call('createZiinaPayment', null, {
    body: `{"data":{${evil},${form.slice(1)}}`,
  });
  expect(await order(result!.order_id)).toMatchObject({
    payment_status: 'pending',
    status: 'pending',
    unit_price: 299,
  });
});

test('a token gives no rights, whatever it claims and whoever made it', async () => {
  const part = (claims: object): string =>
    Buffer.from(JSON.stringify(claims)).toString('base64url');
  const claims = {
    iss: 'https://securetoken.google.com/another-project',
    aud: 'another-project',
    sub: ADMIN.uid,
    user_id: ADMIN.uid,
    admin: true,
    role: 'admin',
    exp: Math.floor(Date.now() / 1000) + 3600,
  };
  const foreign = `${part({ alg: 'none' })}.${part(claims)}.`;
  const { result: seen } = await call('getOrderSecure', { order_id_param: orderId });
  for (const token of [foreign, 'garbage', '']) {
    const headers = { authorization: `Bearer ${token}` };
    const { result = seen } = await call(
      'getOrderSecure',
      { order_id_param: orderId },
      { headers },
    );
    expect(result).toEqual(seen);
  }
});

describe('whoever guesses', () => {
  test('learns nothing from being near: every id that is not one is answered the same', async () => {
    const near = [
      orderId.toLowerCase() === orderId ? orderId.toUpperCase() : orderId.toLowerCase(),
      orderId.slice(0, -1),
      `${orderId}x`,
      orderId.slice(-8),
      'AbCdEfGhIjKlMnOpQrSt',
    ];
    for (const name of ['updateOrderPaymentStatus', 'retryZiinaPayment'] as const) {
      for (const id of near)
        expect(await call(name, { order_id_param: id })).toEqual({
          status: 404,
          error: {
            status: 'NOT_FOUND',
            message: 'order-not-found',
            details: { code: 'order-not-found' },
          },
        });
    }
    for (const id of near)
      expect((await call('getOrderSecure', { order_id_param: id })).result).toEqual([]);
  });

  test('reads nothing of the inside out of a failure', async () => {
    await db.doc('orders/cannotBeReadAtAll').set({ customer_name: 7 });
    for (const name of ['getOrderSecure', 'updateOrderPaymentStatus', 'retryZiinaPayment'] as const)
      expect(await call(name, { order_id_param: 'cannotBeReadAtAll' })).toEqual({
        status: 500,
        error: { status: 'INTERNAL', message: 'internal', details: { code: 'internal' } },
      });
  });
});
