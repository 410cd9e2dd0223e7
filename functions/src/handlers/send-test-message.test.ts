import type { Message } from '@ghar/domain/message';
import { privateSettingsSchema } from '@ghar/domain/settings';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { sendTestMessage } from './send-test-message.ts';

const NOW = new Date('2026-11-26T22:30:00Z');
const ADMIN = { origin: null, uid: 'merchant' };

function shop(settings: v.InferInput<typeof privateSettingsSchema>, whatsapp = true) {
  const messages: Record<string, Message> = {};
  const send = (channel: 'email' | 'whatsapp', caller = ADMIN) =>
    sendTestMessage({ channel }, caller, {
      roleOf: async (uid) => (uid === 'merchant' ? 'admin' : null),
      clock: () => NOW,
      channels: () => ({ whatsapp, email: true }),
      settings: async () => v.parse(privateSettingsSchema, settings),
      brand: async () => 'غار',
      newKey: () => 'key',
      putMessage: async (id, message) => void (messages[id] = message),
    });
  return { messages, send };
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
