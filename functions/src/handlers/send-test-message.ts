import type { TestMessageRequest } from '@ghar/domain/callables';
import { DomainError } from '@ghar/domain/error-code';
import { DEFAULT_LOCALE } from '@ghar/domain/locale';
import { messageId, type Message } from '@ghar/domain/message';
import type { PrivateSettings } from '@ghar/domain/settings';
import type { Channels } from '../messages/messages-due.ts';
import type { Clock } from '../orders/order-store.ts';
import type { Caller } from './answer.ts';
import { requireAdmin, type RoleOf } from './require-admin.ts';

export type TestMessagePorts = {
  readonly roleOf: RoleOf;
  readonly clock: Clock;
  readonly channels: () => Channels;
  readonly settings: () => Promise<PrivateSettings>;
  /** The shop's name. */
  readonly brand: () => Promise<string>;
  readonly newKey: () => string;
  readonly putMessage: (id: string, message: Message) => Promise<unknown>;
};

/**
 * Puts a message to the merchant into the outbox, for an admin who wants to see that it arrives.
 *
 * @throws DomainError `sign-in-required`, `admins-only`, `channel-not-set-up`, `recipient-missing`.
 */
export async function sendTestMessage(
  { channel }: TestMessageRequest,
  caller: Caller,
  { roleOf, clock, channels, settings, brand, newKey, putMessage }: TestMessagePorts,
): Promise<{ readonly message_id: string }> {
  await requireAdmin(caller, roleOf);
  if (!channels()[channel]) throw new DomainError('channel-not-set-up');
  const [{ notify_email, notify_whatsapp }, name] = await Promise.all([settings(), brand()]);
  const to = channel === 'email' ? notify_email : notify_whatsapp;
  if (to === '') throw new DomainError('recipient-missing');
  const id = messageId(newKey(), 'test', channel);
  const now = clock();
  await putMessage(id, {
    order_id: null,
    kind: 'test',
    channel,
    to,
    locale: DEFAULT_LOCALE,
    params: { brand: name },
    state: 'queued',
    attempts: 0,
    next_attempt_at: now,
    provider_id: null,
    error: null,
    claim: null,
    needs_merchant: false,
    created_at: now,
  });
  return { message_id: id };
}
