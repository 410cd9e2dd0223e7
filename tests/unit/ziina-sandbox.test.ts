import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StandIn } from '../../tools/harness/stand-in/serve.ts';
import { startZiinaSandbox } from '../../tools/harness/ziina-sandbox/server.ts';

type Received = { headers: IncomingHttpHeaders; raw: string; event: string; status: string };
type Json = Record<string, unknown> & { id: string };

/** A webhook endpoint that records requests and answers as told. */
async function startReceiver() {
  const received: Received[] = [];
  const statuses: number[] = [];
  const waiting: ServerResponse[] = [];
  let silent = false;
  const answer = (response: ServerResponse) => response.writeHead(statuses.shift() ?? 200).end();
  const server = createServer((request, response) => {
    let raw = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => (raw += chunk));
    request.on('end', () => {
      const { event, data } = JSON.parse(raw) as { event: string; data: { status: string } };
      received.push({ headers: request.headers, raw, event, status: data.status });
      if (silent) waiting.push(response);
      else answer(response);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    statuses: () => received.map(({ status }) => status),
    answerNext: (...next: number[]) => statuses.push(...next),
    holdAnswers: () => {
      silent = true;
    },
    forget() {
      received.length = 0;
      statuses.length = 0;
      silent = false;
      waiting.splice(0).forEach(answer);
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const START = Date.parse('2026-11-28T12:00:00Z');
/** The sandbox's clock. */
let now: number;
let sandbox: StandIn;
let shop: Awaited<ReturnType<typeof startReceiver>>;

beforeAll(async () => {
  [sandbox, shop] = await Promise.all([
    startZiinaSandbox({ port: 0, retryDelaysMs: [1, 2, 3], now: () => now }),
    startReceiver(),
  ]);
});
afterAll(async () => {
  await sandbox.close();
  shop.close();
});
beforeEach(async () => {
  now = START;
  await call('POST', '/_sandbox/reset');
  await call('POST', '/api/webhook', { url: shop.url, secret: 'shared-secret' });
  shop.forget();
});

const send = (method: string, path: string, body?: unknown) =>
  fetch(sandbox.url + path, {
    method,
    headers: { authorization: 'Bearer any', 'content-type': 'application/json' },
    redirect: 'manual',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

async function call(method: string, path: string, body?: unknown) {
  const response = await send(method, path, body);
  return { status: response.status, body: (await response.json()) as Json };
}

const order = (fields: object = {}) => ({ amount: 29900, currency_code: 'AED', ...fields });
const create = async (fields: object = {}) =>
  (await call('POST', '/api/payment_intent', order(fields))).body;
const look = async (id: string) => (await call('GET', `/api/payment_intent/${id}`)).body;
const drive = (id: string, action: string) => call('POST', `/_sandbox/intents/${id}/${action}`);
const orderFaults = (faults: object) => call('PUT', '/_sandbox/faults', faults);
const openPage = async (id: string) => (await send('GET', `/pay/${id}`)).text();
const press = async (id: string, button: string) => {
  const response = await send('POST', `/pay/${id}/${button}`);
  return { status: response.status, location: response.headers.get('location') };
};
const intentCount = async () =>
  ((await call('GET', '/_sandbox/intents')).body['intents'] as Json[]).length;
const currentFaults = async () => (await call('GET', '/_sandbox/faults')).body;
const deliveries = async () =>
  (await call('GET', '/_sandbox/deliveries')).body['deliveries'] as Json[];

/** Deliveries are asynchronous, and slow on a busy machine. */
const soon = { timeout: 4_000, interval: 5 };

describe('payment intents', () => {
  it('listens on 127.0.0.1 and tells the port it took', () => {
    expect(sandbox.url).toMatch(/^http:\/\/127\.0\.0\.1:[1-9]\d*$/);
  });

  it('refuses a call without a bearer token', async () => {
    for (const authorization of ['', 'Bearer ', 'Basic abc']) {
      const response = await fetch(`${sandbox.url}/api/payment_intent/x`, {
        headers: { authorization },
      });
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ code: 'UNAUTHORIZED' });
    }
  });

  it('answers a new intent in the shape that Ziina documents', async () => {
    const urls = { success_url: 'https://shop.example/ok', cancel_url: 'https://shop.example/no' };
    const sent = { ...urls, message: 'صابونة', failure_url: 'https://shop.example/failed' };
    const intent = await create({ ...sent, test: true });
    expect(intent).toEqual({
      id: expect.any(String),
      account_id: expect.any(String),
      operation_id: expect.any(String),
      amount: 29900,
      tip_amount: 0,
      currency_code: 'AED',
      created_at: expect.stringMatching(/^\d{13}$/),
      status: 'requires_payment_instrument',
      message: 'صابونة',
      redirect_url: `${sandbox.url}/pay/${intent.id}`,
      allow_tips: false,
      ...urls,
    });
    expect(await look(intent.id)).toEqual(intent);
  });

  it('makes a second intent when the same request comes again', async () => {
    const operation_id = randomUUID();
    const [first, second] = [await create({ operation_id }), await create({ operation_id })];
    expect(second.id).not.toBe(first.id);
  });

  it.each([
    ['a missing amount', { amount: undefined }, 'amount'],
    ['less than 2 AED', { amount: 199 }, 'amount'],
    ['half a fils', { amount: 200.5 }, 'amount'],
    ['an amount in words', { amount: '29900' }, 'amount'],
    ['a currency that is not charged', { currency_code: 'JPY' }, 'currency_code'],
    ['an expiry that has passed', { expiry: String(START) }, 'expiry'],
    ['an expiry that is a number', { expiry: START + 60_000 }, 'expiry'],
    ['a return address that runs script', { success_url: 'javascript:alert(1)' }, 'success_url'],
    ['an unknown field', { fail_url: 'https://shop.example' }, 'fail_url'],
  ])('refuses %s', async (_what, fields, named) => {
    const { status, body } = await call('POST', '/api/payment_intent', order(fields));
    expect(status).toBe(400);
    expect(body).toEqual({ code: 'VALIDATION_ERROR', message: expect.stringContaining(named) });
    expect(await intentCount()).toBe(0);
  });

  it('answers PAYMENT_INTENT_NOT_FOUND for an unknown id', async () => {
    const { status, body } = await call('GET', '/api/payment_intent/unknown');
    expect(status).toBe(404);
    expect(body).toMatchObject({ code: 'PAYMENT_INTENT_NOT_FOUND' });
  });

  it('lets nobody pay after the expiry', async () => {
    const { id } = await create({ expiry: String(START + 2_000) });
    now = START + 1_999;
    expect(await openPage(id)).toContain('<form');
    expect(await look(id)).toMatchObject({ status: 'requires_payment_instrument' });
    now = START + 2_000;
    expect(await look(id)).toMatchObject({ status: 'canceled' });
    expect(await openPage(id)).not.toContain('<form');
    expect((await drive(id, 'complete')).status).toBe(409);
  });
});

describe('the payment page', () => {
  it('is Arabic, right to left, says that it is a test, and names the amount', async () => {
    const html = await openPage((await create()).id);
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain('صفحة دفع تجريبية');
    expect(html).toContain('>299 درهم إماراتي<');
    for (const label of ['ادفع الآن', 'رفض البطاقة', 'إلغاء']) expect(html).toContain(label);
  });

  it.each([
    [29950, 'AED', '299.50 درهم إماراتي'],
    [129900, 'AED', '1,299 درهم إماراتي'],
    [1500, 'KWD', '1.500 دينار كويتي'],
  ])('writes %i base units of %s as %s', async (amount, currency_code, written) => {
    const html = await openPage((await create({ amount, currency_code })).id);
    expect(html).toContain(`>${written}<`);
  });

  it('escapes what the shop sent', async () => {
    const hostile = `<script>alert("1")</script>'&`;
    const cancel_url = 'https://shop.example/?a=1&b="><b>';
    const { id } = await create({ message: hostile, cancel_url });
    const escaped = '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&#39;&amp;';
    expect(await openPage(id)).toContain(escaped);
    await press(id, 'cancel');
    expect(await openPage(id)).toContain(
      'href="https://shop.example/?a=1&amp;b=&quot;&gt;&lt;b&gt;"',
    );
  });

  it.each([
    ['pay', 'completed', 'https://shop.example/ok'],
    ['decline', 'failed', 'https://shop.example/failed'],
    ['cancel', 'canceled', 'https://shop.example/no'],
  ])('%s leaves the intent %s and goes to %s', async (button, status, location) => {
    const { id } = await create({
      success_url: 'https://shop.example/ok',
      failure_url: 'https://shop.example/failed',
      cancel_url: 'https://shop.example/no',
    });
    expect(await press(id, button)).toEqual({ status: 303, location });
    expect(await look(id)).toMatchObject({ status });
    await expect.poll(shop.statuses, soon).toEqual([status]);
  });

  it('sends a declined shopper to the cancel address, or to the page, for want of a better one', async () => {
    const cancel_url = 'https://shop.example/no';
    const [first, second] = [await create({ cancel_url }), await create()];
    expect((await press(first.id, 'decline')).location).toBe(cancel_url);
    expect((await press(second.id, 'decline')).location).toBe(`/pay/${second.id}`);
    expect(await look(second.id)).toMatchObject({ latest_error: { code: 'CARD_DECLINED' } });
  });

  it('shows the state and the way back once an intent is settled, and cannot pay it twice', async () => {
    const { id } = await create({ success_url: 'https://shop.example/ok' });
    await press(id, 'pay');
    const html = await openPage(id);
    expect(html).toContain('تم الدفع');
    expect(html).toContain('<a href="https://shop.example/ok">العودة إلى المتجر</a>');
    expect(html).not.toContain('<button');

    expect(await press(id, 'cancel')).toEqual({ status: 303, location: `/pay/${id}` });
    expect(await look(id)).toMatchObject({ status: 'completed' });
    await expect.poll(shop.statuses, soon).toEqual(['completed']);
  });

  it('takes a failed intent again only under failed_payable', async () => {
    const { id } = await create();
    await press(id, 'decline');
    expect(await openPage(id)).not.toContain('<button');
    await press(id, 'pay');
    expect(await look(id)).toMatchObject({ status: 'failed' });

    await orderFaults({ failed_payable: true });
    expect(await openPage(id)).toContain('<button');
    await press(id, 'pay');
    const paid = await look(id);
    expect(paid).toMatchObject({ status: 'completed' });
    expect(paid).not.toHaveProperty('latest_error');
  });

  it('answers a page for an unknown link', async () => {
    const response = await send('GET', '/pay/unknown');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('رابط الدفع غير صحيح');
  });
});

describe('webhooks', () => {
  it('sends the intent, signed over the raw body', async () => {
    const { id } = await create();
    await drive(id, 'complete');
    await expect.poll(() => shop.received.length, soon).toBe(1);
    const raw = shop.received[0]?.raw ?? '';
    const signature = createHmac('sha256', 'shared-secret').update(raw).digest('hex');
    expect(shop.received[0]?.headers['x-hmac-signature']).toBe(signature);
    const data = await look(id);
    expect(JSON.parse(raw)).toEqual({ event: 'payment_intent.status.updated', data });
  });

  it('sends no signature when no secret was set', async () => {
    await call('POST', '/api/webhook', { url: shop.url });
    await drive((await create()).id, 'complete');
    await expect.poll(() => shop.received.length, soon).toBe(1);
    expect(shop.received[0]?.headers).not.toHaveProperty('x-hmac-signature');
  });

  it('tries again until it is answered with 2xx, and records each attempt', async () => {
    shop.answerNext(500, 302, 204);
    const { id } = await create();
    await drive(id, 'fail');
    const attempt = { event: 'payment_intent.status.updated', payment_intent_id: id };
    await expect.poll(deliveries, soon).toEqual([
      { ...attempt, status: 'failed', attempt: 1, response_status: 500 },
      { ...attempt, status: 'failed', attempt: 2, response_status: 302 },
      { ...attempt, status: 'failed', attempt: 3, response_status: 204 },
    ]);
  });

  it('gives up after three retries', async () => {
    shop.answerNext(500, 500, 500, 500);
    await drive((await create()).id, 'complete');
    await expect.poll(deliveries, soon).toHaveLength(4);
    await drive((await create()).id, 'cancel');
    await expect.poll(deliveries, soon).toHaveLength(5);
    expect(shop.statuses()).toEqual([...Array<string>(4).fill('completed'), 'canceled']);
  });

  it('records attempts that nobody answered', async () => {
    const gone = await startReceiver();
    gone.close();
    await call('POST', '/api/webhook', { url: gone.url });
    await drive((await create()).id, 'complete');
    await expect.poll(deliveries, soon).toHaveLength(4);
    expect(await deliveries()).toContainEqual(
      expect.objectContaining({ attempt: 4, response_status: null }),
    );
  });

  it('redirects the shopper without waiting for the shop', async () => {
    shop.holdAnswers();
    const { id } = await create({ success_url: 'https://shop.example/ok' });
    expect((await press(id, 'pay')).status).toBe(303);
    await expect.poll(shop.statuses, soon).toEqual(['completed']);
    expect(await deliveries()).toEqual([]);
  });

  it('loses as many events as were ordered', async () => {
    await orderFaults({ webhooks: { kind: 'lost', times: 1 } });
    await drive((await create()).id, 'complete');
    await drive((await create()).id, 'cancel');
    await expect.poll(shop.statuses, soon).toEqual(['canceled']);
    await drive((await create()).id, 'fail');
    await expect.poll(shop.statuses, soon).toEqual(['canceled', 'failed']);
  });

  it('delivers an event twice under doubled', async () => {
    await orderFaults({ webhooks: { kind: 'doubled' } });
    await drive((await create()).id, 'complete');
    await expect.poll(shop.statuses, soon).toEqual(['completed', 'completed']);
  });

  it('delivers a held event after the next one, of any intent', async () => {
    await orderFaults({ webhooks: { kind: 'reordered' } });
    const [first, second] = [await create(), await create()];
    await drive(first.id, 'fail');
    await drive(second.id, 'complete');
    await expect.poll(shop.statuses, soon).toEqual(['completed', 'failed']);
  });

  it('delivers a held event when it is flushed', async () => {
    await orderFaults({ webhooks: { kind: 'reordered' } });
    await drive((await create()).id, 'complete');
    expect(shop.received).toEqual([]);
    expect((await call('POST', '/_sandbox/webhooks/flush')).body).toEqual({ flushed: 1 });
    await expect.poll(shop.statuses, soon).toEqual(['completed']);
  });
});

describe('faults', () => {
  it.each([
    ['error_500', 500, 0],
    ['refuse_400', 400, 0],
    ['refuse_429', 429, 0],
    ['no_redirect_url', 201, 1],
  ])('create under %s answers %i and leaves %i intents', async (kind, status, count) => {
    await orderFaults({ create: { kind, times: 1 } });
    const refused = await call('POST', '/api/payment_intent', order());
    expect(refused.status).toBe(status);
    expect(refused.body).not.toHaveProperty('redirect_url');
    expect(await intentCount()).toBe(count);
    expect(await create()).toHaveProperty('redirect_url');
  });

  it.each([
    ['timeout', 0],
    ['timeout_after', 1],
  ])(
    'create under %s leaves %i intents, and hangs until the faults are replaced',
    async (kind, count) => {
      await orderFaults({ create: { kind, times: 1 } });
      const outcome = send('POST', '/api/payment_intent', order()).catch((error: unknown) => error);
      await expect.poll(currentFaults, soon).toMatchObject({ create: { kind: 'ok' } });
      expect(await intentCount()).toBe(count);
      await orderFaults({});
      expect(await outcome).toEqual(new TypeError('fetch failed'));
    },
  );

  it('answers 200 with what is not JSON under garbage', async () => {
    const { id } = await create();
    await orderFaults({ get: { kind: 'garbage' } });
    const response = await send('GET', `/api/payment_intent/${id}`);
    expect(response.status).toBe(200);
    await expect(response.json()).rejects.toThrow(SyntaxError);
  });

  it('closes while a connection hangs', async () => {
    const other = await startZiinaSandbox({ port: 0 });
    const at = (method: string, path: string, body: object) =>
      fetch(other.url + path, {
        method,
        headers: { authorization: 'Bearer any' },
        body: JSON.stringify(body),
      });
    await at('PUT', '/_sandbox/faults', { create: { kind: 'timeout', times: 1 } });
    const broken = at('POST', '/api/payment_intent', order()).catch((error: unknown) => error);
    await expect
      .poll(async () => (await fetch(`${other.url}/_sandbox/faults`)).json(), soon)
      .toMatchObject({ create: { kind: 'ok' } });
    await other.close();
    expect(await broken).toEqual(new TypeError('fetch failed'));
  });

  it('makes answers of the API wait for latency_ms', async () => {
    const { id } = await create();
    await orderFaults({ latency_ms: 120 });
    const start = performance.now();
    await look(id);
    expect(performance.now() - start).toBeGreaterThan(115);
  });

  it('charges the wrong amount and currency when ordered, in the event as well', async () => {
    const { id } = await create();
    await orderFaults({ amount_delta: -100, currency_code: 'SAR' });
    expect(await look(id)).toMatchObject({ amount: 29900, currency_code: 'AED' });
    await drive(id, 'complete');
    const wrong = { amount: 29800, currency_code: 'SAR', status: 'completed' };
    expect(await look(id)).toMatchObject(wrong);
    await expect.poll(() => shop.received.length, soon).toBe(1);
    expect(JSON.parse(shop.received[0]?.raw ?? '')).toMatchObject({ data: wrong });
  });

  it.each([
    ['latency', { latency: 5 }],
    ['get.after', { get: { kind: 'timeout', after: 1 } }],
    ['create', { create: 'timeout' }],
    ['create.kind', { create: { kind: 'slow' } }],
    ['webhooks.times', { webhooks: { kind: 'lost', times: 0 } }],
    ['currency_code', { currency_code: 'JPY' }],
    ['The body', []],
  ])('refuses faults and names "%s", and keeps those in force', async (named, faults) => {
    await orderFaults({ latency_ms: 1 });
    const { status, body } = await orderFaults(faults);
    expect(status).toBe(400);
    expect(String(body['message']).split(':')[0]).toBe(named);
    expect(await currentFaults()).toMatchObject({ latency_ms: 1 });
  });

  it('counts times down in the document, which can be put back as it is', async () => {
    const { body } = await orderFaults({ get: { kind: 'error_500', times: 2 } });
    expect((await orderFaults(body)).body).toEqual(body);
    expect((await send('GET', '/api/payment_intent/x')).status).toBe(500);
    expect(await currentFaults()).toEqual({ ...body, get: { kind: 'error_500', times: 1 } });
  });
});

describe('refunds', () => {
  it('refunds what was paid, once for each id, and sends an event', async () => {
    const { id: payment_intent_id } = await create();
    await drive(payment_intent_id, 'complete');
    const request = { id: randomUUID(), payment_intent_id, amount: 900 };
    const { status, body } = await call('POST', '/api/refund', request);
    expect(status).toBe(201);
    expect(body).toEqual({
      ...request,
      currency_code: 'AED',
      status: 'pending',
      created_at: expect.stringMatching(/^\d{13}$/),
      error: null,
    });
    await call('POST', '/api/refund', request);
    const refund = await call('GET', `/api/refund/${request.id}`);
    expect(refund.body).toEqual({ ...body, status: 'completed' });

    const rest = await call('POST', '/api/refund', { id: randomUUID(), payment_intent_id });
    expect(rest.body).toMatchObject({ amount: 29000 });
    await expect
      .poll(() => shop.received.map(({ event }) => event).toSorted(), soon)
      .toEqual(['payment_intent.status.updated', 'refund.status.updated', 'refund.status.updated']);
  });

  it('refuses a refund of an unpaid intent, of too much, and of nothing', async () => {
    const { id: payment_intent_id } = await create();
    const refund = (fields: object) =>
      call('POST', '/api/refund', { id: randomUUID(), payment_intent_id, ...fields });
    expect((await refund({})).body).toMatchObject({ code: 'PAYMENT_INTENT_NOT_COMPLETED' });
    await drive(payment_intent_id, 'complete');
    expect((await refund({ amount: 29901 })).body).toMatchObject({
      code: 'REFUND_EXCEEDS_PAYMENT',
    });
    expect((await refund({ id: 'not-a-uuid' })).status).toBe(400);
    const unknown = await refund({ payment_intent_id: 'unknown' });
    expect(unknown.body).toMatchObject({ code: 'PAYMENT_INTENT_NOT_FOUND' });
    expect((await call('GET', '/api/refund/unknown')).status).toBe(404);
  });

  it('leaves one pending until it is told what becomes of it, and a failed one can be made again', async () => {
    const { id: payment_intent_id } = await create();
    await drive(payment_intent_id, 'complete');
    await orderFaults({ refund_status: 'pending' });
    const refund = () => call('POST', '/api/refund', { id: randomUUID(), payment_intent_id });
    const { body } = await refund();
    expect((await refund()).body).toMatchObject({ code: 'REFUND_EXCEEDS_PAYMENT' });
    const end = (how: string) => call('POST', `/_sandbox/refunds/${body.id}/${how}`);
    expect((await end('fail')).body).toMatchObject({ status: 'failed', amount: 29_900 });
    expect((await end('complete')).body).toMatchObject({ code: 'REFUND_NOT_PENDING' });
    await orderFaults({ refund_status: 'failed' });
    const again = await refund();
    expect((await call('GET', `/api/refund/${again.body.id}`)).body).toMatchObject({
      status: 'failed',
      error: { code: 'REFUND_FAILED' },
    });
    expect((await call('GET', '/_sandbox/refunds')).body).toMatchObject({
      refunds: [{ id: body.id }, { id: again.body.id }],
    });
  });

  it.each([
    ['error_500', 500, 0],
    ['refuse_400', 400, 0],
    ['refuse_429', 429, 0],
    ['garbage', 200, 1],
  ])('under %s answers %i, and makes %i', async (kind, status, made) => {
    const { id: payment_intent_id } = await create();
    await drive(payment_intent_id, 'complete');
    await orderFaults({ refund: { kind, times: 1 } });
    const request = { id: randomUUID(), payment_intent_id };
    const response = await fetch(`${sandbox.url}/api/refund`, {
      method: 'POST',
      headers: { authorization: 'Bearer x', 'content-type': 'application/json' },
      body: JSON.stringify(request),
    });
    expect(response.status).toBe(status);
    expect((await call('GET', `/api/refund/${request.id}`)).status).toBe(made ? 200 : 404);
    expect(await currentFaults()).toMatchObject({ refund: { kind: 'ok' } });
  });
});

describe('control', () => {
  it('leaves an intent pending, or in a status that nobody knows, until something ends it', async () => {
    const { id: hanging } = await create();
    expect((await drive(hanging, 'hang')).body).toMatchObject({ status: 'pending' });
    expect((await drive(hanging, 'hold')).body).toMatchObject({ status: 'on_hold' });
    expect((await drive(hanging, 'complete')).body).toMatchObject({ status: 'completed' });
  });

  it('refunds in its own app, all that is left or a part', async () => {
    const { id } = await create();
    await drive(id, 'complete');
    const refund = (body: object) => call('POST', `/_sandbox/intents/${id}/refund`, body);
    expect((await refund({ amount: 100 })).body).toMatchObject({ amount: 100 });
    expect((await refund({})).body).toMatchObject({ amount: 29_800, payment_intent_id: id });
    expect((await refund({})).status).toBe(400);
  });

  it('expires an intent without an event', async () => {
    const { id } = await create();
    expect((await drive(id, 'expire')).body).toMatchObject({ status: 'canceled' });
    await drive((await create()).id, 'complete');
    await expect.poll(shop.statuses, soon).toEqual(['completed']);
  });

  it('resets everything but the webhook registration', async () => {
    await orderFaults({ latency_ms: 1, webhooks: { kind: 'reordered', times: 2 } });
    await drive((await create()).id, 'fail');
    await call('POST', '/_sandbox/reset');
    expect(await intentCount()).toBe(0);
    expect(await currentFaults()).toMatchObject({ latency_ms: 0 });
    expect((await call('POST', '/_sandbox/webhooks/flush')).body).toEqual({ flushed: 0 });

    await drive((await create()).id, 'complete');
    await expect.poll(deliveries, soon).toHaveLength(1);
    expect(shop.statuses()).toEqual(['completed']);
  });
});
