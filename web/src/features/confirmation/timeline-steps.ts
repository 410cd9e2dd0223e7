import type { PublicOrder } from '@ghar/domain/callables';
import { isRefunded } from '../../checkout/confirmation-view.ts';

export type StepState = 'done' | 'now' | 'later' | 'stopped';

/** A step of a paid or sent order. */
export type TimelineStep = {
  readonly state: StepState;
  /** The order's current step. */
  readonly isCurrent: boolean;
  /** ISO 8601; null if unknown or in the future. */
  readonly at: string | null;
} & (
  | { readonly name: 'ordered' | 'paid' | 'refunded'; readonly state: 'done' }
  | { readonly name: 'confirmed'; readonly state: 'done' | 'now' }
  | { readonly name: 'prepared'; readonly state: 'done' | 'now' | 'later' }
  | { readonly name: 'shipped'; readonly state: 'done' | 'now' | 'later' }
  | { readonly name: 'delivered'; readonly state: 'done' | 'later' }
  | { readonly name: 'cancelled'; readonly state: 'stopped' }
);

type Way = Pick<
  PublicOrder,
  | 'status'
  | 'payment_status'
  | 'payment_method'
  | 'created_at'
  | 'paid_at'
  | 'shipped_at'
  | 'delivered_at'
  | 'refunded_amount'
  | 'total_amount'
>;

/**
 * The steps of an order that is paid, sent, or to be paid in cash, from ordered to delivered; if cancelled or fully refunded, how far it came and how it
 * ended. The status decides how far: a time may be missing, or left from a reverted status.
 */
export function timelineOf(order: Way): TimelineStep[] {
  const { status, payment_status, created_at, paid_at, shipped_at, delivered_at } = order;
  const isCash = order.payment_method === 'cash';
  const begun: TimelineStep[] = [
    { name: 'ordered', state: 'done', isCurrent: false, at: created_at },
    ...(payment_status === 'paid' && !isCash
      ? [{ name: 'paid', state: 'done', isCurrent: false, at: paid_at } as const]
      : []),
  ];
  const isCancelled = status === 'cancelled';
  const wasDelivered = status === 'delivered' || (isCancelled && delivered_at !== null);
  const wasShipped = wasDelivered || status === 'shipped' || (isCancelled && shipped_at !== null);
  const shipped: TimelineStep = {
    name: 'shipped',
    state: 'done',
    isCurrent: false,
    at: shipped_at,
  };
  if (isCancelled || isRefunded(order)) {
    const ended: TimelineStep[] = [
      ...begun,
      ...(wasShipped ? [shipped] : []),
      ...(wasDelivered ? [{ ...DELIVERED, at: delivered_at }] : []),
      ...(isCancelled ? [CANCELLED] : []),
      ...(isRefunded(order) ? [REFUNDED] : []),
    ];
    return ended.map((step, index) => ({ ...step, isCurrent: index === ended.length - 1 }));
  }
  if (isCash) begun.push(CONFIRMED);
  if (wasDelivered)
    return [...begun, PREPARED, shipped, { ...DELIVERED, isCurrent: true, at: delivered_at }];
  if (wasShipped) return [...begun, PREPARED, { ...shipped, state: 'now', isCurrent: true }, AHEAD];
  const ahead: TimelineStep[] = [
    { name: 'shipped', state: 'later', isCurrent: false, at: null },
    AHEAD,
  ];
  return isCash && status === 'pending'
    ? [
        ...begun.slice(0, -1),
        { ...CONFIRMED, state: 'now', isCurrent: true },
        { ...PREPARED, state: 'later' },
        ...ahead,
      ]
    : [...begun, { ...PREPARED, state: 'now', isCurrent: true }, ...ahead];
}

const untimed = { isCurrent: false, at: null } as const;
const CONFIRMED = { ...untimed, name: 'confirmed', state: 'done' } as const;
const PREPARED = { ...untimed, name: 'prepared', state: 'done' } as const;
const DELIVERED = { ...untimed, name: 'delivered', state: 'done' } as const;
const AHEAD = { ...untimed, name: 'delivered', state: 'later' } as const;
const CANCELLED = { ...untimed, name: 'cancelled', state: 'stopped' } as const;
const REFUNDED = { ...untimed, name: 'refunded', state: 'done' } as const;
