import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DEFAULT_LOCALE } from '@ghar/domain/i18n/locale';
import { messageTemplate } from '@ghar/domain/messages/message-templates';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StandIn } from '../../tools/harness/stand-in/serve.ts';
import {
  type WhatsappControl,
  whatsappControl,
} from '../../tools/harness/whatsapp-sandbox/control.ts';
import { startWhatsappSandbox } from '../../tools/harness/whatsapp-sandbox/server.ts';

const PHONE = '971501234567';
const APP_SECRET = 'app-secret';
const STORE = 'https://soap.shop';
/** Deliveries are asynchronous, and slow on a busy machine. */
const soon = { timeout: 4_000, interval: 5 };

type Webhook = { headers: IncomingHttpHeaders; raw: string };
type Value = {
  statuses?: { id: string; status: string; recipient_id: string; errors?: { code: number }[] }[];
  messages?: { from: string; text: { body: string } }[];
  metadata: { phone_number_id: string };
};

/** A webhook endpoint that records requests and answers as told. */
async function startReceiver() {
  const told: Webhook[] = [];
  const answers: number[] = [];
  const server = createServer((request, response) => {
    let raw = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => (raw += chunk));
    request.on('end', () => {
      told.push({ headers: request.headers, raw });
      response.writeHead(answers.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const values = () =>
    told.map(
      ({ raw }) =>
        (JSON.parse(raw) as { entry: [{ changes: [{ value: Value }] }] }).entry[0].changes[0].value,
    );
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    told,
    values,
    statuses: () => values().map(({ statuses }) => statuses?.[0]?.status),
    answerNext: (...next: number[]) => answers.push(...next),
    forget() {
      told.length = 0;
      answers.length = 0;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

let sandbox: StandIn;
let shop: Awaited<ReturnType<typeof startReceiver>>;
let control: WhatsappControl;

beforeAll(async () => {
  shop = await startReceiver();
  sandbox = await startWhatsappSandbox({
    port: 0,
    account: {
      phoneNumberId: '1050',
      token: 'the-token',
      webhook: { url: shop.url, appSecret: APP_SECRET },
    },
    storeUrl: STORE,
    retryDelaysMs: [1, 2, 3],
  });
  control = whatsappControl(sandbox.url);
});
afterAll(async () => {
  await sandbox.close();
  shop.close();
});
beforeEach(async () => {
  await control.reset();
  shop.forget();
});

const shipped = messageTemplate('shipped', DEFAULT_LOCALE);
const textOf = (text: unknown) => ({ type: 'text', text });
const bodyWith = (...texts: unknown[]) => ({ type: 'body', parameters: texts.map(textOf) });
const buttonWith = (end: unknown) => ({
  type: 'button',
  sub_type: 'url',
  index: '0',
  parameters: [textOf(end)],
});
const components = [bodyWith(...shipped.example.texts), buttonWith('an-order')];
const template = (change: object = {}) => ({
  name: 'shipped',
  language: { code: 'ar' },
  components,
  ...change,
});
const message = (change: object = {}) => ({
  messaging_product: 'whatsapp',
  recipient_type: 'individual',
  to: PHONE,
  type: 'template',
  template: template(),
  ...change,
});

const post = (
  body: unknown = message(),
  { token = 'the-token', path = '/v23.0/1050/messages', signal }: Record<string, unknown> = {},
) =>
  fetch(`${sandbox.url}${path as string}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token as string}`, 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...(signal ? { signal: signal as AbortSignal } : {}),
  });

async function send(...words: Parameters<typeof post>) {
  const response = await post(...words);
  return { status: response.status, body: (await response.json()) as Record<string, never> };
}

describe('a message', () => {
  it('is accepted in the form that Meta documents, and is on the phone', async () => {
    const { status, body } = await send();
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        messaging_product: 'whatsapp',
        contacts: [{ input: PHONE, wa_id: PHONE }],
        messages: [{ id: expect.stringMatching(/^wamid\./), message_status: 'accepted' }],
      },
    });
    const [received, ...more] = await control.messages();
    expect(more).toEqual([]);
    expect(received).toMatchObject({
      to: PHONE,
      template: { name: 'shipped', language: 'ar', params: shipped.example.texts },
      button: { text: 'أين طلبي؟', url: `${STORE}/payment-success?order_id=an-order` },
      status: 'delivered',
    });
    expect(received!.text).toMatch(/^أهلاً مريم، طلبك رقم A7K9MWPD .* مع أرامكس/);
  });

  it.each<[string, number, number, Parameters<typeof post>]>([
    ['without a token', 401, 190, [message(), { token: '' }]],
    ['with another token', 401, 190, [message(), { token: 'another' }]],
    ['of another number', 400, 100, [message(), { path: '/v23.0/2/messages' }]],
    ['that is not JSON', 400, 100, ['{']],
    ['without the product', 400, 100, [message({ messaging_product: undefined })]],
    ['with a field that Meta does not know', 400, 100, [message({ templat: 1 })]],
    ['to nobody', 400, 131008, [message({ to: undefined })]],
    ['to a phone with a plus', 400, 131009, [message({ to: `+${PHONE}` })]],
    ['of an unknown type', 400, 131009, [message({ type: 'image' })]],
    ['without its template', 400, 131008, [message({ template: undefined })]],
    ['of an unknown template', 404, 132001, [message({ template: template({ name: 'offer' }) })]],
    [
      'in a language that is not approved',
      404,
      132001,
      [message({ template: template({ language: { code: 'fr' } }) })],
    ],
    [
      'with a parameter too few',
      400,
      132000,
      [message({ template: template({ components: [bodyWith('a'), buttonWith('b')] }) })],
    ],
    [
      'without the end of its button’s address',
      400,
      132000,
      [message({ template: template({ components: components.slice(0, 1) }) })],
    ],
    [
      'with an end for an address that has none',
      400,
      132000,
      [
        message({
          template: template({ name: 'test', components: [bodyWith('غار'), buttonWith('x')] }),
        }),
      ],
    ],
    [
      'with an empty parameter',
      400,
      131008,
      [
        message({
          template: template({ components: [bodyWith('', 'b', 'c', 'd'), components[1]] }),
        }),
      ],
    ],
    ...['two\nlines', 'a\ttab', 'five     spaces'].map(
      (text): [string, number, number, Parameters<typeof post>] => [
        `with ${JSON.stringify(text)} in a parameter`,
        400,
        132012,
        [
          message({
            template: template({ components: [bodyWith(text, 'b', 'c', 'd'), components[1]] }),
          }),
        ],
      ],
    ),
    [
      'that is too long when it is filled in',
      400,
      132005,
      [
        message({
          template: template({
            components: [bodyWith('س'.repeat(1000), 'b', 'c', 'd'), components[1]],
          }),
        }),
      ],
    ],
    [
      'with a parameter of another type',
      400,
      132012,
      [
        message({
          template: template({
            components: [{ type: 'body', parameters: [{ type: 'currency', text: 'x' }] }],
          }),
        }),
      ],
    ],
    [
      'of free text, out of the blue',
      400,
      131047,
      [message({ type: 'text', template: undefined, text: { body: 'مرحباً' } })],
    ],
  ])('%s is refused, and reaches nobody', async (_, status, code, words) => {
    expect(await send(...words)).toMatchObject({
      status,
      body: {
        error: {
          code,
          type: 'OAuthException',
          message: expect.stringContaining(`(#${code})`) as string,
          error_data: { details: expect.any(String) as string },
          fbtrace_id: expect.any(String) as string,
        },
      },
    });
    expect(await control.messages()).toEqual([]);
    expect(await control.deliveries()).toEqual([]);
  });

  it('of free text may follow the customer’s own, for a day', async () => {
    await control.reply(PHONE, 'متى يصل طلبي؟');
    const text = message({ type: 'text', template: undefined, text: { body: 'غداً' } });
    expect((await send(text)).status).toBe(200);
    expect(await control.messages()).toMatchObject([{ text: 'غداً', template: null, button: null }]);
    expect((await send({ ...text, to: '97150000000' })).status).toBe(400);
  });
});

describe('a webhook', () => {
  it('says that a message was sent, arrived and was read, signed over its bytes', async () => {
    await send(message({ biz_opaque_callback_data: 'order-1-shipped' }));
    const [{ id } = { id: '' }] = await control.messages();
    await expect.poll(() => shop.statuses(), soon).toEqual(['sent', 'delivered']);
    await control.read(id);
    await control.read(id);
    await expect.poll(() => shop.statuses(), soon).toEqual(['sent', 'delivered', 'read']);
    for (const { headers, raw } of shop.told) {
      const signature = createHmac('sha256', APP_SECRET).update(raw).digest('hex');
      expect(headers['x-hub-signature-256']).toBe(`sha256=${signature}`);
      expect(raw).toContain('"biz_opaque_callback_data":"order-1-shipped"');
    }
    expect(shop.values()[0]).toMatchObject({
      metadata: { phone_number_id: '1050' },
      statuses: [{ id, recipient_id: PHONE, timestamp: expect.stringMatching(/^\d{10}$/) }],
    });
  });

  it('brings what a customer writes', async () => {
    await control.reply(PHONE, 'شكراً');
    await expect
      .poll(() => shop.values().map(({ messages }) => messages), soon)
      .toMatchObject([[{ from: PHONE, text: { body: 'شكراً' } }]]);
  });

  it('comes again until it is answered with 200, and the next one waits for it', async () => {
    shop.answerNext(500, 503);
    await send();
    await expect.poll(() => shop.statuses(), soon).toEqual(['sent', 'sent', 'sent', 'delivered']);
    expect(await control.deliveries()).toMatchObject([
      { status: 'sent', attempt: 1, response_status: 500 },
      { status: 'sent', attempt: 2, response_status: 503 },
      { status: 'sent', attempt: 3, response_status: 200 },
      { status: 'delivered', attempt: 1, response_status: 200 },
    ]);
  });

  it.each([
    ['lost', ['delivered']],
    ['doubled', ['sent', 'sent', 'delivered']],
    ['reordered', ['delivered', 'sent']],
  ] as const)('is %s when a test orders it', async (kind, statuses) => {
    await control.orderFaults({ webhooks: { kind, times: 1 } });
    await send();
    await expect.poll(() => shop.statuses(), soon).toEqual(statuses);
  });
});

describe('faults', () => {
  it('refuse the next messages, of one phone or of all, with a code', async () => {
    await control.orderFaults({
      sends: [
        { kind: 'error', code: 131026, to: PHONE },
        { kind: 'error', code: 130429, times: 1 },
      ],
    });
    const other = message({ to: '97150000000' });
    expect(await send()).toMatchObject({ status: 400, body: { error: { code: 131026 } } });
    expect(await send(other)).toMatchObject({ status: 429, body: { error: { code: 130429 } } });
    expect(await send(other)).toMatchObject({ status: 200 });
    expect(await send()).toMatchObject({ body: { error: { code: 131026 } } });
    expect(await control.messages()).toHaveLength(1);
  });

  it('let a message fail after it was accepted', async () => {
    await control.orderFaults({ sends: [{ kind: 'fails', code: 131026 }] });
    expect((await send()).status).toBe(200);
    await expect.poll(() => shop.statuses(), soon).toEqual(['failed']);
    expect(shop.values()[0]!.statuses![0]!.errors).toMatchObject([{ code: 131026 }]);
    expect(await control.messages()).toMatchObject([{ status: 'failed' }]);
  });

  it.each([
    ['timeout', 0],
    ['timeout_after', 1],
  ] as const)('leave a request without an answer: %s', async (kind, sent) => {
    await control.orderFaults({ sends: [{ kind }] });
    const answer = post(message(), { signal: AbortSignal.timeout(200) });
    await expect(answer).rejects.toThrow(/timeout/);
    expect(await control.messages()).toHaveLength(sent);
  });

  it.each([
    ['error_502', 502, 0],
    ['garbage', 200, 1],
  ] as const)('answer what is no JSON: %s', async (kind, status, sent) => {
    await control.orderFaults({ sends: [{ kind, times: 1 }] });
    const response = await post();
    expect(response.status).toBe(status);
    expect(await response.text()).toMatch(/^<!doctype/);
    expect(await control.messages()).toHaveLength(sent);
    expect((await send()).status).toBe(200);
  });

  it.each([
    [{ sends: [{ kind: 'error' }] }, 'sends.0.code'],
    [{ sends: [{ kind: 'error', code: 1 }] }, 'sends.0.code'],
    [{ sends: [{ kind: 'timeout', code: 131026 }] }, 'sends.0.code'],
    [{ send: [] }, 'send'],
  ])('that are misspelt are refused: %j', async (faults, named) => {
    await expect(control.orderFaults(faults as object)).rejects.toThrow(`"${named}: `);
  });
});

describe('the page', () => {
  const open = async () => (await fetch(sandbox.url)).text();

  it('shows the chats with their buttons, and reads them', async () => {
    expect(await open()).toContain('لم تصل رسالة بعد');
    await send();
    const page = await open();
    expect(page).toContain('<html lang="ar" dir="rtl">');
    expect(page).toContain('رقم التتبع 34529871206');
    expect(page).toContain(`href="${STORE}/payment-success?order_id=an-order"`);
    await expect.poll(() => shop.statuses(), soon).toContain('read');
  });

  it('writes to the shop', async () => {
    const response = await fetch(`${sandbox.url}/chats/${PHONE}/reply`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ text: '<b>أهلاً</b>' }),
      redirect: 'manual',
    });
    expect(response.status).toBe(303);
    expect(await open()).toContain('&lt;b&gt;أهلاً&lt;/b&gt;');
    await expect.poll(() => shop.values(), soon).toMatchObject([{ messages: [{ from: PHONE }] }]);
  });
});
