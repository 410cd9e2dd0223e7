import { DomainError, type ErrorCode } from '@ghar/domain/error-code';
import { paymentOf } from '@ghar/domain/order/payment-of';
import { isSent } from '@ghar/domain/order/status';
import { LATE_PAYMENT_MS, PAYMENT_WINDOW_MS } from '@ghar/domain/order/payment-window';
import type { HeldPieces, LimitsTransaction, Tally } from './limits-store.ts';
import type { OrderTransaction, StoredOrder } from './order-store.ts';
import { GRACE_MS, LONGEST_PAUSE_MS } from './payment-polling.ts';

const HOUR_MS = 60 * 60 * 1000;
/** An unpaid order normally gives its pieces back after this time, in ms. */
const USUALLY_HELD_MS = PAYMENT_WINDOW_MS + GRACE_MS;
/** One whose payment stays under way holds them for up to a day more, until the schedule looks at it again. */
const HELD_LATER_MS = LATE_PAYMENT_MS + LONGEST_PAUSE_MS;

/** A network's limits: orders, and refusals, per hour; pieces that its unpaid orders hold at a time. */
export type NetworkLimits = { readonly perNetwork: number; readonly piecesPerNetwork: number };

export const rateLimited = (waitMs: number, code: ErrorCode = 'rate-limited'): DomainError =>
  new DomainError(code, { retry_after_seconds: Math.ceil(waitMs / 1000) });

export type CountedOrder = Pick<StoredOrder, 'id' | 'quantity' | 'payment_method' | 'confirm_by'>;

const isInCash = ({ payment_method }: CountedOrder): boolean => payment_method === 'cash';

/** Reads a network's tally, in a transaction that counts once at most. A null key is an unknown network: no limit. */
export async function readNetwork(tx: LimitsTransaction, key: string | null, now: Date) {
  const found = key === null ? null : await tx.tally(key);
  const isOver = found === null || found.counted_until <= now;
  const tally: Tally = {
    ...(isOver
      ? { orders: 0, refusals: 0, counted_until: new Date(now.getTime() + HOUR_MS) }
      : found),
    held: (found?.held ?? []).filter(({ until }) => until > now),
  };
  const heldByOthers = (id: string, ended: readonly string[]): HeldPieces[] =>
    tally.held.filter(({ order_id }) => order_id !== id && !ended.includes(order_id));
  const write = (change: Partial<Tally>): void => {
    if (key !== null) setTally(tx, key, { ...tally, ...change });
  };
  return {
    /** @throws DomainError `rate-limited` after `most` of them. */
    assertLeft(what: 'orders' | 'refusals', most: number): void {
      if (tally[what] >= most) throw rateLimited(tally.counted_until.getTime() - now.getTime());
    },
    /**
     * Asserts that the network's unpaid orders of that method hold `most` pieces at most, with those of this order and
     * without those of `ended` ones. Any one order has room.
     * @throws DomainError `rate-limited` until enough of them have expired.
     */
    assertRoom(order: CountedOrder, most: number, ended: readonly string[]): void {
      const { id, quantity } = order;
      const others = heldByOthers(id, ended)
        .filter(({ in_cash = false }) => in_cash === isInCash(order))
        .toSorted((one, other) => one.until.getTime() - other.until.getTime());
      let free = most - others.reduce((sum, { pieces }) => sum + pieces, 0);
      if (others.length === 0 || free >= quantity) return;
      const last = others.find(({ pieces }) => (free += pieces) >= quantity) ?? others.at(-1)!;
      const usuallyUntil = last.until.getTime() - HELD_LATER_MS;
      throw rateLimited(Math.max(GRACE_MS, usuallyUntil - now.getTime()));
    },
    countOrder(order: CountedOrder, ended: readonly string[]): void {
      const { id, quantity: pieces, confirm_by } = order;
      // one that was turned to card keeps the time of its cash
      const endsAt = isInCash(order) ? confirm_by?.getTime() : undefined;
      const until = new Date((endsAt ?? now.getTime() + USUALLY_HELD_MS) + HELD_LATER_MS);
      const counted = { order_id: id, pieces, until, ...(isInCash(order) && { in_cash: true }) };
      const held = [...heldByOthers(id, ended), counted];
      write({ orders: tally.orders + 1, held });
    },
    countRefusal: () => write({ refusals: tally.refusals + 1 }),
  };
}

/** Stores a tally; it is deleted once its hour is over and nothing of it is held. */
function setTally(tx: LimitsTransaction, key: string, tally: Tally): void {
  const times = [tally.counted_until, ...tally.held.map(({ until }) => until)];
  tx.setTally(key, tally, new Date(Math.max(...times.map((time) => time.getTime()))));
}

/**
 * True while the order's pieces count for the network that it was placed from. A customer's confirmation of a cash order
 * costs nothing: it counts until it is sent.
 */
const isHeld = (order: StoredOrder): boolean =>
  order.stock_reserved && !paymentOf(order).wasPaid && !isSent(order.status);

/**
 * A transaction in which orders that are paid, or give their pieces back, no longer count for their networks: run with
 * `tx`, then `release` all but the tally that the caller writes itself.
 */
export function releasingHeld(tx: OrderTransaction & LimitsTransaction) {
  const orders = new Map<string, StoredOrder>();
  /** The ids of orders to release, by the key of their tally. */
  const ended = new Map<string, Set<string>>();
  const released: Pick<OrderTransaction, 'order' | 'updateOrder'> = {
    async order(id) {
      const order = await tx.order(id);
      if (order) orders.set(id, order);
      return order;
    },
    updateOrder(id, change) {
      const before = orders.get(id);
      const key = before?.held_by ?? null;
      if (!before || key === null) return tx.updateOrder(id, change);
      const after = { ...before, ...change };
      const held_by = isHeld(after) ? (after.held_by ?? null) : null;
      if (held_by !== key) ended.set(key, (ended.get(key) ?? new Set()).add(id));
      tx.updateOrder(id, held_by === null ? { ...change, held_by } : change);
    },
  };
  return {
    tx: released,
    async release(written: string | null = null): Promise<void> {
      for (const [key, ids] of ended) {
        if (key === written) continue;
        const tally = await tx.tally(key);
        const held = tally?.held.filter(({ order_id }) => !ids.has(order_id));
        if (held && held.length < tally!.held.length) setTally(tx, key, { ...tally!, held });
      }
    },
  };
}
