import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { doc, serverTimestamp, updateDoc } from 'firebase/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import { notRead } from '@ghar/domain/i18n/ar/message-words';
import { notRead as notReadInEnglish } from '@ghar/domain/i18n/en/message-words';
import { COLLECTIONS, messagePath, orderPath, SETTINGS_PATHS } from '@ghar/domain/paths';
import type { OrderChange } from '@ghar/domain/order/order';
import { FUNCTIONS_REGION } from '@ghar/domain/region';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { announce as pay } from '../support/announcements.ts';
import {
  announce,
  call,
  callWhatsappWebhook,
  placeOrder,
  runMessages,
  runSummary,
} from '../support/backend.ts';
import { signUp, signUpAdmin, type Client } from '../support/client.ts';
import { changeProduct, db, everything, resetDatabase } from '../support/database.ts';
import { clearInbox, mailTo, mailsTo } from '../support/inbox.ts';
import { intentOf, resetProvider } from '../support/provider.ts';
import { addPictures, pictureUrl } from '../support/storefront.ts';
import {
  messagesOf,
  messageTo,
  orderWhatsappFaults,
  readMessage,
  resetWhatsapp,
  whatsappDeliveries,
  writeToShop,
} from '../support/whatsapp.ts';
import { stack } from '../stack.ts';

const MERCHANT = 'merchant@ghar.example';
const MINUTE = 60_000;
let admin: Client;
/** Each customer's own. */
let phone: string;
let email: string;
let phones = 0;

beforeAll(async () => {
  admin = await signUpAdmin();
});
afterAll(() => admin.close());
beforeEach(async () => {
  await Promise.all([resetDatabase(), resetProvider(), resetWhatsapp(), clearInbox()]);
  await db.doc(`user_roles/${admin.uid}`).set({ role: 'admin' });
  await db.doc(SETTINGS_PATHS.private).set({ notify_email: MERCHANT });
  phone =
    `+97155${String(1_000_000 + (Date.now() % 1_000_000))}`.slice(0, 10) + String(100 + phones++);
  email = `customer-${phones}-${Date.now()}@ghar.example`;
});

const place = async (change: Record<string, unknown> = {}) => {
  const { order_id: id, payment_url } = await placeOrder({ customerPhone: phone, ...change });
  return { id, intentId: intentOf(payment_url) };
};
const placePaid = async (change: Record<string, unknown> = {}): Promise<string> => {
  const { id, intentId } = await place(change);
  await pay(intentId, 'completed');
  return id;
};
const outbox = async (): Promise<Record<string, string>> => {
  const all = await db.collection(COLLECTIONS.messages).get();
  return Object.fromEntries(all.docs.map((one) => [one.id, one.get('state') as string]));
};
const state = async (id: string) =>
  (await db.doc(messagePath(id)).get()).data() as Record<string, unknown>;
const stateOf = async (id: string) => (await state(id))?.['state'];
/** Makes a message due now. */
const makeDue = (id: string): Promise<unknown> =>
  db.doc(messagePath(id)).update({ next_attempt_at: Timestamp.fromMillis(Date.now() - MINUTE) });
/** By day in the Gulf, whatever the time: what waits for the morning is made due for the sender. */
const isNight = (): boolean => {
  const hour = (new Date().getUTCHours() + 4) % 24;
  return hour >= 22 || hour < 8;
};
const change = (orderId: string, fields: Partial<OrderChange>): Promise<void> =>
  updateDoc(doc(admin.firestore, orderPath(orderId)), {
    ...fields,
    updated_at: serverTimestamp(),
    updated_by: admin.uid,
  });

