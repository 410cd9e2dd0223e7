import { Panel } from '../../components/admin/panel.tsx';
import { useReading } from '../../components/admin/use-reading.ts';
import { WaitingTasks, type WaitingCounts } from '../../components/admin/waiting-tasks.tsx';
import type { Live } from '../../firebase/live.ts';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import type { OrderSummary } from './figures.ts';
import type { Readings } from './readings.ts';

type WaitingPanelProps = {
  orders: Live<OrderSummary>;
  readings: Readings;
  /** The count is read again when it changes. */
  version: string;
  /** Must change the version. */
  onRetry: () => void;
};

/** Ready once both are; else the first that is not. */
function together(orders: Live<OrderSummary>, unpaid: Live<number>): Live<WaitingCounts> {
  if (orders.state !== 'ready') return orders;
  if (unpaid.state !== 'ready') return unpaid;
  const { toShip, owed } = orders.value;
  return { state: 'ready', value: { toShip, owed, unpaid: unpaid.value } };
}

/** The merchant's open tasks. What the figures know already is not read again. */
export function WaitingPanel({ orders, readings, version, onRetry }: WaitingPanelProps) {
  const unpaid = useReading(version, readings.unpaid, onRetry);
  return (
    <Panel heading={usePanelTexts().waiting.heading}>
      <WaitingTasks counts={together(orders, unpaid)} />
    </Panel>
  );
}
