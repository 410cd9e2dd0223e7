import { orderSchema } from '@ghar/domain/order/order';
import { orderNumber } from '@ghar/domain/order/order-number';
import { orderPath } from '@ghar/domain/paths';
import { paymentOf } from '@ghar/domain/order/payment-of';
import { isSent, type OrderStatus, type PaymentStatus } from '@ghar/domain/order/status';
import { RefusedError, useOperation } from '../../../components/admin/operation.ts';
import type { StoredOrder } from '../../../components/admin/stored-order.ts';
import { usePanelWork } from '../../../components/admin/unsaved-work.ts';
import { commit } from '../../../firebase/admin-writes.ts';
import { usePanelTexts, type PanelTexts } from '../../../i18n/panel-texts.ts';
import { createLiveValue, useLiveValue } from '../../../live/live-value.ts';
import { accountOfLastAdmin } from '../details/order-actor.ts';
import { reversalOf } from './step-consequences.ts';

type Step<Field extends string, Value> = {
  readonly id: string;
  readonly field: Field;
  readonly from: Value;
  readonly to: Value;
};
/** A parcel's carrier and tracking number. */
export type Parcel = Pick<StoredOrder, 'carrier' | 'tracking_number'>;
type ParcelStep = Step<'carrier', string | null> | Step<'tracking_number', string | null>;
/** A change of one field of an order. */
export type OrderStep =
  | Step<'status', OrderStatus>
  | (Step<'payment_status', PaymentStatus> & {
      /** The invoice that this reverses, as was confirmed. */
      readonly reverses?: number;
      /** Collected cash. */
      readonly isCash?: boolean;
    })
  | ParcelStep;

/** The steps that set an order's carrier and tracking number; none if unchanged. */
export const parcelSteps = (order: StoredOrder, parcel: Parcel): readonly ParcelStep[] =>
  (['carrier', 'tracking_number'] as const)
    .filter((field) => order[field] !== parcel[field])
    .map((field) => ({ id: order.id, field, from: order[field], to: parcel[field] }));

/** The step by which an order's money came. */
export const collectStep = ({ id, payment_status: from, payment_method }: StoredOrder) =>
  ({
    id,
    field: 'payment_status',
    from,
    to: 'paid',
    ...(payment_method === 'cash' && { isCash: true }),
  }) as const;

/** The same, and that the parcel has arrived: who paid at the door has it. */
export const collectSteps = (order: StoredOrder): readonly OrderStep[] => {
  const { id, status: from, payment_method } = order;
  const hasArrived = from === 'delivered' || payment_method !== 'cash';
  const arrived: OrderStep = { id, field: 'status', from, to: 'delivered' };
  return [collectStep(order), ...(hasArrived ? [] : [arrived])];
};

const idsOf = (steps: readonly OrderStep[]): readonly string[] => [
  ...new Set(steps.map(({ id }) => id)),
];

/**
 * Applies all steps or none, in one transaction; does nothing if all are applied.
 * @throws RefusedError if an order no longer has a step's initial value, is a cash order that is overtaken, or has an
 * invoice that a step would reverse unasked; FirebaseError
 */
async function takeSteps(steps: readonly OrderStep[]): Promise<void> {
  const ids = idsOf(steps);
  await commit(async (change) => {
    const orders = await Promise.all(ids.map((id) => change.read(orderPath(id), orderSchema)));
    const orderOf = ({ id }: OrderStep): StoredOrder | null => orders[ids.indexOf(id)] ?? null;
    if (steps.every((step) => orderOf(step)?.[step.field] === step.to)) return;
    const refused = steps.find((step) => orderOf(step)?.[step.field] !== step.from);
    if (refused)
      throw new RefusedError('order-changed', await accountOfLastAdmin(orderOf(refused)));
    const overtaken = steps.find((step) => isOvertaken(step, orderOf(step)));
    if (overtaken)
      throw new RefusedError('order-changed', await accountOfLastAdmin(orderOf(overtaken)));
    for (const step of steps) {
      const order = orderOf(step);
      const reversal = step.field === 'payment_status' && order && reversalOf(order, step.to);
      if (reversal && reversal.invoice !== step.reverses) throw new RefusedError('order-invoiced');
    }
    for (const id of ids) {
      const own = steps.filter((step) => step.id === id);
      change.update(orderPath(id), Object.fromEntries(own.map(({ field, to }) => [field, to])));
    }
  });
}