describe('a paid order', () => {
  test('is confirmed to its customer once, with the order’s page, and told to the merchant', async () => {
    await addPictures(1);
    const id = await placePaid({ customerEmail: email });
    const message = await messageTo(phone, 'payment_confirmed');
    expect(message.text).toContain('299 درهم');
    expect(message.text).toContain(id.slice(-8));
    expect(message.button!.url).toContain(`/payment-success?order_id=${id}`);
    const receipt = await mailTo(email, /تأكّد طلبك/);
    expect(receipt.text).toContain(`/payment-success?order_id=${id}`);
    expect(receipt.html).toContain('dir="rtl"');
    // of the order as it is now, by the server's own reading
    expect(receipt.text).toContain('المبلغ المدفوع: 299 درهم');
    expect(receipt.text).not.toContain(phone);
    expect(receipt.html).toContain(`src="${stack.urls.hosting}${pictureUrl(0)}"`);
    await expect.poll(() => stateOf(`${id}-payment-confirmed-whatsapp`)).toBe('delivered');
    await expect.poll(() => stateOf(`${id}-payment-confirmed-email`)).toBe('sent');
    await readMessage(message.id);
    await expect.poll(() => stateOf(`${id}-payment-confirmed-whatsapp`)).toBe('read');
    expect(await state(`${id}-new-order-email`)).toMatchObject({ to: MERCHANT, kind: 'new-order' });

    // who has paid is not asked to pay, when that would be due
    await makeDue(`${id}-order-received-whatsapp`);
    await runMessages();
    expect(await stateOf(`${id}-order-received-whatsapp`)).toBe('withdrawn');
    expect(await messagesOf(phone)).toHaveLength(1);
  });

  test('is confirmed once, however often its trigger and the schedule come', async () => {
    const id = await placePaid();
    const name = `${id}-payment-confirmed-whatsapp`;
    await expect.poll(() => stateOf(name)).toBe('delivered');
    const created = () =>
      announce('deliverMessage', {
        type: 'google.cloud.firestore.document.v1.created',
        source: `//firestore.googleapis.com/projects/${stack.projectId}/databases/(default)`,
        subject: `documents/${messagePath(name)}`,
        document: messagePath(name),
        project: stack.projectId,
        database: '(default)',
        namespace: '(default)',
        location: FUNCTIONS_REGION,
        data: {
          value: {
            name: `projects/${stack.projectId}/databases/(default)/documents/${messagePath(name)}`,
            fields: {},
          },
        },
      });
    await db.doc(messagePath(name)).update({
      state: 'queued',
      next_attempt_at: Timestamp.fromMillis(Date.now() - MINUTE),
      provider_id: null,
      claim: null,
    });
    await resetWhatsapp();
    await Promise.all([created(), created(), runMessages(), runMessages(), created()]);
    await expect.poll(() => stateOf(name)).toBe('delivered');
    expect(await messagesOf(phone, 'payment_confirmed')).toHaveLength(1);
  });

  test('is not mentioned on WhatsApp where the customer refused it', async () => {
    const id = await placePaid({ consentMessages: false, customerEmail: email });
    await mailTo(email, /تأكّد طلبك/);
    expect(Object.keys(await outbox()).filter((one) => one.endsWith('whatsapp'))).toEqual([]);
    expect((await db.doc(orderPath(id)).get()).get('consent_messages')).toBe(false);
  });
});

describe('an admin’s change', () => {
  test('is told with the tracking number, and keeps when it was shipped', async () => {
    const id = await placePaid();
    await change(id, { status: 'shipped', tracking_number: 'AE-345' });
    const name = `${id}-shipped-whatsapp`;
    await expect.poll(() => stateOf(name)).toBe('queued');
    const shipped = await db.doc(orderPath(id)).get();
    expect(shipped.get('shipped_at')).toEqual(shipped.get('updated_at'));
    expect((await state(name))['params']).toMatchObject({ tracking_number: 'AE-345' });
    await makeDue(name);
    await runMessages();
    await expect.poll(() => stateOf(name)).toBe(isNight() ? 'queued' : 'delivered');
    const texts = (await messagesOf(phone, 'shipped')).map(({ text }) => text.includes('AE-345'));
    expect(texts).toEqual(isNight() ? [] : [true]);
  });

  test('that is taken back is not told', async () => {
    const id = await placePaid();
    await change(id, { status: 'delivered' });
    const name = `${id}-delivered-whatsapp`;
    await expect.poll(() => stateOf(name)).toBe('queued');
    await change(id, { status: 'confirmed' });
    await expect
      .poll(async () => (await db.doc(orderPath(id)).get()).get('delivered_at') as unknown)
      .toBeNull();
    await makeDue(name);
    await runMessages();
    expect(await stateOf(name)).toBe('withdrawn');
  });
});

