import { formatCharge } from '@ghar/domain/i18n/ar/money';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Channel, Message } from '@ghar/domain/messages/message';
import { orderNumber } from '@ghar/domain/order/order-number';
import { write } from 'firebase-functions/logger';
import { privateSettingsSchema } from '@ghar/domain/content/settings';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { whatsappClient } from '../../functions/src/adapters/whatsapp-client.ts';
import {
  receiveWhatsapp,
  type WhatsappPorts,
} from '../../functions/src/handlers/receive-whatsapp.ts';
import { resendMessage } from '../../functions/src/handlers/resend-message.ts';
import { deliverDue } from '../../functions/src/messages/deliver-due.ts';
import {
  deliverMessage,
  type DeliveryPorts,
  type SendMessage,
} from '../../functions/src/messages/deliver-message.ts';
import type { OrderSummary } from '../../functions/src/messages/order-summary.ts';
import type { SendOutcome } from '../../functions/src/messages/provider-verdict.ts';
import { storeWithOutbox } from '../../functions/src/messages/store-with-outbox.ts';
import { order as placed } from '../../functions/src/orders/one-order-test-shop.ts';
import type { StoredOrder } from '../../functions/src/orders/order-store.ts';
import type { ShopStore, ShopTransaction } from '../../functions/src/orders/shop-store.ts';
import type { StandIn } from '../../tools/harness/stand-in/serve.ts';
import {
  whatsappControl,
  type WhatsappControl,
} from '../../tools/harness/whatsapp-sandbox/control.ts';
import { startWhatsappSandbox } from '../../tools/harness/whatsapp-sandbox/server.ts';

const APP_SECRET = 'app-secret';
const VERIFY_TOKEN = 'verify';
const NOON = new Date('2026-11-20T08:00:00Z');
const MINUTE = 60_000;
const soon = { timeout: 4_000, interval: 5 };

/** An outbox in memory, whose commits fail where a message has changed since it was read. */
function createOutbox() {
  let now = NOON;
  let order: StoredOrder = { ...placed, id: 'k3TnXw7pQz4Ra7K9MWPD', payment_test: false };
  const messages = new Map<string, Message>();
  const attempts = new Map<string, readonly Date[]>();
  const settings = v.parse(privateSettingsSchema, { notify_email: 'merchant@ghar.example' });

  async function transaction<Result>(
    work: (tx: ShopTransaction) => Promise<Result>,
  ): Promise<Result> {
    const read = new Map<string, Message | undefined>();
    const written = new Map<string, Message>();
    let changed = order;
    const tx: Partial<ShopTransaction> = {
      order: async () => order,
      message: async (id) => {
        read.set(id, messages.get(id));
        return messages.get(id) ?? null;
      },
      messageStop: async () => null,
      attempts: async (key) => attempts.get(key) ?? [],
      setAttempts: (key, times) => void attempts.set(key, times),
      privateSettings: async () => settings,
      putMessage: (id, message) => void written.set(id, message),
      updateOrder: (_, change) => void (changed = { ...changed, ...change }),
      createOrder: (created) => void (changed = created),
      addEvent: () => undefined,
    };
    const result = await work(tx as ShopTransaction);
    await new Promise(setImmediate);
    for (const [id, message] of read)
      if (written.has(id) && messages.get(id) !== message) return transaction(work);
    for (const [id, message] of written) messages.set(id, message);
    order = changed;
    return result;
  }

  const store = storeWithOutbox(
    {
      transaction,
      dueMessages: async (channel: Channel, at: Date, most: number) =>
        [...messages]
          .filter(([, one]) => one.channel === channel && one.next_attempt_at !== null)
          .filter(([, one]) => one.next_attempt_at! <= at)
          .map(([id]) => id)
          .slice(0, most),
      countMessagesTo: async () => 0,
      messageOfProvider: async (wamid: string) =>
        [...messages].find(([, one]) => one.provider_id === wamid)?.[0] ?? null,
    } as unknown as ShopStore,
    { clock: () => now, channels: () => ({ whatsapp: true, email: true }) },
  );
  return {
    store,
    messages,
    clock: () => now,
    after: (ms: number) => void (now = new Date(now.getTime() + ms)),
    change: (change: Partial<StoredOrder>) => void (order = { ...order, ...change }),
    /** Pays the order as a settled payment does. */
    pay: () =>
      store.transaction(async (tx) => {
        const paid = (await tx.order(order.id))!;
        tx.updateOrder(paid.id, { payment_status: 'paid', status: 'confirmed', paid_at: now });
        tx.addEvent(paid.id, { type: 'payment-status-changed', from: 'pending', to: 'paid' });
      }),
    place: () => store.transaction(async (tx) => tx.createOrder(order)),
  };
}

