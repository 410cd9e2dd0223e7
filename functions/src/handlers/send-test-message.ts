import type { TestMessageRequest } from '@ghar/domain/callables';
import { DomainError } from '@ghar/domain/error-code';
import { shopMessages, type Channels } from '../messages/messages-due.ts';
import { takeAttempt, type Limit } from '../orders/attempt-limit.ts';
import type { LimitsTransaction } from '../orders/limits-store.ts';
import type { OutboxTransaction } from '../orders/outbox-store.ts';
import type { Clock, Transactions } from '../orders/shop-store.ts';
import type { Caller } from './answer.ts';
import { requireAdmin, type RoleOf } from './require-admin.ts';

export type TestMessagePorts = {
  readonly roleOf: RoleOf;
  readonly clock: Clock;
  readonly channels: () => Channels;
  readonly store: Transactions<LimitsTransaction & OutboxTransaction>;
  /** The shop's name. */
  readonly brand: () => Promise<string>;
  readonly newKey: () => string;
};

/** Of the whole shop: whoever takes over an admin's account cannot send mail to others at will. */
const TEST_MESSAGES: Limit = { times: 10, withinMs: 60 * 60_000 };

/**
 * Puts a message to the merchant into the outbox, for an admin who wants to see that it arrives.
 *
 * @throws DomainError `sign-in-required`, `admins-only`, `channel-not-set-up`, `recipient-missing`,
 * `rate-limited`.
 */
export async function sendTestMessage(
  { channel }: TestMessageRequest,
  caller: Caller,
  { roleOf, clock, channels, store, brand, newKey }: TestMessagePorts,
): Promise<{ readonly message_id: string }> {
  await requireAdmin(caller, roleOf);
  if (!channels()[channel]) throw new DomainError('channel-not-set-up');
  const name = await brand();
  const key = newKey();
  const message_id = await store.transaction(async (tx) => {
    const now = clock();
    const [settings, count] = await Promise.all([
      tx.privateSettings(),
      takeAttempt(tx, 'test-messages', now, TEST_MESSAGES),
    ]);
    const one = { whatsapp: false, email: false, [channel]: true };
    const [due] = shopMessages('test', key, { brand: name }, { settings, channels: one, now });
    if (!due) throw new DomainError('recipient-missing');
    count();
    tx.putMessage(due.id, due.message);
    return due.id;
  });
  return { message_id };
}
