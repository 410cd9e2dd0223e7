import { useOperation } from '../../components/admin/operation.ts';
import { bulkTexts } from '../../i18n/admin-orders.ts';
import { takeBack, takeSteps, type OrderStep } from './order-steps.ts';

/** Sets a status at once, says so, and offers to take it back. Answers whether it is set. */
export function useOrderStep(): (step: OrderStep) => Promise<boolean> {
  const status = useOperation('update-order-status');
  const payment = useOperation('update-payment-status');
  const back = useOperation('undo-order-change');
  return async (step) => {
    const { run } = step.field === 'status' ? status : payment;
    const undo = (): void => void back.run(() => takeBack([step]));
    const { ok } = await run(() => takeSteps([step]), { undo });
    return ok;
  };
}

/** The same for several orders: all of them are set, or none. */
export function useOrderSteps() {
  const { run, busy } = useOperation('update-orders');
  const back = useOperation('undo-order-change');
  const take = async (steps: readonly OrderStep[]): Promise<boolean> => {
    const undo = (): void => void back.run(() => takeBack(steps));
    const { ok } = await run(() => takeSteps(steps), {
      done: () => bulkTexts.done(steps.length),
      undo,
    });
    return ok;
  };
  return { take, busy };
}
