import { orderState, type OrderState } from '@ghar/domain/order/order-state';
import type { OrderStatus } from '@ghar/domain/order/status';
import { useRef, type MouseEvent } from 'react';
import { useKeptState } from '../../../components/admin/kept-state.ts';
import { isSecondPress } from '../../../components/admin/second-press.ts';
import { orderStatusIcons } from '../../../components/admin/status-icons.tsx';
import { LoadingButton } from '../../../components/loading-button.tsx';
import { usePanelTexts } from '../../../i18n/panel-texts.ts';
import type { StoredOrder } from '../status/order-steps.ts';
import { ShipDialog } from '../shipping/ship-dialog.tsx';
import { useStatusChange } from '../status/use-status-change.tsx';

/** What a merchant does with an order in that state. */
const NEXT = {
  unconfirmed: 'confirmed',
  ready: 'shipped',
  shipped: 'delivered',
} as const satisfies Partial<Record<OrderState, OrderStatus>>;

/** Of an order that waits for the merchant, or that is on its way. A test is not sent, nor one without an address. */
export const nextStatus = (order: StoredOrder) => {
  if (order.payment_test || order.erased_at !== null) return null;
  const state = orderState(order);
  return state in NEXT ? NEXT[state as keyof typeof NEXT] : null;
};

/** The one button that takes an order further; nothing where the order waits for somebody else. */
export function NextStep({ order }: { order: StoredOrder }) {
  const texts = usePanelTexts().orderPage;
  const { change, busy, dialog } = useStatusChange(order);
  const [ships, setShips] = useKeptState(`ship ${order.id} open`, () => false);
  /** The version of the order whose step is on its way or stored: the next one comes a moment later. */
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
