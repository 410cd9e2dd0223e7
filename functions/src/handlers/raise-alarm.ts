import { orderEventSchema, REVIEW_REASONS } from '@ghar/domain/order';
import * as v from 'valibot';
import { log } from '../log.ts';

/** An event of a history is written at most so long after it happened, in ms, unless it was restored. */
const RESTORED_AFTER_MS = 60 * 60 * 1000;

/** A new event of an order's history, as the database announces it: at least once. */
export type AnnouncedEvent = {
  readonly orderId: string;
  readonly eventId: string;
  /** When its document was created. */
  readonly writtenAt: Date;
  readonly fields: unknown;
};

/**
 * Logs that a person has to look at an order, where its history says so: alerts hang on that entry.
 * The event is part of the transaction that changed the order, so the alarm is raised whatever dies
 * after the commit; announced again, it is the same entry. History that was restored from a backup is no news.
 */
export function raiseAlarm({ orderId, eventId, writtenAt, fields }: AnnouncedEvent): void {
  const event = v.safeParse(orderEventSchema, fields);
  if (!event.success) return log('order-unreadable', { order_id: orderId });
  const { type, to, created_at: at } = event.output;
  if (!REVIEW_REASONS.some((reason) => reason === type)) return;
  if (writtenAt.getTime() - at.getTime() > RESTORED_AFTER_MS) return;
  log('needs-a-person', {
    order_id: orderId,
    ...(to !== null && { payment_intent_id: to }),
    alarm: type,
    once: { id: `${orderId}-${eventId}`, at },
  });
}
