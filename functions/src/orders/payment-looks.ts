import { PAYMENT_WINDOW_MS } from '@ghar/domain/payment-window';
import { GRACE_MS } from './settle-order.ts';
import type { StoredOrder } from './order-store.ts';

const MINUTE_MS = 60_000;
const LONGEST_PAUSE_MS = 4 * 60 * MINUTE_MS;
/** How long after a payment was opened the schedule asks about it, in ms: the last time when it may be ended. */
const LOOKS_MS = [0, 5 * MINUTE_MS, 15 * MINUTE_MS, PAYMENT_WINDOW_MS + GRACE_MS];
const FIRST_PAUSE_MS = 10 * MINUTE_MS;

type LookedAtOrder = Pick<
  StoredOrder,
  'created_at' | 'payment_reopened_at' | 'payment_looks' | 'payment_looked_at'
>;

const openedAt = ({
  payment_reopened_at,
  created_at,
}: Pick<LookedAtOrder, 'payment_reopened_at' | 'created_at'>): number =>
  (payment_reopened_at ?? created_at).getTime();

/**
 * When the schedule asks about an order's payment again: later and later after it
 * was opened, by how often the provider has answered so far. After the payment's
 * time the pauses double, up to four hours.
 */
export function nextLookAt({ payment_looks: looks = 0, ...order }: LookedAtOrder): Date {
  let age = LOOKS_MS[looks] ?? LOOKS_MS.at(-1)!;
  let pause = FIRST_PAUSE_MS;
  for (let look = LOOKS_MS.length; look <= looks; look++) {
    age += pause;
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  }
  return new Date(openedAt(order) + age);
}

/**
 * The orders whose next look is due, in the order in which they are asked about:
 * those that no run has come to first, then the one whose last look is the longest
 * ago. So none is asked about twice while another that is due waits.
 */
export function dueForLook<Due extends LookedAtOrder>(orders: readonly Due[], now: Date): Due[] {
  return orders
    .filter((order) => nextLookAt(order) <= now)
    .toSorted((one, other) => lastLook(one) - lastLook(other) || openedAt(one) - openedAt(other));
}

const lastLook = ({ payment_looked_at }: LookedAtOrder): number =>
  payment_looked_at?.getTime() ?? 0;
