import { CHARGE_CURRENCY } from '@ghar/domain/money/currency';
import { ORDER_EVENT_TYPES, REVIEW_REASONS } from '@ghar/domain/order/order';
import { write } from 'firebase-functions/logger';
import { expect, test, vi } from 'vitest';
import { raiseAlarm } from './raise-alarm.ts';

const AT = new Date('2026-11-20T10:00:00Z');
const announced = (type: string, writtenAt = AT) => ({
  orderId: 'order',
  eventId: 'event',
  writtenAt,
  fields: { type, to: 'intent', note: `100 ${CHARGE_CURRENCY}`, actor: 'server', created_at: AT },
});
const entries = () => vi.mocked(write).mock.calls.map(([entry]) => entry);

test.each(REVIEW_REASONS)(
  '%s is an alarm, and the same entry each time it is announced',
  (type) => {
    raiseAlarm(announced(type));
    raiseAlarm(announced(type));
    expect(entries()[0]).toMatchObject({
      severity: 'ERROR',
      event: 'needs-a-person',
      alarm: type,
      order_id: 'order',
      payment_intent_id: 'intent',
      time: AT.toISOString(),
      'logging.googleapis.com/insertId': 'order-event',
    });
    expect(entries()[1]).toEqual(entries()[0]);
  },
);

test('nothing else that happens to an order is an alarm', () => {
  const others = ORDER_EVENT_TYPES.filter((type) => !REVIEW_REASONS.some((one) => one === type));
  for (const type of others) raiseAlarm(announced(type));
  expect(entries()).toEqual([]);
});

test('history that is restored from a backup is no alarm', () => {
  raiseAlarm(announced('stock-short', new Date(AT.getTime() + 24 * 3_600_000)));
  expect(entries()).toEqual([]);
});