describe('a message that WhatsApp does not take', () => {
  test('goes by e-mail where the phone has no WhatsApp, whoever says so', async () => {
    const kind = 'order-received';
    for (const fault of ['error', 'fails'] as const) {
      await orderWhatsappFaults({
        sends: [{ kind: fault, code: 131026, times: 1, to: phone.slice(1) }],
      });
      const { id } = await place({ customerEmail: email, checkoutKey: crypto.randomUUID() });
      await makeDue(`${id}-${kind}-whatsapp`);
      await runMessages();
      await expect
        .poll(() => state(`${id}-${kind}-whatsapp`))
        .toMatchObject({
          state: 'failed',
          error: '131026',
          needs_merchant: false,
        });
      await mailTo(email, new RegExp(id.slice(-8)));
    }
  });

  test('and without an address is told to the merchant', async () => {
    await orderWhatsappFaults({ sends: [{ kind: 'error', code: 131026 }] });
    const id = await placePaid();
    await expect
      .poll(() => state(`${id}-payment-confirmed-whatsapp`))
      .toMatchObject({
        state: 'failed',
        needs_merchant: true,
      });
    expect(Object.keys(await outbox())).toContain(`${id}-unreachable-needs-you-email`);
  });

  for (const [kind, tags] of [
    ['garbage', []],
    ['timeout_after', ['nightly']],
  ] as const)
    test(
      `is in doubt after ${kind}, is not sent again by itself, and its status settles it`,
      { tags: [...tags] },
      async () => {
        await orderWhatsappFaults({
          sends: [{ kind, times: 1, to: phone.slice(1) }],
          webhooks: { kind: 'lost' },
        });
        const id = await placePaid();
        const name = `${id}-payment-confirmed-whatsapp`;
        await expect.poll(() => stateOf(name)).toBe('doubtful');
        await runMessages();
        expect(await messagesOf(phone, 'payment_confirmed')).toHaveLength(1);
        expect(Object.keys(await outbox())).toContain(`${name}-needs-you-email`);
        // its id is not known, but the status hands back ours
        await orderWhatsappFaults({});
        const [arrived] = await messagesOf(phone, 'payment_confirmed');
        await readMessage(arrived!.id);
        await expect
          .poll(() => state(name))
          .toMatchObject({ state: 'read', needs_merchant: false });
      },
    );

  test('waits while the token is refused, and the merchant is told once', async () => {
    await orderWhatsappFaults({ sends: [{ kind: 'error', code: 190 }] });
    const [one, other] = [await placePaid(), await placePaid()];
    for (const id of [one, other])
      await expect
        .poll(() => state(`${id}-payment-confirmed-whatsapp`))
        .toMatchObject({
          state: 'queued',
          error: '190',
          needs_merchant: true,
        });
    const told = Object.keys(await outbox()).filter((id) => id.includes('blocked'));
    expect(told).toEqual([expect.stringMatching(/^whatsapp-blocked-.*-needs-you-email$/)]);
    await orderWhatsappFaults({});
    for (const id of [one, other]) await makeDue(`${id}-payment-confirmed-whatsapp`);
    await runMessages();
    await expect.poll(() => messagesOf(phone, 'payment_confirmed')).toHaveLength(2);
  });
});

describe('sending again', () => {
  const resend = (messageId: string, token?: string) =>
    call(
      'resendMessage',
      { message_id: messageId },
      {
        headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      },
    );

  test('is for admins, for what has failed or is in doubt, and goes to the phone of now', async () => {
    await orderWhatsappFaults({
      sends: [{ kind: 'error', code: 131026, times: 1, to: phone.slice(1) }],
    });
    const id = await placePaid();
    const name = `${id}-payment-confirmed-whatsapp`;
    await expect.poll(() => stateOf(name)).toBe('failed');
    const stranger = await signUp();
    expect((await resend(name)).error!.details!.code).toBe('sign-in-required');
    expect((await resend(name, await stranger.token())).error!.details!.code).toBe('admins-only');
    await stranger.close();
    const token = await admin.token();
    expect((await resend('no-such-message', token)).error!.details!.code).toBe('message-not-found');

    await db.doc(orderPath(id)).update({ customer_phone: '+971501112223' });
    const { result } = await resend(name, token);
    expect(['sent', 'delivered']).toContain(result!.state);
    await messageTo('+971501112223', 'payment_confirmed');
    expect((await resend(name, token)).error!.details!.code).toBe('message-not-resendable');
  });
});

