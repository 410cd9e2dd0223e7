import { orderEventSchema, REVIEW_REASONS } from '@ghar/domain/order/order';
import * as v from 'valibot';
import { log } from '../log.ts';

/** An event written later than this after it happened was restored from a backup, in ms. */
const RESTORED_AFTER_MS = 60 * 60 * 1000;

/** A new event of an order's history, delivered at least once. */
export type AnnouncedEvent = {
  readonly orderId: string;
  readonly eventId: string;
  /** When the document was created. */
  readonly writtenAt: Date;
  readonly fields: unknown;
};

/**
 * Logs `needs-a-person` where an order's history says that a person has to look: alerts match that
 * entry. The event was committed with the order's change, so the alarm is raised even if the
 * process died afterwards; repeated deliveries log the same entry. Restored history raises no
 * alarm.
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
