import { PAYMENT_WINDOW_MS } from '@ghar/domain/order/payment-window';
import type { StoredOrder } from './order-store.ts';

const MINUTE_MS = 60_000;
/** A payment under way at its expiry may arrive this much later, in ms. */
export const GRACE_MS = 5 * MINUTE_MS;
/** The longest time between two look-ups of a payment, in ms. */
export const LONGEST_PAUSE_MS = 4 * 60 * MINUTE_MS;
/** When the schedule looks up a payment, in ms after it was opened; at the last one it may expire. */
const POLLS_MS = [0, 5 * MINUTE_MS, 15 * MINUTE_MS, PAYMENT_WINDOW_MS + GRACE_MS];
const FIRST_PAUSE_MS = 10 * MINUTE_MS;

type PolledOrder = Pick<
  StoredOrder,
  'created_at' | 'payment_reopened_at' | 'payment_looks' | 'payment_looked_at'
>;

const openedAt = ({
  payment_reopened_at,
  created_at,
}: Pick<PolledOrder, 'payment_reopened_at' | 'created_at'>): number =>
  (payment_reopened_at ?? created_at).getTime();

/**
 * The next look-up of an order's payment, by the number of answers so far: growing intervals, doubling up to four hours
 * after the payment's expiry.
 */
export function nextPollAt({ payment_looks: looks = 0, ...order }: PolledOrder): Date {
  let age = POLLS_MS[looks] ?? POLLS_MS.at(-1)!;
  let pause = FIRST_PAUSE_MS;
  for (let look = POLLS_MS.length; look <= looks; look++) {
    age += pause;
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  }
  return new Date(openedAt(order) + age);
}

/**
 * The orders due for a look-up: never looked up first, then least recently, so that none is looked up twice while
 * another waits.
 */
export function dueForPoll<Due extends PolledOrder>(orders: readonly Due[], now: Date): Due[] {
  return orders
    .filter((order) => nextPollAt(order) <= now)
    .toSorted((one, other) => lastPoll(one) - lastPoll(other) || openedAt(one) - openedAt(other));
}

const lastPoll = ({ payment_looked_at }: PolledOrder): number => payment_looked_at?.getTime() ?? 0;
