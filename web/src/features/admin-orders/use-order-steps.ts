import { useOperation } from '../../components/admin/operation.ts';
import { bulkTexts } from '../../i18n/ar/admin-orders.ts';
import { useChangeLog, type LoggedChange } from './change-log.ts';
import { takeBack, takeSteps, type OrderStep } from './order-steps.ts';

/** Takes a logged change back; where that is done, it is in the log no more. */
export function useTakeBack() {
  const log = useChangeLog();
  const { run, busy } = useOperation('undo-order-change');
  const back = async (change: LoggedChange): Promise<void> => {
    const { ok } = await run(() => takeBack(change.steps));
    if (ok) log.remove(change);
  };
  return { back, busy };
}

/**
 * Sets statuses, all or none, says so, and offers to take it back: in the toast, and
 * in the log for as long as the panel is open. Answers whether they are set.
 */
export function useOrderSteps() {
  const log = useChangeLog();
  const { back } = useTakeBack();
  const status = useOperation('update-order-status');
  const payment = useOperation('update-payment-status');
  const several = useOperation('update-orders');
  const take = async (steps: readonly OrderStep[]): Promise<boolean> => {
    const one = steps[0]?.field === 'payment_status' ? payment : status;
    const { run } = steps.length === 1 ? one : several;
    const change = { steps, at: new Date() };
    const { ok } = await run(() => takeSteps(steps), {
      ...(steps.length > 1 && { done: () => bulkTexts.done(steps.length) }),
      undo: () => void back(change),
    });
    if (ok) log.add(change);
    return ok;
  };
  return { take, busy: status.busy || several.busy };
}
