import type { ResendRequest } from '@ghar/domain/callables';
import { DomainError } from '@ghar/domain/error-code';
import type { MessageState } from '@ghar/domain/messages/message';
import { isResendable } from '@ghar/domain/messages/message-resend';
import { follow, log } from '../log.ts';
import { deliverMessage, type DeliveryPorts } from '../messages/deliver-message.ts';
import { readAdminLimit } from '../orders/attempt-limit.ts';
import type { Caller } from './answer.ts';
import { requireAdmin, type RoleOf } from './require-admin.ts';

/**
 * Sends a message again, to the order's current phone or address, if it failed, is doubtful, or went to an outdated
 * recipient. It may arrive twice, which the admin accepts.
 * @returns the state after the attempt.
 * @throws DomainError as {@link requireAdmin}; `message-not-found`, `message-not-resendable`, `admin-limit`.
 */
export async function resendMessage(
  { message_id }: ResendRequest,
  caller: Caller,
  { roleOf, ...ports }: DeliveryPorts & { readonly roleOf: RoleOf },
): Promise<{ state: MessageState }> {
  const uid = await requireAdmin(caller, roleOf);
  const { store, clock } = ports;
  await store.transaction(async (tx) => {
    const [message, count] = await Promise.all([
      tx.message(message_id),
      readAdminLimit(tx, uid, clock()),
    ]);
    if (!message) throw new DomainError('message-not-found');
    if (message.order_id !== null) follow({ order_id: message.order_id });
    const order = message.order_id === null ? null : await tx.order(message.order_id);
    if (!isResendable(message, order)) throw new DomainError('message-not-resendable');
    count();
    tx.putMessage(message_id, {
      ...message,
      state: 'queued',
      attempts: 0,
      claim: null,
      next_attempt_at: clock(),
      error: null,
      needs_merchant: false,
    });
  });
  log('message-resent', { source: 'panel' });
  await deliverMessage(message_id, ports);
  const sent = await store.transaction((tx) => tx.message(message_id));
  return { state: sent?.state ?? 'queued' };
}
