import { orderEventsPath } from '@ghar/domain/paths';
import { beforeEach, describe, expect, test } from 'vitest';
import { messagePath } from '@ghar/domain/paths';
import { Timestamp } from 'firebase-admin/firestore';
import { ADMIN, STAFF } from '../../tools/seed/accounts.ts';
import { tokenOf } from '../support/accounts.ts';
import { call, orderForm, runMessages, type Reply } from '../support/backend.ts';
import { changeProduct, db, order, orders, resetDatabase, stock } from '../support/database.ts';
import { mailTo, clearInbox } from '../support/inbox.ts';
import { intentOf, intents, orderFaults, resetProvider } from '../support/provider.ts';
import { messagesOf, messageTo, resetWhatsapp } from '../support/whatsapp.ts';

type Answer = { payment_url: string; order_id: string };
let admin: string;
let phones = 0;

const enter = (
  form: ReturnType<typeof orderForm>,
  token: string | null = admin,
): Promise<Reply<Answer>> =>
  call('enterOrder', form, {
    origin: '203.0.113.7',
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  });
const codeOf = async (reply: Promise<Reply<Answer>>): Promise<unknown> =>
  (await reply).error?.details?.code;

beforeEach(async () => {
  await Promise.all([resetDatabase(), resetProvider(), resetWhatsapp(), clearInbox()]);
  admin = await tokenOf(ADMIN);
});

test('is an admin’s', async () => {
  expect(await codeOf(enter(orderForm(), null))).toBe('sign-in-required');
  expect(await codeOf(enter(orderForm(), await tokenOf(STAFF)))).toBe('admins-only');
  expect(await orders()).toEqual([]);
});

describe('an entered order', () => {
  test('is a customer’s, priced by the server, and says who entered it', async () => {
    const { result } = await enter(orderForm({ quantity: 2, totalAmount: 598 }));
    expect(await order(result!.order_id)).toMatchObject({
      source: 'panel',
      quantity: 2,
      unit_price: 299,
      total_amount: 598,
      status: 'pending',
      payment_status: 'pending',
      payment_url: result!.payment_url,
      stock_reserved: true,
    });
    expect(await stock()).toBe(98);
    const [created] = (
      await db.collection(orderEventsPath(result!.order_id)).orderBy('created_at').get()
    ).docs;
    expect(created!.data()).toMatchObject({
      type: 'created',
      actor: ADMIN.uid,
      actor_email: ADMIN.email,
    });
  });

  test('is one for each key, also from two tabs at the same time', async () => {
    const form = orderForm();
    const replies = await Promise.all(Array.from({ length: 4 }, () => enter(form)));
    const links = new Set(replies.map(({ result }) => JSON.stringify(result)));
    expect(links.size).toBe(1);
    expect((await enter(form)).result).toEqual(replies[0]!.result);
    expect(await orders()).toHaveLength(1);
    expect(await intents()).toHaveLength(1);
    expect(await stock()).toBe(99);
  });

  test.each([
    [{ customerName: '' }, 'name-required'],
    [{ customerPhone: '12' }, 'phone-invalid'],
    [{ address: 'ش'.repeat(501) }, 'text-too-long'],
    [{ quantity: 21, totalAmount: 21 * 299 }, 'too-many-pieces'],
    [{ totalAmount: 1 }, 'price-changed'],
    [{ checkoutKey: 'mine' }, 'input-invalid'],
  ])('with %o is refused: %s', async (change, code) => {
    expect(await codeOf(enter(orderForm(change)))).toBe(code);
    expect(await orders()).toEqual([]);
    expect(await stock()).toBe(100);
  });

  test('is refused where there are too few pieces', async () => {
    await changeProduct({ stock_quantity: 1 });
    expect(await codeOf(enter(orderForm({ quantity: 2, totalAmount: 598 })))).toBe('out-of-stock');
  });

  test('is not counted: an admin enters more of one phone than a visitor may', async () => {
    for (let entered = 0; entered < 12; entered++)
      expect((await enter(orderForm({ customerPhone: '0501234567' }))).result).toBeDefined();
    const own = await call('createZiinaPayment', orderForm({ customerPhone: '0501234567' }));
    expect(own.result).toBeDefined();
  });

  test.each([
    ['refuse_400', 'payment-provider-refused'],
    ['error_500', 'payment-provider-unavailable'],
  ])('is there when the provider answers %s, and is paid by its page', async (kind, code) => {
    await orderFaults({ create: { kind, times: 1 } });
    const form = orderForm();
    const { error } = await enter(form);
    expect(error!.details!.code).toBe(code);
    const id = error!.details!['order_id'] as string;
    expect(await order(id)).toMatchObject({ source: 'panel', payment_url: null });
    if (kind !== 'refuse_400') return;
    const again = await enter(form);
    expect(again.result!.order_id).toBe(id);
    expect(await order(id)).toMatchObject({
      payment_status: 'pending',
      payment_intent_id: intentOf(again.result!.payment_url),
    });
    expect(await stock()).toBe(99);
  });
});

describe('how to pay', () => {
  const entered = async (change: object): Promise<{ id: string; phone: string }> => {
    const phone = `+97155300${String(1000 + phones++)}`;
    const { result } = await enter(orderForm({ customerPhone: phone, ...change }));
    const id = result!.order_id;
    for (const channel of ['whatsapp', 'email']) {
      const message = db.doc(messagePath(`${id}-order-received-${channel}`));
      if ((await message.get()).exists)
        await message.update({ next_attempt_at: Timestamp.fromMillis(Date.now() - 60_000) });
    }
    await runMessages();
    return { id, phone };
  };

  test('is told on WhatsApp to who has agreed', async () => {
    const { id, phone } = await entered({ consentMessages: true });
    const { button } = await messageTo(phone, 'order_received');
    expect(button!.url).toContain(`/payment-success?order_id=${id}`);
  });

  test('is not told on WhatsApp to who has not; by e-mail, where there is an address', async () => {
    const email = `entered-${Date.now()}@ghar.example`;
    const { id, phone } = await entered({ consentMessages: false, customerEmail: email });
    expect((await mailTo(email, /./)).text).toContain(`/payment-success?order_id=${id}`);
    expect(await messagesOf(phone)).toEqual([]);
  });
});

test('whoever has taken over an account enters thirty orders an hour, and the next reserves nothing', async () => {
  for (let number = 0; number < 30; number++) {
    const customerPhone = `+97150555${String(1000 + number)}`;
    expect(await codeOf(enter(orderForm({ customerPhone })))).toBeUndefined();
  }
  const refused = await enter(orderForm({ customerPhone: '+971505559999' }));
  expect(refused.error?.details).toMatchObject({
    code: 'admin-limit',
    retry_after_seconds: expect.any(Number),
  });
  expect(await orders()).toHaveLength(30);
  expect(await stock()).toBe(70);
}, 60_000);
