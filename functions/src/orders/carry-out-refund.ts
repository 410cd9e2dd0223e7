import { DomainError, type AdminErrorCode } from '@ghar/domain/error-code';
import { filsFromDirhams } from '@ghar/domain/money/money';
import { SERVER_ACTOR } from '@ghar/domain/order/order';
import type { RefundStatus } from '@ghar/domain/order/status';
import {
  PROVIDER_TIMEOUT_MS,
  ProviderError,
  type ProviderFailure,
  type ProviderRefund,
} from '../payments/payment-provider.ts';
import type { StoredOrder, StoredRefund } from './order-store.ts';
import { failRefund, recordRefund } from './record-refund.ts';
import type { AskPorts } from './settle-order.ts';

/** After this time a sender has its answer or has given up, in ms. */
const SENDING_MS = 4 * PROVIDER_TIMEOUT_MS;
/** A refund still unknown to the provider after this time has failed, in ms. */
const GIVE_UP_MS = 24 * 60 * 60 * 1000;
const LONGEST_PAUSE_MS = 4 * 60 * 60 * 1000;

/** Failures after which the provider certainly made no refund. */
const WITHOUT_REFUND: Readonly<Partial<Record<ProviderFailure, AdminErrorCode>>> = {
  refused: 'refund-refused',
  'not-reached': 'refund-not-reached',
};

/**
 * Sends a newly requested refund; only its requester may call it. If the provider may have made one, it stays pending
 * for {@link lookAtRefund}.
 * @returns its status.
 * @throws DomainError `refund-refused` or `refund-not-reached` if it certainly failed.
 */
export async function sendRefund(
  order: StoredOrder,
  refund: StoredRefund,
  ports: AskPorts,
): Promise<RefundStatus> {
  const sent = await send(order, refund, ports);
  if (!(sent instanceof ProviderError)) return sent;
  const error = WITHOUT_REFUND[sent.failure];
  if (!error) return 'pending';
  const status = await failRefund(order, refund.id, { error, isForReview: false }, ports);
  if (status !== 'failed') return status;
  throw new DomainError(error, { order_id: order.id }, { cause: sent });
}

/**
 * Looks up a pending refund at the provider and settles it. If the provider does not know it, it is sent again with the
 * same id once its sender has given up; after a day it has failed.
 * @returns its status; `pending` also if the provider does not answer.
 * @throws ProviderError if the provider cannot be called.
 */
export async function lookAtRefund(
  order: StoredOrder,
  refund: StoredRefund,
  ports: AskPorts,
): Promise<RefundStatus> {
  const known = await lookUp(order, refund, ports);
  if (known !== null) return known;
  // made in the provider's own app: not ours to send or fail
  if (refund.actor === SERVER_ACTOR) return 'pending';
  const now = ports.clock().getTime();
  if (now > refund.created_at.getTime() + GIVE_UP_MS)
    return end(order, refund, 'refund-not-reached', ports);
  if (!(await claimSending(order, refund, ports))) return 'pending';
  const sent = await send(order, refund, ports);
  if (!(sent instanceof ProviderError)) return sent;
  if (sent.failure !== 'refused') return 'pending';
  // a refusal may mean that the first one arrived meanwhile
  return (await lookUp(order, refund, ports)) ?? end(order, refund, 'refund-refused', ports);
}

/** Stores the provider's status of a refund; null if it does not know it. */
async function lookUp(
  order: StoredOrder,
  refund: StoredRefund,
  ports: AskPorts,
): Promise<RefundStatus | null> {
  const found = await ports.provider.getRefund(refund.id);
  await ports.store.noteRefundLook(order.id, refund.id, ports.clock());
  return found && record(order, refund, found, ports);
}

/** Calls the provider; returns its failure or the refund's status. */
async function send(
  order: StoredOrder,
  refund: StoredRefund,
  ports: AskPorts,
): Promise<RefundStatus | ProviderError> {
  const asked = {
    id: refund.id,
    intentId: refund.payment_intent_id ?? '',
    amount: filsFromDirhams(refund.amount),
    test: order.payment_test,
  };
  const answer = await ports.provider.createRefund(asked).catch((error: unknown) => {
    if (error instanceof ProviderError) return error;
    throw error;
  });
  return answer instanceof ProviderError ? answer : record(order, refund, answer, ports);
}

/** Stores the provider's answer. If the id belongs to another payment's refund, this one was not made. */
async function record(
  order: StoredOrder,
  refund: StoredRefund,
  answer: ProviderRefund,
  ports: AskPorts,
): Promise<RefundStatus> {
  if (answer.intentId !== refund.payment_intent_id)
    return end(order, refund, 'refund-refused', ports);
  await recordRefund(order, answer, ports);
  return answer.status ?? 'pending';
}

/** Fails a refund that no caller waits for. */
const end = (
  order: StoredOrder,
  { id }: StoredRefund,
  error: AdminErrorCode,
  ports: AskPorts,
): Promise<RefundStatus> => failRefund(order, id, { error, isForReview: true }, ports);

/** True iff no other run is sending the refund; reserves it for {@link SENDING_MS}. */
const claimSending = (
  order: StoredOrder,
  { id }: StoredRefund,
  { store, clock }: AskPorts,
): Promise<boolean> =>
  store.transaction(async (tx) => {
    const refund = await tx.refund(order.id, id);
    const now = clock();
    const isFree = now.getTime() >= (refund?.sent_at?.getTime() ?? 0) + SENDING_MS;
    if (refund?.status !== 'pending' || !isFree) return false;
    tx.putRefund(order.id, id, { ...refund, sent_at: now });
    return true;
  });

/** The next look-up of a pending refund: growing intervals, up to four hours. */
export function nextRefundLookAt({
  created_at,
  sent_at,
  looked_at,
}: Pick<StoredRefund, 'created_at' | 'sent_at' | 'looked_at'>): Date {
  const last = (looked_at ?? sent_at ?? created_at).getTime();
  const age = last - created_at.getTime();
  return new Date(last + Math.min(Math.max(SENDING_MS, age / 2), LONGEST_PAUSE_MS));
}
