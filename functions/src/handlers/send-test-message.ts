import type { TestMessageRequest } from '@ghar/domain/callables';
import { DomainError } from '@ghar/domain/error-code';
import type { Message } from '@ghar/domain/message';
import type { PrivateSettings } from '@ghar/domain/settings';
import { shopMessages, type Channels } from '../messages/messages-due.ts';
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
  const [known, name] = await Promise.all([settings(), brand()]);
  const [due] = shopMessages(
    'test',
    newKey(),
    { brand: name },
    {
      settings: known,
      channels: { whatsapp: false, email: false, [channel]: true },
      now: clock(),
    },
  );
  if (!due) throw new DomainError('recipient-missing');
  await putMessage(due.id, due.message);
  return { message_id: due.id };
}
