import { orderSchema } from '@ghar/domain/order/order';
import { ordersMatching } from '@ghar/domain/queries';
import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import { useMemo, useState } from 'react';
import { LiveView } from '../../components/admin/live-view.tsx';
import { Panel } from '../../components/admin/panel.tsx';
import { PageHeader } from '../../components/admin/page-header.tsx';
import { useOrderChanges } from '../../components/admin/use-order-changes.ts';
import { useLiveList } from '../../firebase/live-documents.ts';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { summariseOrders } from './figures.ts';
import { LATEST, LatestOrders } from './latest-orders.tsx';
import { Readings } from './readings.ts';
import { StatCards } from './stat-cards.tsx';
import { SummaryPanel } from './summary-panel.tsx';
import { TakingsPanel } from './takings-panel.tsx';
import { useHour } from './use-hour.ts';
import { useReading } from '../../components/admin/use-reading.ts';
import { WaitingTasks } from '../../components/admin/waiting-tasks.tsx';

/**
 * The shop's figures and the merchant's tasks. The database aggregates, so opening it costs the same for any number of
 * orders. Reads again when an order arrives or changes, hourly, and on request.
 */
export function Component() {
  const { admin, dashboard: texts, waiting } = usePanelTexts();
  const [refreshed, setRefreshed] = useState(0);
  const latest = useLiveList(ordersMatching({}), orderSchema, { limit: LATEST });
  const version = `${refreshed}:${useOrderChanges()}:${useHour()}`;
  // oxlint-disable-next-line react/exhaustive-deps -- each version is a new read
  const readings = useMemo(() => new Readings(), [version]);
  /** Reads everything again: reads that fail together usually share a reason. */
  const refresh = (): void => setRefreshed(refreshed + 1);
  const figures = useReading(version, () => readings.orders(), refresh);
  const today = useReading(version, () => readings.today(), refresh);
  const products = useReading(version, () => readings.products(), refresh);
  const orders =
    figures.state === 'ready' ? { ...figures, value: summariseOrders(figures.value) } : figures;
  return (
    <>
      <PageHeader
        title={admin.sections.dashboard}
        lead={texts.lead}
        actions={
          <Button variant="outlined" onClick={refresh}>
            {texts.refresh}
          </Button>
        }
      />
      <Stack sx={{ gap: 2.5 }}>
        <LiveView live={figures.state === 'ready' ? today : figures} operation="load-order-figures">
          {() => null}
        </LiveView>
        <LiveView live={products} operation="load-product-figures">
          {() => null}
        </LiveView>
        <StatCards orders={orders} today={today} products={products} />
        <Grid container spacing={2.5}>
          <Grid component={Stack} size={{ xs: 12, lg: 4.4 }} sx={{ gap: 2.5 }}>
            <Panel heading={waiting.heading}>
              <WaitingTasks counts={orders} version={version} onRetry={refresh} />
            </Panel>
            <LatestOrders live={latest} />
          </Grid>
          <Grid component={Stack} size={{ xs: 12, lg: 'grow' }} sx={{ gap: 2.5 }}>
            <TakingsPanel readings={readings} version={version} onRetry={refresh} />
            <SummaryPanel orders={orders} />
          </Grid>
        </Grid>
      </Stack>
    </>
  );
}
