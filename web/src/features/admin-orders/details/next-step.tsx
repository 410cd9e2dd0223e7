import { orderState, type OrderState } from '@ghar/domain/order/order-state';
import type { OrderStatus } from '@ghar/domain/order/status';
import { useRef, type MouseEvent } from 'react';
import { useKeptState } from '../../../components/admin/kept-state.ts';
import { isSecondPress } from '../../../components/admin/second-press.ts';
import { orderStatusIcons } from '../../../components/admin/status-icons.tsx';
import type { StoredOrder } from '../../../components/admin/stored-order.ts';
import { LoadingButton } from '../../../components/loading-button.tsx';
import { usePanelTexts } from '../../../i18n/panel-texts.ts';
import { ShipDialog } from '../shipping/ship-dialog.tsx';
import { useStatusChange } from '../status/use-status-change.tsx';

/** The merchant's next status, by order state. */
const NEXT = {
  unconfirmed: 'confirmed',
  ready: 'shipped',
  shipped: 'delivered',
} as const satisfies Partial<Record<OrderState, OrderStatus>>;

/** The next status of an order; none for test orders or without an address. */
export const nextStatus = (order: StoredOrder) => {
  if (order.payment_test || order.erased_at !== null) return null;
  const state = orderState(order);
  return state in NEXT ? NEXT[state as keyof typeof NEXT] : null;
};

/** The button for the next step; nothing while the order waits for somebody else. */
export function NextStep({ order }: { order: StoredOrder }) {
  const texts = usePanelTexts().orderPage;
  const { change, busy, dialog } = useStatusChange(order);
  const [ships, setShips] = useKeptState(`ship ${order.id} open`, () => false);
  /** The order version whose step is being stored; prevents a second press before the next version arrives. */
  const pressed = useRef<number | null>(null);
  const next = nextStatus(order);
  const press = async (event: MouseEvent): Promise<void> => {
    const version = order.updated_at.getTime();
    if (next === null || isSecondPress(event) || pressed.current === version) return;
    if (next === 'shipped') return setShips(true);
    pressed.current = version;
    if (!(await change(order.status, next))) pressed.current = null;
  };
  return (
    <>
      {next && (
        <LoadingButton
          loading={busy}
          loadingText={texts.stepping}
          startIcon={orderStatusIcons[next]}
          onClick={(event) => void press(event)}
        >
          {texts.nextStep[next]}
        </LoadingButton>
      )}
      {ships && <ShipDialog order={order} onClose={() => setShips(false)} />}
      {dialog}
    </>
  );
}
