import { orderSchema } from '@ghar/domain/order';
import { orderPath } from '@ghar/domain/paths';
import type { OrderStatus, PaymentStatus } from '@ghar/domain/status';
import { RefusedError } from '../../components/admin/operation.ts';
import { commit } from '../../firebase/admin-writes.ts';

type Move<Field extends string, Status> = {
  readonly id: string;
  readonly field: Field;
  readonly from: Status;
  readonly to: Status;
};
/** A status of an order that is set to another. */
export type OrderStep = Move<'status', OrderStatus> | Move<'payment_status', PaymentStatus>;

/**
 * Takes all the steps or none; where all of them are taken already, it is done.
 *
 * @throws RefusedError where an order is not as its step begins: it was paid meanwhile, or
 * somebody else has moved it on; FirebaseError
 */
export const takeSteps = (steps: readonly OrderStep[]): Promise<void> =>
  commit(async (change) => {
    const orders = await Promise.all(
      steps.map(({ id }) => change.read(orderPath(id), orderSchema)),
    );
    if (steps.every(({ field, to }, index) => orders[index]?.[field] === to)) return;
    if (steps.some(({ field, from }, index) => orders[index]?.[field] !== from))
      throw new RefusedError('order-changed');
    for (const { id, field, to } of steps) change.update(orderPath(id), { [field]: to });
  });

/** The same, backwards. */
export const takeBack = (steps: readonly OrderStep[]): Promise<void> =>
  takeSteps(steps.map((step) => ({ ...step, from: step.to, to: step.from }) as OrderStep));
