import { orderEventSchema, REVIEW_REASONS } from '@ghar/domain/order/order';
import * as v from 'valibot';
import { log } from '../log.ts';

/** An event document created this much later than its time, in ms, was restored from a backup. */
const RESTORED_AFTER_MS = 60 * 60 * 1000;

/** A new event of an order's history. */
export type AnnouncedEvent = {
  readonly orderId: string;
  readonly eventId: string;
  readonly writtenAt: Date;
  readonly fields: unknown;
};

/**
 * Logs `needs-a-person`, which alerts match, if an order's new event needs a person. The event was committed with the
 * order's change, so the alarm survives a crash; repeated deliveries log the same entry. Restored history raises none.
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
