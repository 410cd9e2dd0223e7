import HomeWorkOutlined from '@mui/icons-material/HomeWorkOutlined';
import { orderState, type OrderState } from '@ghar/domain/order/order-state';
import { useRef, type MouseEvent, type ReactElement } from 'react';
import { useKeptState } from '../../../components/admin/kept-state.ts';
import { useIsAdmin } from '../../../components/admin/panel-role.ts';
import { isSecondPress } from '../../../components/admin/second-press.ts';
import { orderStateIcons, orderStatusIcons } from '../../../components/admin/status-icons.tsx';
import type { StoredOrder } from '../../../components/admin/stored-order.ts';
import { LoadingButton } from '../../../components/loading-button.tsx';
import { usePanelTexts } from '../../../i18n/panel-texts.ts';
import { ShipDialog } from '../shipping/ship-dialog.tsx';
import { useCollection } from '../status/use-collection.tsx';
import { useParcelReturn } from '../status/use-parcel-return.ts';
import { useStatusChange } from '../status/use-status-change.tsx';

/** A status, or that the cash came, or that a refused parcel is back. */
type Step = 'confirmed' | 'shipped' | 'delivered' | 'collected' | 'returned';

/** The merchant's next step, by order state. */
const NEXT: Readonly<Partial<Record<OrderState, Step>>> = {
  unconfirmed: 'confirmed',
  ready: 'shipped',
  'cash-unconfirmed': 'confirmed',
  'cash-ready': 'shipped',
  shipped: 'delivered',
  'to-collect': 'collected',
  'coming-back': 'returned',
};
const ICONS: Readonly<Record<Step, ReactElement>> = {
  confirmed: orderStatusIcons.confirmed,
  shipped: orderStatusIcons.shipped,
  delivered: orderStatusIcons.delivered,
  collected: orderStateIcons['to-collect'],
  returned: <HomeWorkOutlined />,
};

/** The next step of an order; none for test orders or without an address. Only an admin records that cash came. */
export function nextStep(order: StoredOrder, isAdmin: boolean): Step | null {
  if (order.payment_test || order.erased_at !== null) return null;
  const step = NEXT[orderState(order)] ?? null;
  return isAdmin || step !== 'collected' ? step : null;
}

/** The button for the next step; nothing while the order waits for somebody else. */
export function NextStep({ order }: { order: StoredOrder }) {
  const texts = usePanelTexts().orderPage;
  const isAdmin = useIsAdmin();
  const { change, busy: changing, dialog } = useStatusChange(order);
  const { collect, busy: taking, dialog: question } = useCollection(order);
  const { giveBack, busy: returning } = useParcelReturn(order);
  const [ships, setShips] = useKeptState(`ship ${order.id} open`, () => false);
  /** The order version whose step is being stored; prevents a second press before the next version arrives. */
  const pressed = useRef<number | null>(null);
  const next = nextStep(order, isAdmin);
  const store = (step: Exclude<Step, 'shipped' | 'collected'>): Promise<boolean> =>
    step === 'returned' ? giveBack() : change(order.status, step);
  const press = async (event: MouseEvent): Promise<void> => {
    const version = order.updated_at.getTime();
    if (next === null || isSecondPress(event) || pressed.current === version) return;
    if (next === 'shipped') return setShips(true);
    if (next === 'collected') return collect();
    pressed.current = version;
    if (!(await store(next))) pressed.current = null;
  };
  return (
    <>
      {next && (
        <LoadingButton
          loading={changing || taking || returning}
          loadingText={texts.stepping}
          startIcon={ICONS[next]}
          onClick={(event) => void press(event)}
        >
          {texts.nextStep[next]}
        </LoadingButton>
      )}
      {ships && <ShipDialog order={order} onClose={() => setShips(false)} />}
      {dialog}
      {question}
    </>
  );
}
