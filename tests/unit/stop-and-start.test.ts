import { createHmac } from 'node:crypto';
import type { Channel, Message } from '@ghar/domain/messages/message';
import { COLLECTIONS } from '@ghar/domain/paths';
import { write as writeLog } from 'firebase-functions/logger';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { firestoreStore } from '../../functions/src/adapters/firestore-store.ts';
import { memoryFirestore } from '../../functions/src/adapters/memory-firestore-test-db.ts';
import { eraseCustomer } from '../../functions/src/handlers/erase-customer.ts';
import { exportCustomer } from '../../functions/src/handlers/export-customer.ts';
import {
  receiveWhatsapp,
  type WhatsappPorts,
} from '../../functions/src/handlers/receive-whatsapp.ts';
import { deliverMessage } from '../../functions/src/messages/deliver-message.ts';
import type { SendOutcome } from '../../functions/src/messages/provider-verdict.ts';
import { order as placed } from '../../functions/src/orders/one-order-test-shop.ts';
import type { StoredOrder } from '../../functions/src/orders/order-store.ts';
import type { ShopStore } from '../../functions/src/orders/shop-store.ts';

const SECRET = 'app-secret';
const ADMIN = { uid: 'admin', origin: null };
const PHONE = placed.customer_phone;
const FROM = PHONE.slice(1);
const NOON = new Date('2026-11-28T08:00:00Z');
const HOUR = 60 * 60 * 1000;

let now: Date;
let db: ReturnType<typeof memoryFirestore>;
let store: ShopStore;
let sent: { channel: Channel; to: string }[];
let written: string[];
/** The outcomes of the log's entries of an event. */
const logged = (event: string): unknown[] =>
  vi
    .mocked(writeLog)
    .mock.calls.filter(([entry]) => entry['event'] === event)
    .map(([entry]) => entry['outcome']);

beforeEach(() => {
  vi.mocked(writeLog).mockClear();
  now = NOON;
  db = memoryFirestore();
  store = firestoreStore(db, () => now);
  sent = [];
  written = [];
});

const sender =
  (channel: Channel) =>
  async ({ to }: { to: string }): Promise<SendOutcome> => {
    sent.push({ channel, to });
    return { kind: 'accepted', providerId: `wamid-${sent.length}` };
  };
const ports = () => ({
  store,
  clock: () => now,
  channels: () => ({ whatsapp: true, email: true }),
  senders: { whatsapp: sender('whatsapp'), email: sender('email') },
  newClaim: () => crypto.randomUUID(),
  unpaidPerHour: 60,
  stopsKey: 'key',
  chat: async () => 'https://wa.me/971501112222',
  write: async (to: string) => {
    written.push(to);
    return { kind: 'accepted', providerId: 'x' } as const;
  },
  appSecret: SECRET,
  verifyToken: 'verify',
  roleOf: async () => 'admin' as const,
  accountOf: async () => ({ email: 'admin@ghar.example', name: null }),
  recordsOf: async () => null,
});

/** What Meta's webhook is answered, for a body with these changes. */
async function announce(changes: unknown, change: Partial<WhatsappPorts> = {}): Promise<number> {
  const rawBody = Buffer.from(JSON.stringify({ entry: [{ changes }] }));
  const signature = `sha256=${createHmac('sha256', SECRET).update(rawBody).digest('hex')}`;
  const request = { method: 'POST', query: {}, rawBody, signature };
  return (await receiveWhatsapp(request, { ...ports(), ...change })).status;
}
const seconds = (at: Date): string => String(at.getTime() / 1000);
const says = (body: string, fields: object = {}) => ({
  from: FROM,
  id: 'wamid-in',
  type: 'text',
  timestamp: seconds(now),
  text: { body },
  ...fields,
});
const write = (body: string, fields: object = {}): Promise<number> =>
  announce([{ value: { messages: [says(body, fields)] } }]);

let made = 0;
/** Places an order and writes a message about it. */
async function place(change: Partial<StoredOrder> = {}): Promise<string> {
  const id = `order${made++}`;
  await store.transaction(async (tx) =>
    tx.createOrder({
      ...placed,
      id,
      checkout_key: id,
      created_at: now,
      payment_status: 'paid',
      paid_at: now,
      status: 'delivered',
      delivered_at: now,
      ...change,
    }),
  );
  return id;
}
const MESSAGE: Message = {
  order_id: '',
  kind: 'delivered',
  channel: 'whatsapp',
  to: PHONE,
  locale: 'ar',
  params: {},
  state: 'queued',
  attempts: 0,
  next_attempt_at: NOON,
  provider_id: null,
  error: null,
  claim: null,
  needs_merchant: false,
  created_at: NOON,
};
async function tell(orderId: string, change: Partial<Message> = {}): Promise<Message> {
  const id = `${orderId}-delivered-whatsapp`;
  await store.transaction(async (tx) => {
    await tx.message(id);
    tx.putMessage(id, { ...MESSAGE, order_id: orderId, ...change });
  });
  await deliverMessage(id, ports());
  return (await messageOf(id))!;
}
const messageOf = (id: string) => store.transaction((tx) => tx.message(id));
const stops = async () => (await db.collection(COLLECTIONS.messageStops).get()).docs;

