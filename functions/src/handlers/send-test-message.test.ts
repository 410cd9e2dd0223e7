import type { Message } from '@ghar/domain/messages/message';
import { privateSettingsSchema } from '@ghar/domain/content/settings';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import type { ShopTransaction } from '../orders/shop-store.ts';
import { sendTestMessage } from './send-test-message.ts';

const NOW = new Date('2026-11-26T22:30:00Z');
const ADMIN = { origin: null, uid: 'merchant' };

function shop(settings: v.InferInput<typeof privateSettingsSchema>, whatsapp = true) {
  const messages: Record<string, Message> = {};
  let attempts: readonly Date[] = [];
  let now = NOW;
  const tx: Partial<ShopTransaction> = {
    privateSettings: async () => v.parse(privateSettingsSchema, settings),
    attempts: async () => attempts,
    setAttempts: (_, counted) => void (attempts = counted),
    putMessage: (id, message) => void (messages[id] = message),
  };
  const send = (channel: 'email' | 'whatsapp', caller = ADMIN) =>
    sendTestMessage({ channel }, caller, {
      roleOf: async (uid) => (uid === 'merchant' ? 'admin' : null),
      clock: () => now,
      channels: () => ({ whatsapp, email: true }),
      store: { transaction: (work) => work(tx as ShopTransaction) },
      brand: async () => 'غار',
      newKey: () => 'key',
    });
  return { messages, send, after: (ms: number) => void (now = new Date(now.getTime() + ms)) };
}

test('is put into the outbox, due at once, to whom the settings name', async () => {
  const { messages, send } = shop({
    notify_email: 'a@ghar.example',
    notify_whatsapp: '+971501234567',
  });
  expect(await send('whatsapp')).toEqual({ message_id: 'key-test-whatsapp' });
  await send('email');
  expect(messages).toMatchObject({
    'key-test-whatsapp': {
      to: '+971501234567',
      kind: 'test',
      params: { brand: 'غار' },
      state: 'queued',
      next_attempt_at: NOW,
    },
    'key-test-email': { to: 'a@ghar.example', channel: 'email' },
  });
});

test.each([
  ['no admin', { notify_email: 'a@ghar.example' }, 'email', 'stranger', 'admins-only'],
  ['nobody to send to', {}, 'email', 'merchant', 'recipient-missing'],
  [
    'no sender on the server',
    { notify_whatsapp: '+971501234567' },
    'whatsapp',
    'merchant',
    'channel-not-set-up',
  ],
] as const)('is refused where there is %s', async (_, settings, channel, uid, code) => {
  const { messages, send } = shop(settings, false);
  await expect(send(channel, { origin: null, uid })).rejects.toMatchObject({ code });
  expect(messages).toEqual({});
});

test('is sent ten times an hour, by whatever channel: the shop is no source of spam', async () => {
  const { messages, send, after } = shop({ notify_email: 'a@ghar.example' });
  const refused = { code: 'rate-limited', facts: { retry_after_seconds: 3600 } };
  for (let sent = 0; sent < 10; sent++) await send('email');
  await expect(send('email')).rejects.toMatchObject(refused);
  after(60 * 60_000);
  delete messages['key-test-email'];
  await send('email');
  expect(Object.keys(messages)).toEqual(['key-test-email']);
});