let outbox: ReturnType<typeof createOutbox>;
let sandbox: StandIn;
let whatsapp: WhatsappControl;
let hook: Server;
let claims = 0;
let mails: { id: string; to: string }[];
let summaries: (OrderSummary | null)[];
/** The webhook's answers. */
let answered: number[];

const mail: SendMessage = async ({ id, to, summary }) => {
  mails.push({ id, to });
  summaries.push(summary);
  return { kind: 'accepted', providerId: `<${id}>` };
};
const ports = (send?: SendMessage): DeliveryPorts => ({
  store: outbox.store,
  clock: outbox.clock,
  channels: () => ({ whatsapp: true, email: true }),
  senders: {
    whatsapp:
      send ??
      whatsappClient({ apiUrl: `${sandbox.url}/v23.0`, phoneNumberId: '1', token: 'token' }),
    email: mail,
  },
  newClaim: () => `claim-${claims++}`,
  unpaidPerHour: 60,
  stopsKey: VERIFY_TOKEN,
});

/** Of a shop that has no chat of its own, so that replies are not answered. */
const hookPorts = (): WhatsappPorts => ({
  ...ports(),
  store: outbox.store,
  chat: async () => '',
  write: async () => ({ kind: 'not-reached' }),
  appSecret: APP_SECRET,
  verifyToken: VERIFY_TOKEN,
});

