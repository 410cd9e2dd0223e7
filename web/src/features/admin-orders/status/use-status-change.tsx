import { orderNumber } from '@ghar/domain/order/order-number';
import type { OrderStatus } from '@ghar/domain/order/status';
import type { StoredOrder } from '../../../components/admin/stored-order.ts';
import { useChangeQuestion } from './change-dialog.tsx';
import { useOrderSteps, type OrderStep } from './order-steps.ts';
import { consequencesOf, isGrave } from './step-consequences.ts';

/**
 * Changes an order's status, with the steps `also` in the same transaction; asks first if money is affected. `change`
 * resolves to whether it was stored.
 */
export function useStatusChange(order: StoredOrder) {
  const { take, busy, failure } = useOrderSteps();
  const { ask, dialog } = useChangeQuestion();
  const { id } = order;
  const change = async (
    from: OrderStatus,
    to: OrderStatus,
    also: readonly OrderStep[] = [],
  ): Promise<boolean> => {
    const consequences = consequencesOf([{ ...order, status: from }], to);
    const isMeant = !isGrave(consequences) || (await ask(consequences, orderNumber(id))).isMeant;
    return isMeant && take([{ id, field: 'status', from, to }, ...also]);
  };
  return { change, busy, failure, dialog };
}
