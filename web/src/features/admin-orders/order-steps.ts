import { orderSchema } from '@ghar/domain/order';
import { orderPath } from '@ghar/domain/paths';
import type { OrderStatus, PaymentStatus } from '@ghar/domain/status';
import { RefusedError, useOperation } from '../../components/admin/operation.ts';
import { usePanelWork } from '../../components/admin/unsaved-work.ts';
import { commit } from '../../firebase/admin-writes.ts';
import type { Stored } from '../../firebase/documents.ts';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { createLiveValue, useLiveValue } from '../../live/live-value.ts';

/** An order document with its id. */
export type StoredOrder = Stored<typeof orderSchema>;

type Step<Field extends string, Status> = {
  readonly id: string;
  readonly field: Field;
  readonly from: Status;
  readonly to: Status;
};
/** The change of one status of an order. */
type OrderStep = Step<'status', OrderStatus> | Step<'payment_status', PaymentStatus>;

/**
 * Takes all steps or none, in one transaction; does nothing if all are already taken.
 *
 * @throws RefusedError if an order no longer has the status its step starts from; FirebaseError
 */
const takeSteps = (steps: readonly OrderStep[]): Promise<void> =>
  commit(async (change) => {
    const orders = await Promise.all(
      steps.map(({ id }) => change.read(orderPath(id), orderSchema)),
    );
    if (steps.every(({ field, to }, index) => orders[index]?.[field] === to)) return;
    if (steps.some(({ field, from }, index) => orders[index]?.[field] !== from))
      throw new RefusedError('order-changed');
    for (const { id, field, to } of steps) change.update(orderPath(id), { [field]: to });
  });

const reversed = (step: OrderStep): OrderStep =>
  ({ ...step, from: step.to, to: step.from }) as OrderStep;

/** A change of one order or several, made together. */
export type LoggedChange = { readonly steps: readonly OrderStep[]; readonly at: Date };

/** The changes of this visit that can be undone, newest first. They outlive the section's pages. */
const useChangeLog = () =>
  usePanelWork('order-changes', () => {
    const changes = createLiveValue<readonly LoggedChange[]>([]);
    return { changes, isUnsaved: () => false, end: () => changes.set([]) };
  }).changes;

/** Undoes a change; once undone it leaves the log. */
function useUndo() {
  const log = useChangeLog();
  const { run, busy } = useOperation('undo-order-change');
  const undo = async (change: LoggedChange): Promise<void> => {
    const { ok } = await run(() => takeSteps(change.steps.map(reversed)));
    if (ok) log.set(log.get().filter((one) => one !== change));
  };
  return { undo, busy };
}

/** The changes of this visit, and how to undo one. */
export const useVisitChanges = () => ({ changes: useLiveValue(useChangeLog()), ...useUndo() });

/**
 * Changes statuses and reports it in a toast with an undo; the log offers the undo for as long as
 * the panel is open. `take` resolves to whether the change is stored.
 */
export function useOrderSteps() {
  const { bulk } = usePanelTexts();
  const log = useChangeLog();
  const { undo } = useUndo();
  const status = useOperation('update-order-status');
  const payment = useOperation('update-payment-status');
  const several = useOperation('update-orders');
  const take = async (steps: readonly OrderStep[]): Promise<boolean> => {
    const one = steps[0]?.field === 'payment_status' ? payment : status;
    const { run } = steps.length === 1 ? one : several;
    const change = { steps, at: new Date() };
    const { ok } = await run(() => takeSteps(steps), {
      ...(steps.length > 1 && { done: () => bulk.done(steps.length) }),
      undo: () => void undo(change),
    });
    if (ok) log.set([change, ...log.get()]);
    return ok;
  };
  return { take, busy: status.busy || several.busy };
}