describe('after STOP', () => {
  test('nothing is sent by WhatsApp, and no alarm is raised', async () => {
    const id = await place();
    now = new Date(now.getTime() + HOUR);
    expect(await write('إيقاف')).toBe(200);
    const message = await tell(id);
    expect(message).toMatchObject({
      state: 'withdrawn',
      error: 'stopped',
      needs_merchant: false,
      next_attempt_at: null,
    });
    expect(sent).toEqual([]);
    expect(written).toEqual([]);
  });

  test('e-mail takes its place where there is an address', async () => {
    const id = await place({ customer_email: 'm@ghar.example' });
    now = new Date(now.getTime() + HOUR);
    await write('STOP');
    await tell(id);
    const mail = `${id}-delivered-email`;
    expect(await messageOf(mail)).toMatchObject({ state: 'queued', to: 'm@ghar.example' });
    await deliverMessage(mail, ports());
    expect(sent).toEqual([{ channel: 'email', to: 'm@ghar.example' }]);
  });

  test('the phone stands nowhere', async () => {
    await write('STOP');
    const [stop] = await stops();
    expect(JSON.stringify([stop!.id, stop!.data()])).not.toContain(FROM);
    expect(stop!.id).toMatch(/^[0-9a-f]{64}$/);
  });

  test.each([
    ['START', (): Promise<unknown> => write('ابدأ')],
    ['another order with consent', (): Promise<unknown> => place()],
  ])('messages go out again after %s', async (_, resume) => {
    const id = await place();
    now = new Date(now.getTime() + HOUR);
    await write('STOP');
    now = new Date(now.getTime() + HOUR);
    await resume();
    await tell(id);
    expect(sent).toEqual([{ channel: 'whatsapp', to: PHONE }]);
  });

  test('another order without consent changes nothing', async () => {
    const id = await place();
    now = new Date(now.getTime() + HOUR);
    await write('STOP');
    now = new Date(now.getTime() + HOUR);
    await place({ consent_messages: false });
    await tell(id);
    expect(sent).toEqual([]);
  });

  test('a STOP that is delivered again after START changes nothing', async () => {
    const id = await place();
    now = new Date(now.getTime() + HOUR);
    const stop = says('STOP');
    await announce([{ value: { messages: [stop] } }]);
    now = new Date(now.getTime() + HOUR);
    await write('START');
    await announce([{ value: { messages: [stop] } }]);
    await tell(id);
    expect(sent).toHaveLength(1);
  });

  test('the merchant is told as before: they have not asked for silence', async () => {
    await write('STOP');
    await tell('shop', { order_id: null, kind: 'test' });
    expect(sent).toHaveLength(1);
  });

  test('a STOP that cannot be stored is delivered again, and its neighbours are handled', async () => {
    const id = await place();
    const { state } = await tell(id);
    expect(state).toBe('sent');
    const failing = {
      ...store,
      transaction: (work: Parameters<ShopStore['transaction']>[0]) =>
        store.transaction((tx) =>
          work({
            ...tx,
            messageStop: async () => {
              throw new Error('unavailable');
            },
          }),
        ),
    } as ShopStore;
    const status = { id: 'wamid-1', status: 'read' };
    const changes = [{ value: { messages: [says('STOP')], statuses: [status] } }];
    await expect(announce(changes, { store: failing })).rejects.toThrow('unavailable');
    expect(await messageOf(`${id}-delivered-whatsapp`)).toMatchObject({ state: 'read' });
  });
});

describe('a sender without a phone number', () => {
  const nameless = { from: undefined, user_id: 'AE.13491208655302741918' };

  test('is heard by the message that they answer', async () => {
    const id = await place();
    await tell(id);
    expect(await write('قف', { ...nameless, context: { id: 'wamid-1' } })).toBe(200);
    expect(await stops()).toHaveLength(1);
    await tell(id);
    expect(sent).toHaveLength(1);
    await write('وين طلبي؟', { ...nameless, context: { id: 'wamid-1' } });
    expect(written).toEqual([FROM]);
  });

  test('who answers nothing of ours is noted, and nothing is stored', async () => {
    expect(await write('STOP', nameless)).toBe(200);
    expect(await write('STOP', { ...nameless, context: { id: 'wamid-other' } })).toBe(200);
    expect(await stops()).toEqual([]);
    expect(logged('reply-received')).toEqual(['unknown-sender', 'unknown-sender']);
  });

  test.each([
    ['a button of a template', { type: 'button', button: { payload: 'x', text: 'إيقاف' } }],
    [
      'a button of a message',
      { type: 'interactive', interactive: { button_reply: { id: 'x', title: 'Stop' } } },
    ],
  ])('and %s says as much as words', async (_, fields) => {
    await write('', { ...fields, text: undefined });
    expect(await stops()).toHaveLength(1);
  });
});

test('one unreadable part of a webhook does not lose its neighbours', async () => {
  const id = await place();
  await tell(id);
  const read = { id: 'wamid-1', status: 'read' };
  const status = await announce([
    null,
    { value: null },
    { value: { statuses: [7, { id: '' }, read], messages: [null, says('STOP')] } },
    'nonsense',
  ]);
  expect(status).toBe(200);
  expect(await messageOf(`${id}-delivered-whatsapp`)).toMatchObject({ state: 'read' });
  expect(await stops()).toHaveLength(1);
  expect(logged('webhook-unreadable')).toHaveLength(6);
});

describe('of a customer', () => {
  test('a STOP is exported', async () => {
    await place();
    now = new Date(now.getTime() + HOUR);
    await write('STOP');
    const request = { phone: [PHONE], after: null };
    const { messages_stopped_at } = await exportCustomer(request, ADMIN, ports());
    expect(messages_stopped_at).toBe(now.toISOString());
  });

  test('it is erased where there never was an order', async () => {
    await write('STOP');
    await eraseCustomer({ phone: [PHONE] }, ADMIN, ports());
    expect(await stops()).toEqual([]);
  });

  test('it stays as long as an order is in work', async () => {
    await place({ status: 'shipped', delivered_at: null });
    await write('STOP');
    await eraseCustomer({ phone: [PHONE] }, ADMIN, ports());
    expect(await stops()).toHaveLength(1);
  });
});
