import { orderSchema } from '@ghar/domain/order/order';
import { orderNumber } from '@ghar/domain/order/order-number';
import { paymentOf } from '@ghar/domain/order/payment-of';
import { orderPath } from '@ghar/domain/paths';
import { RefusedError, useOperation } from '../../../components/admin/operation.ts';
import type { StoredOrder } from '../../../components/admin/stored-order.ts';
import { commit, NOW } from '../../../firebase/admin-writes.ts';
import { usePanelTexts } from '../../../i18n/panel-texts.ts';
import { accountOfLastAdmin } from '../details/order-actor.ts';

/**
 * Records that a parcel that was refused at the door is back in the shop; does nothing if that is recorded.
 * @throws RefusedError if it is not coming back any more; FirebaseError
 */
const storeReturn = (id: string): Promise<void> =>
  commit(async (change) => {
    const order = await change.read(orderPath(id), orderSchema);
    if (order?.returned_at) return;
    if (!order || !paymentOf(order).isComingBack)
      throw new RefusedError('order-changed', await accountOfLastAdmin(order));
    change.update(orderPath(id), { returned_at: NOW });
  });

/** `giveBack` resolves to whether the parcel's return was stored. It cannot be undone: its pieces are on sale at once. */
export function useParcelReturn({ id }: StoredOrder) {
  const { orderPage } = usePanelTexts();
  const { run, busy } = useOperation('return-parcel');
  const giveBack = async (): Promise<boolean> =>
    (await run(() => storeReturn(id), { what: orderPage.title(orderNumber(id)) })).ok;
  return { giveBack, busy };
}
