import { orderSchema } from '@ghar/domain/order';
import { orderPath } from '@ghar/domain/paths';
import type { OrderStatus, PaymentStatus } from '@ghar/domain/status';
import { useSyncExternalStore } from 'react';
import { RefusedError, useOperation } from '../../components/admin/operation.ts';
import { useKept, type Kept } from '../../components/admin/unsaved-work.tsx';
import { commit } from '../../firebase/admin-writes.ts';
import type { Stored } from '../../firebase/documents.ts';
import { usePanelTexts } from '../../i18n/panel-texts.ts';

/** An order document with its id. */
export type StoredOrder = Stored<typeof orderSchema>;

type Step<Field extends string, Status> = {
  readonly id: string;
  readonly field: Field;
  readonly from: Status;
  readonly to: Status;
};
/** The change of one status of an order. */
export type OrderStep = Step<'status', OrderStatus> | Step<'payment_status', PaymentStatus>;

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

class ChangeLog implements Kept {
  #changes: readonly LoggedChange[] = [];
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly changes = (): readonly LoggedChange[] => this.#changes;

  readonly add = (change: LoggedChange): void => this.#set([change, ...this.#changes]);
  readonly remove = (change: LoggedChange): void =>
    this.#set(this.#changes.filter((one) => one !== change));

  readonly isUnsaved = (): boolean => false;
  readonly end = (): void => this.#set([]);

  #set(changes: readonly LoggedChange[]): void {
    this.#changes = changes;
    for (const listener of this.#listeners) listener();
  }
}

/** The log outlives the section's pages. */
const useChangeLog = (): ChangeLog => useKept('order-changes', () => new ChangeLog());

/** Undoes a change; once undone it leaves the log. */
function useUndo() {
  const log = useChangeLog();
  const { run, busy } = useOperation('undo-order-change');
  const undo = async (change: LoggedChange): Promise<void> => {
    const { ok } = await run(() => takeSteps(change.steps.map(reversed)));
    if (ok) log.remove(change);
  };
  return { undo, busy };
}

/** The changes of this visit that can be undone, newest first. */
export function useVisitChanges() {
  const log = useChangeLog();
  return { changes: useSyncExternalStore(log.subscribe, log.changes), ...useUndo() };
}

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
    if (ok) log.add(change);
    return ok;
  };
  return { take, busy: status.busy || several.busy };
}