describe('the webhook', () => {
  const secrets = parseEnv(readFileSync('functions/.secret.local', 'utf8'));
  const signed = (body: string, secret = secrets['WHATSAPP_APP_SECRET']!): string =>
    `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
  const statuses = (...all: object[]): string =>
    JSON.stringify({ entry: [{ changes: [{ field: 'messages', value: { statuses: all } }] }] });
  const post = async (body: string, signature = signed(body)): Promise<number> =>
    (await callWhatsappWebhook(body, { signature })).status;

  test('believes Meta only, in whatever order, and answers 200 to what it does not know', async () => {
    await orderWhatsappFaults({ webhooks: { kind: 'lost' } });
    const id = await placePaid();
    const name = `${id}-payment-confirmed-whatsapp`;
    await expect.poll(() => stateOf(name)).toBe('sent');
    const { provider_id: wamid } = await state(name);
    const read = statuses({ id: wamid, status: 'read' });
    expect(await post(read, signed(read, 'another'))).toBe(401);
    expect(await post(read, signed(read).slice(0, -1))).toBe(401);
    expect(await stateOf(name)).toBe('sent');
    expect(await post(read)).toBe(200);
    expect(await stateOf(name)).toBe('read');
    for (const status of ['delivered', 'sent', 'failed', 'warning'])
      expect(await post(statuses({ id: wamid, status }))).toBe(200);
    expect(await stateOf(name)).toBe('read');
    expect(await post(statuses({ id: 'wamid.unknown', status: 'read' }))).toBe(200);
    expect(await post(statuses({ nothing: 1 }))).toBe(200);
  });

  test('confirms the address to whoever knows the token', async () => {
    const ask = async (token: string): Promise<[number, string]> => {
      const query = `?hub.mode=subscribe&hub.verify_token=${token}&hub.challenge=12345`;
      const answered = await callWhatsappWebhook(null, { query });
      return [answered.status, await answered.text()];
    };
    expect(await ask(secrets['WHATSAPP_VERIFY_TOKEN']!)).toEqual([200, '12345']);
    expect((await ask('another'))[0]).toBe(403);
    expect((await ask(''))[0]).toBe(403);
  });
});

describe('who writes to the number that messages come from', () => {
  test('is told once a day where the shop reads, unless to end them, and nothing of it is kept', async () => {
    const [writes, inEnglish, stops] = [
      phone,
      `${phone.slice(0, 8)}77777`,
      `${phone.slice(0, 8)}88888`,
    ];
    const write = async (from: string, text: string): Promise<void> => {
      await writeToShop(from.slice(1), text);
      await expect
        .poll(whatsappDeliveries)
        .toContainEqual(expect.objectContaining({ text, response_status: 200 }));
    };
    await write(writes, 'متى يصل طلبي؟');
    expect(await messagesOf(writes)).toMatchObject([
      { template: null, text: notRead('https://wa.me/971500000000') },
    ]);
    await write(inEnglish, 'Where is my order?');
    expect(await messagesOf(inEnglish)).toMatchObject([
      { text: notReadInEnglish('https://wa.me/971500000000') },
    ]);
    await write(writes, 'شكراً');
    await write(stops, 'STOP');
    expect(await messagesOf(writes)).toHaveLength(1);
    expect(await messagesOf(stops)).toEqual([]);
    const kept = JSON.stringify(await everything());
    expect(kept).not.toContain(writes.slice(1));
    expect(kept).not.toContain(stops.slice(1));
  });
});

describe('an e-mail', () => {
  test('has no headers, recipients or markup of the customer’s', async () => {
    await db.doc(SETTINGS_PATHS.private).set({});
    const name = 'مريم\r\nBcc: evil@ghar.example\r\n<script>alert(1)</script>';
    await placePaid({ consentMessages: false, customerEmail: email, customerName: name });
    const mail = await mailTo(email, /تأكّد طلبك/);
    expect(mail.envelope.to.map(({ address }) => address)).toEqual([email]);
    expect(mail.headers).not.toHaveProperty('bcc');
    expect(await mailsTo('evil@ghar.example')).toEqual([]);
    expect(mail.html).not.toContain('<script');
  });
});

describe('the merchant', () => {
  test('is told once that few are left, and that none are', async () => {
    await db.doc(SETTINGS_PATHS.private).set({ notify_email: MERCHANT, few_left: 10 });
    await changeProduct({ stock_quantity: 11 });
    await place({ quantity: 1 });
    await expect
      .poll(async () => Object.keys(await outbox()).filter((id) => /few-left|sold-out/.test(id)))
      .toEqual([expect.stringMatching(/^laurel-soap-[\d-]+-few-left-email$/)]);
    await place({ quantity: 10, totalAmount: 2990 });
    await expect
      .poll(async () => Object.keys(await outbox()).filter((id) => id.includes('sold-out')))
      .toHaveLength(1);
  });

  test('reads in the morning what was sold and what waits, once', async () => {
    const id = await placePaid();
    const yesterday = Timestamp.fromMillis(Date.now() - 24 * 60 * MINUTE);
    await db.doc(orderPath(id)).update({ paid_at: yesterday, payment_test: false });
    // what was given back does not wait to be sent
    await db
      .doc(orderPath(await placePaid()))
      .update({ payment_test: false, refunded_amount: 299, refunding_amount: 0 });
    expect(await runSummary()).toBe(200);
    expect(await runSummary()).toBe(200);
    const all = await db
      .collection(COLLECTIONS.messages)
      .where('kind', '==', 'morning-summary')
      .get();
    expect(all.docs.map((one) => one.get('params') as unknown)).toEqual([
      expect.objectContaining({ orders: '1', revenue: '299 درهم', waiting: '1' }),
    ]);
  });
});

describe('whoever places orders that nobody pays', () => {
  /** Orders with phones of their own, whose messages about paying are due. */
  const placeDue = async (changes: readonly Record<string, unknown>[]): Promise<string[]> => {
    const ids: string[] = [];
    for (const [order, change] of changes.entries()) {
      const customerPhone = phone.slice(0, 8) + String(10_000 + order);
      const { id } = await place({ customerPhone, ...change });
      const channel = change['customerEmail'] === undefined ? 'whatsapp' : 'email';
      await makeDue(`${id}-order-received-${channel}`);
      ids.push(id);
    }
    return ids;
  };

  test('reaches a stranger with a few messages a day, without a word of his own', async () => {
    // one mailbox, however it is written
    const addresses = [email, email.replace('c', 'C'), email.replace('@', '+a@')];
    const ids = await placeDue(
      Array.from({ length: 8 }, (_, order) => ({
        customerEmail: addresses[order % 3],
        consentMessages: false,
        customerName: 'جائزتك 5000 درهم، اتصل 0501234567 https://evil.example',
      })),
    );
    await runMessages();
    await runMessages();
    const states = await Promise.all(ids.map((id) => stateOf(`${id}-order-received-email`)));
    expect(states).toEqual([...Array.from({ length: 6 }, () => 'sent'), 'withdrawn', 'withdrawn']);
    // the inbox lists a mail somewhat later than it takes it
    const mails = async () => (await Promise.all(addresses.map(mailsTo))).flat();
    await expect.poll(mails).toHaveLength(6);
    for (const { text } of await mails()) {
      expect(text).toContain('أهلاً بك، وصلنا طلبك');
      expect(text).not.toMatch(/جائزتك|5000 درهم|0501234567|evil\.example/);
    }
  });

  test('holds up nobody by a phone to which WhatsApp sends no more for now', async () => {
    await orderWhatsappFaults({ sends: [{ kind: 'error', code: 131056, to: phone.slice(1) }] });
    const other = `${phone.slice(0, 8)}77777`;
    const phones = [phone, phone, phone, phone, phone, other];
    await placeDue(phones.map((customerPhone) => ({ customerPhone })));
    await runMessages();
    await messageTo(other, 'order_received');
    expect(await messagesOf(phone)).toEqual([]);
  });
});