/** True iff a cash order that is to be sent or collected has ended, or is being paid by card, since it was shown. */
function isOvertaken({ field, to }: OrderStep, order: StoredOrder | null): boolean {
  const isHandedOver =
    (field === 'status' && isSent(to)) || (field === 'payment_status' && to === 'paid');
  if (!order || !isHandedOver) return false;
  const { state, isTurnedToCard } = paymentOf(order);
  return isTurnedToCard || (order.payment_method === 'cash' && state === 'failed');
}

const reversed = (step: OrderStep): OrderStep =>
  ({ ...step, from: step.to, to: step.from }) as OrderStep;

/** One change of one or several orders. */
export type LoggedChange = {
  readonly steps: readonly OrderStep[];
  /** Number of orders. */
  readonly count: number;
  readonly at: Date;
};

/** The orders, and the old and new values. */
export function nameOfChange(
  texts: PanelTexts['visitChanges'],
  { steps, count }: Pick<LoggedChange, 'steps' | 'count'>,
): string {
  const step = steps.find(({ field }) => field.endsWith('status')) ?? steps.at(-1);
  if (!step) return '';
  if (count === 1) return texts.one(orderNumber(step.id), step);
  const isMixed = steps.some(({ field, to }) => field === step.field && to !== step.to);
  return isMixed && step.field === 'status' ? texts.mixed(count) : texts.several(count, step);
}

/** This visit's undoable changes, newest first. They outlive the section's pages. */
const useChangeLog = () =>
  usePanelWork('order-changes', () => {
    const changes = createLiveValue<readonly LoggedChange[]>([]);
    return { changes, isUnsaved: () => false, end: () => changes.set([]) };
  }).changes;

/** Undoes a change and removes it from the log. */
function useUndo() {
  const log = useChangeLog();
  const { visitChanges: texts } = usePanelTexts();
  const { run, busy } = useOperation('undo-order-change');
  const undo = async (change: LoggedChange): Promise<void> => {
    const steps = change.steps.map(reversed);
    const what = nameOfChange(texts, { ...change, steps });
    const { ok } = await run(() => takeSteps(steps), { what });
    if (ok) log.set(log.get().filter((one) => one !== change));
  };
  return { undo, busy };
}

/** This visit's changes, with undo. */
export const useVisitChanges = () => ({ changes: useLiveValue(useChangeLog()), ...useUndo() });

/**
 * Changes orders and reports it in a toast with undo; the log offers undo while the panel is open. `take` resolves to
 * whether it was stored; `failure` is why the last was not.
 */
export function useOrderSteps() {
  const { bulk, visitChanges: texts } = usePanelTexts();
  const log = useChangeLog();
  const { undo } = useUndo();
  const status = useOperation('update-order-status');
  const payment = useOperation('update-payment-status');
  const parcel = useOperation('save-parcel');
  const several = useOperation('update-orders');
  const all = [status, payment, parcel, several];
  const take = async (steps: readonly OrderStep[]): Promise<boolean> => {
    const [first] = steps;
    if (!first) return true;
    const single =
      first.field === 'status' ? status : first.field === 'payment_status' ? payment : parcel;
    const change = { steps, count: idsOf(steps).length, at: new Date() };
    const changes = (field: OrderStep['field']): boolean =>
      steps.some((step) => step.field === field);
    const ofPayment = changes('payment_status') ? 'payment' : 'parcel';
    // its invoice is issued at once: only a credit note takes it back
    const collects = steps.some((step) => 'isCash' in step && step.isCash);
    const { run } = change.count === 1 ? single : several;
    const { ok } = await run(() => takeSteps(steps), {
      ...(change.count > 1 && {
        done: () => bulk.done[changes('status') && !collects ? 'status' : ofPayment](change.count),
      }),
      what: nameOfChange(texts, change),
      ...(!collects && { undo: () => void undo(change) }),
    });
    if (ok && !collects) log.set([change, ...log.get()]);
    return ok;
  };
  return {
    take,
    busy: all.some(({ busy }) => busy),
    failure: all.find(({ failure }) => failure !== null)?.failure ?? null,
  };
}