beforeAll(async () => {
  hook = createServer((request, response) => {
    const chunks: Uint8Array[] = [];
    request.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    request.on('end', () => void reply(Buffer.concat(chunks)));
    const reply = async (rawBody: Uint8Array): Promise<void> => {
      const signature = request.headers['x-hub-signature-256'] as string;
      const { status, text } = await receiveWhatsapp(
        { method: 'POST', query: {}, rawBody, signature },
        hookPorts(),
      );
      answered.push(status);
      response.writeHead(status).end(text);
    };
  });
  await new Promise<void>((resolve) => {
    hook.listen(0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/hook`;
  sandbox = await startWhatsappSandbox({
    port: 0,
    storeUrl: 'https://ghar.example',
    account: { phoneNumberId: '1', token: 'token', webhook: { url, appSecret: APP_SECRET } },
  });
  whatsapp = whatsappControl(sandbox.url);
});
afterAll(async () => {
  await sandbox.close();
  hook.closeAllConnections();
  hook.close();
});
beforeEach(async () => {
  await whatsapp.reset();
  outbox = createOutbox();
  mails = [];
  summaries = [];
  answered = [];
});

const CONFIRMED = 'k3TnXw7pQz4Ra7K9MWPD-payment-confirmed-whatsapp';
const confirmed = (): Message => outbox.messages.get(CONFIRMED)!;
const inBox = (): string[] =>
  [...outbox.messages.keys()].map((id) => id.replace('k3TnXw7pQz4Ra7K9MWPD-', ''));

describe('a message', () => {
  test('is written with the payment, sent once by many senders, and followed until it is read', async () => {
    await outbox.pay();
    expect(inBox()).toEqual(['payment-confirmed-whatsapp', 'new-order-email']);
    const senders = Array.from({ length: 5 }, () => deliverMessage(CONFIRMED, ports()));
    expect((await Promise.all(senders)).toSorted()).toEqual(
      expect.arrayContaining(['left', 'left', 'left', 'left']),
    );
    const sent = await whatsapp.messages();
    expect(sent).toMatchObject([
      {
        to: placed.customer_phone.slice(1),
        template: { name: 'payment_confirmed', params: ['مريم', 'a7K9MWPD', formatCharge(897)] },
        button: { url: 'https://ghar.example/payment-success?order_id=k3TnXw7pQz4Ra7K9MWPD' },
      },
    ]);
    await expect.poll(() => confirmed().state, soon).toBe('delivered');
    await whatsapp.read(sent[0]!.id);
    await expect.poll(() => confirmed().state, soon).toBe('read');
    expect(new Set(answered)).toEqual(new Set([200]));
  });

  test('has the order as it is when it is sent, and stores none of it', async () => {
    outbox.change({ customer_email: 'm@ghar.example', consent_messages: false });
    await outbox.pay();
    outbox.change({ quantity: 2, total_amount: 598, refunded_amount: 100 });
    await deliverDue(ports());
    const [toCustomer, toMerchant] = mails.map(({ to }, index) => [to, summaries[index]]);
    expect(toCustomer).toMatchObject([
      'm@ghar.example',
      { amounts: [{ value: formatCharge(598) }, { value: formatCharge(100) }] },
    ]);
    expect(toMerchant).toEqual(['merchant@ghar.example', null]);
    const stored = JSON.stringify([...outbox.messages.values()]);
    expect(stored).toContain('m@ghar.example');
    expect(stored).not.toContain(placed.product_name);
  });

  test('about paying is withdrawn where the order was paid in time', async () => {
    await outbox.place();
    outbox.after(2 * MINUTE);
    await deliverDue(ports());
    expect(await whatsapp.messages()).toEqual([]);
    await outbox.pay();
    outbox.after(4 * MINUTE);
    await deliverDue(ports());
    const received = outbox.messages.get('k3TnXw7pQz4Ra7K9MWPD-order-received-whatsapp')!;
    expect(received).toMatchObject({ state: 'withdrawn', next_attempt_at: null });
    expect((await whatsapp.messages()).map(({ template }) => template!.name)).toEqual([
      'payment_confirmed',
    ]);
  });

  test('leads to confirming a cash order by its link when it is sent, and stores none of it', async () => {
    outbox.change({
      payment_method: 'cash',
      payment_url: null,
      confirm_by: new Date(NOON.getTime() + 24 * 60 * MINUTE),
      confirm_token: 'former-token',
    });
    await outbox.place();
    outbox.change({ link_id: 'corrected', confirm_token: 'current-token' });
    await deliverDue(ports());
    const url = 'https://ghar.example/payment-success?order_id=corrected&confirm=current-token';
    expect(await whatsapp.messages()).toMatchObject([{ button: { url } }]);
    expect(JSON.stringify([...outbox.messages])).not.toMatch(/-token|confirm=/);
    outbox.change({ status: 'confirmed' });
    outbox.after(24 * 60 * MINUTE);
    await deliverDue(ports());
    expect(inBox()).toEqual(['cash-received-whatsapp', 'cash-reminder-whatsapp']);
    expect(await whatsapp.messages()).toHaveLength(1);
  });

  test('whose sender dies is in doubt, told, and not sent again by itself', async () => {
    await outbox.pay();
    void deliverMessage(
      CONFIRMED,
      ports(() => new Promise(() => undefined)),
    );
    await expect.poll(() => confirmed().claim, soon).not.toBeNull();
    expect(await deliverMessage(CONFIRMED, ports())).toBe('left');
    outbox.after(3 * MINUTE);
    await deliverDue(ports());
    expect(confirmed()).toMatchObject({ state: 'doubtful', needs_merchant: true, claim: null });
    expect(inBox()).toContain('payment-confirmed-whatsapp-needs-you-email');
    outbox.after(60 * MINUTE);
    await deliverDue(ports());
    expect(await whatsapp.messages()).toEqual([]);
  });

  test('whose answer was lost is in doubt until its status comes', async () => {
    await whatsapp.orderFaults({
      sends: [{ kind: 'garbage', times: 1 }],
      webhooks: { kind: 'lost' },
    });
    await outbox.pay();
    expect(await deliverMessage(CONFIRMED, ports())).toBe('doubtful');
    const [sent] = await whatsapp.messages();
    await whatsapp.orderFaults({});
    await whatsapp.read(sent!.id);
    await expect
      .poll(() => confirmed(), soon)
      .toMatchObject({
        state: 'read',
        provider_id: sent!.id,
        needs_merchant: false,
      });
    // an operator finds it by the order's number, though only the webhook told of it
    expect(write).toHaveBeenLastCalledWith(
      expect.objectContaining({
        event: 'message-handled',
        outcome: 'accepted',
        order_number: orderNumber('k3TnXw7pQz4Ra7K9MWPD'),
      }),
    );
  });

  test.each(['error', 'fails'] as const)(
    'to a phone without WhatsApp (%s) goes by e-mail, or is told to the merchant',
    async (kind) => {
      await whatsapp.orderFaults({ sends: [{ kind, code: 131026 }] });
      await outbox.pay();
      await deliverMessage(CONFIRMED, ports());
      await expect.poll(() => confirmed().state, soon).toBe('failed');
      expect(inBox()).toContain('unreachable-needs-you-email');

      outbox = createOutbox();
      outbox.change({ customer_email: 'm@ghar.example' });
      await outbox.place();
      outbox.after(5 * MINUTE);
      await deliverDue(ports());
      const mailed = 'k3TnXw7pQz4Ra7K9MWPD-order-received-email';
      await expect.poll(() => outbox.messages.has(mailed), soon).toBe(true);
      await deliverDue(ports());
      expect(mails).toEqual([{ id: mailed, to: 'm@ghar.example' }]);
      expect(inBox()).not.toContain('unreachable-needs-you-email');
    },
  );

  test.each<[string, SendOutcome]>([
    ['to a phone without WhatsApp', { kind: 'refused', code: '131026' }],
    ['whose answer was lost', { kind: 'unanswered' }],
  ])('%s is not told to the merchant before anybody has paid', async (_, outcome) => {
    await outbox.place();
    outbox.after(5 * MINUTE);
    await deliverDue(ports(async () => outcome));
    expect(inBox()).toEqual(['order-received-whatsapp']);
    const received = outbox.messages.get('k3TnXw7pQz4Ra7K9MWPD-order-received-whatsapp')!;
    expect(received.state).toMatch(/failed|doubtful/);
    expect(received.needs_merchant).toBe(false);

    // he has entered it himself, for a customer who called
    outbox = createOutbox();
    outbox.change({ source: 'panel' });
    await outbox.place();
    outbox.after(5 * MINUTE);
    await deliverDue(ports(async () => outcome));
    expect(inBox()).toEqual(['order-received-whatsapp', expect.stringContaining('needs-you')]);
  });

  test('waits for a mended token, and the merchant is told once by the other channel', async () => {
    await whatsapp.orderFaults({ sends: [{ kind: 'error', code: 190 }] });
    await outbox.pay();
    for (let hour = 0; hour < 3; hour++) {
      await deliverDue(ports());
      expect(confirmed()).toMatchObject({ state: 'queued', error: '190', needs_merchant: true });
      outbox.after(60 * MINUTE);
    }
    const aboutMessages = inBox().filter((id) => id.includes('needs-you'));
    expect(aboutMessages).toEqual(['whatsapp-blocked-2026-11-20-needs-you-email']);
    await whatsapp.orderFaults({});
    await deliverDue(ports());
    await expect.poll(() => confirmed().state, soon).toBe('delivered');
    expect(confirmed().needs_merchant).toBe(false);
  });

  test('that waited and is true no more waits for nobody', async () => {
    await whatsapp.orderFaults({ sends: [{ kind: 'error', code: 190 }] });
    await outbox.pay();
    await deliverDue(ports());
    expect(confirmed().needs_merchant).toBe(true);
    outbox.change({ status: 'cancelled' });
    outbox.after(60 * MINUTE);
    await deliverDue(ports());
    expect(confirmed()).toMatchObject({ state: 'withdrawn', needs_merchant: false });
  });

  test('waits where WhatsApp does not know the number that it is sent from', async () => {
    const lost = whatsappClient({
      apiUrl: `${sandbox.url}/v23.0`,
      phoneNumberId: '2',
      token: 'token',
    });
    await outbox.pay();
    await deliverDue(ports(lost));
    expect(confirmed()).toMatchObject({ state: 'queued', error: '33', needs_merchant: true });
  });
});

describe('messages that no payment backs', () => {
  /** A stranger's phone each time. Returns the message's state and error. */
  async function place(id: string, fields: Partial<StoredOrder> = {}) {
    outbox.change({ id, customer_name: 'اضغط هنا لتربح', consent_messages: true, ...fields });
    await outbox.place();
    outbox.after(6 * MINUTE);
    const message = `${id}-order-received-whatsapp`;
    await deliverMessage(message, { ...ports(), unpaidPerHour: 2 });
    const { state, error, needs_merchant } = outbox.messages.get(message)!;
    return [state === 'withdrawn' ? state : 'sent', error, needs_merchant];
  }
  const told = () => inBox().filter((id) => id.includes('needs-you'));
  const inTurn = async (ids: readonly string[]) => {
    const states = [];
    for (const id of ids) states.push(await place(id));
    return states;
  };
  const SENT = ['sent', null, false];
  const DROPPED = ['withdrawn', 'shop-limit', false];

  test('stop at the shop’s ceiling, and the merchant is told once a day', async () => {
    expect(await inTurn(['one', 'two', 'three', 'four'])).toEqual([
      SENT,
      SENT,
      ['withdrawn', 'shop-limit', true],
      DROPPED,
    ]);
    expect(await whatsapp.messages()).toHaveLength(2);
    await deliverDue(ports());
    expect(told()).toEqual(['unpaid-limit-2026-11-20-needs-you-email']);
  });

  test('go on in the next hour, up to five hours’ worth in a day; paid ones always do', async () => {
    for (let hour = 0; hour < 5; hour++) {
      expect(await inTurn([`${hour}-a`, `${hour}-b`])).toEqual([SENT, SENT]);
      outbox.after(60 * MINUTE);
    }
    expect((await place('too-many'))[1]).toBe('shop-limit');
    outbox.change({ id: 'k3TnXw7pQz4Ra7K9MWPD' });
    await outbox.pay();
    await deliverMessage(CONFIRMED, { ...ports(), unpaidPerHour: 0 });
    expect(['sent', 'delivered']).toContain(confirmed().state);
  });

  describe('for cash on delivery', () => {
    const CASH = {
      payment_method: 'cash',
      payment_intent_id: null,
      payment_url: null,
      confirm_token: 'p8RtYh2mVb6Nc4Jx1ZsQ',
    } as const;
    const fill = async () => {
      for (const id of ['one', 'two', 'three']) {
        outbox.change({ id, consent_messages: true, ...CASH });
        await outbox.place();
        await deliverMessage(`${id}-cash-received-whatsapp`, limited());
      }
    };
    const limited = () => ({ ...ports(), unpaidPerHour: 2 });
    const third = () => outbox.messages.get('three-cash-received-whatsapp')!;

    test('wait for the next hour, and are sent then', async () => {
      await fill();
      expect(third()).toMatchObject({
        state: 'queued',
        error: 'shop-limit',
        attempts: 0,
        next_attempt_at: new Date(NOON.getTime() + 60 * MINUTE),
        needs_merchant: true,
      });
      await deliverDue(limited());
      expect(told()).toEqual(['unpaid-limit-2026-11-20-needs-you-email']);
      outbox.after(60 * MINUTE);
      await deliverDue(limited());
      await expect.poll(() => third().state, soon).toBe('delivered');
      expect(third()).toMatchObject({ error: null, needs_merchant: false });
    });

    test('are not sent once the order was confirmed or has ended', async () => {
      await fill();
      outbox.change({ status: 'confirmed' });
      outbox.after(60 * MINUTE);
      await deliverDue(limited());
      expect(third()).toMatchObject({ state: 'withdrawn', needs_merchant: false });
    });
  });

  test('quote nothing that a stranger typed', async () => {
    await place('one');
    const { params } = outbox.messages.get('one-order-received-whatsapp')!;
    expect(params).toMatchObject({ name: 'بك' });
    expect(JSON.stringify(params)).not.toContain('لتربح');
  });
});

describe('sending again', () => {
  const admin = { uid: 'admin', origin: null };
  const again = (caller: { uid: string | null; origin: null } = admin) =>
    resendMessage({ message_id: CONFIRMED }, caller, {
      ...ports(),
      roleOf: async (uid) => (uid === 'admin' ? 'admin' : null),
    });

  test('is for admins, of what has failed, to the phone as it is now', async () => {
    await whatsapp.orderFaults({ sends: [{ kind: 'error', code: 131026, times: 1 }] });
    await outbox.pay();
    await deliverMessage(CONFIRMED, ports());
    await expect(again({ uid: null, origin: null })).rejects.toThrow('sign-in-required');
    await expect(again({ uid: 'staff', origin: null })).rejects.toThrow('admins-only');
    outbox.change({ customer_phone: '+971509998877' });
    expect(['sent', 'delivered']).toContain((await again()).state);
    expect((await whatsapp.messages()).map(({ to }) => to)).toEqual(['971509998877']);
    await expect(again()).rejects.toThrow('message-not-resendable');
  });

  test('is for what arrived at a phone that was corrected since, once', async () => {
    await outbox.pay();
    await deliverMessage(CONFIRMED, ports());
    await expect(again()).rejects.toThrow('message-not-resendable');
    outbox.change({ customer_phone: '+971509998877' });
    await again();
    expect((await whatsapp.messages()).at(-1)!.to).toBe('971509998877');
    await expect(again()).rejects.toThrow('message-not-resendable');
  });
});

test('thirty messages an hour are sent again by an admin; the next keeps its state', async () => {
  const again = () =>
    resendMessage(
      { message_id: CONFIRMED },
      { uid: 'admin', origin: null },
      {
        ...ports(),
        roleOf: async () => 'admin',
      },
    );
  await outbox.pay();
  await deliverMessage(CONFIRMED, ports());
  const phoneOf = (attempt: number): string => `+9715099988${String(attempt).padStart(2, '0')}`;
  for (let attempt = 0; attempt < 30; attempt++) {
    outbox.change({ customer_phone: phoneOf(attempt) });
    await again();
  }
  outbox.change({ customer_phone: phoneOf(30) });
  const before = confirmed();
  await expect(again()).rejects.toMatchObject({
    code: 'admin-limit',
    facts: { retry_after_seconds: 3600 },
  });
  expect(confirmed()).toEqual(before);
  outbox.after(60 * MINUTE);
  await again();
  expect((await whatsapp.messages()).at(-1)!.to).toBe(phoneOf(30).slice(1));
});

describe('the webhook', () => {
  const asked = (request: object) =>
    receiveWhatsapp(
      { method: 'POST', query: {}, rawBody: new Uint8Array(), signature: undefined, ...request },
      hookPorts(),
    );

  test('is confirmed with our token only', async () => {
    const query = (token: unknown, challenge: unknown = '42') => ({
      method: 'GET',
      query: {
        'hub.mode': 'subscribe',
        'hub.verify_token': token,
        'hub.challenge': challenge,
      },
    });
    expect(await asked(query(VERIFY_TOKEN))).toEqual({ status: 200, text: '42' });
    for (const token of ['other', '', undefined, [VERIFY_TOKEN]])
      expect((await asked(query(token))).status).toBe(403);
    expect((await asked(query(VERIFY_TOKEN, '<script>'))).status).toBe(403);
  });

  test('believes no other signature', async () => {
    const rawBody = new TextEncoder().encode('{"entry":[]}');
    for (const signature of [undefined, '', 'sha256=', `sha256=${'0'.repeat(64)}`])
      expect((await asked({ rawBody, signature })).status).toBe(401);
    expect((await asked({ method: 'PUT' })).status).toBe(405);
  });
});
