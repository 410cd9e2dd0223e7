import { Panel } from '../../components/admin/panel.tsx';
import { useReading } from '../../components/admin/use-reading.ts';
import { WaitingTasks } from '../../components/admin/waiting-tasks.tsx';
import { bothLive, type Live } from '../../firebase/live.ts';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import type { OrderSummary } from './figures.ts';
import type { Readings } from './readings.ts';

type WaitingPanelProps = {
  orders: Live<OrderSummary>;
  readings: Readings;
  /** Reads the count again when it changes. */
  version: string;
  /** Must change the version. */
  onRetry: () => void;
};

/** The merchant's open tasks. Reuses figures that are already read. */
export function WaitingPanel({ orders, readings, version, onRetry }: WaitingPanelProps) {
  const counts = bothLive(
    orders,
    useReading(version, readings.unpaid, onRetry),
    (waiting, unpaid) => ({ ...waiting, unpaid }),
  );
  return (
    <Panel heading={usePanelTexts().waiting.heading}>
      <WaitingTasks counts={counts} />
    </Panel>
  );
}
