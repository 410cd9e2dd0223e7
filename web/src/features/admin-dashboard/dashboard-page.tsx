import { orderSchema } from '@ghar/domain/order';
import { ordersMatching } from '@ghar/domain/queries';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { LoadFailure, useLoadFailureReport } from '../../components/admin/live-view.tsx';
import { PageHeader } from '../../components/admin/page-header.tsx';
import { Button } from '../../components/button.tsx';
import type { Live } from '../../firebase/live.ts';
import { useLiveList } from '../../firebase/live-documents.ts';
import { adminTexts } from '../../i18n/ar/admin.ts';
import { dashboardTexts as texts } from '../../i18n/ar/admin-dashboard.ts';
import type { Operation } from '../../components/admin/operation.ts';
import { DESKTOP } from '../../theme/tokens.ts';
import { summariseOrders } from './figures.ts';
import { LATEST, LatestOrders } from './latest-orders.tsx';
import { readOrderFigures, readProductCount } from './readings.ts';
import { StatCards } from './stat-cards.tsx';
import { SummaryPanel } from './summary-panel.tsx';
import { TakingsPanel } from './takings-panel.tsx';
import { useOrderChanges } from './use-order-changes.ts';
import { useReading } from './use-reading.ts';
import { WaitingPanel } from './waiting-panel.tsx';

const Stack = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 20,
});
const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  [DESKTOP]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.75fr)' },
});

/** Where the figures would be that could not be read. */
function FailedFigures({ live, operation }: { live: Live<unknown>; operation: Operation }) {
  useLoadFailureReport(operation, live);
  if (live.state !== 'failed') return null;
  return <LoadFailure operation={operation} error={live.error} retry={live.retry} />;
}

/**
 * How the shop is doing. What it costs to open does not grow with the orders one
 * by one: figures are counted and added up by the database, anew when an order
 * has come or has got another status, or the merchant asks.
 */
export function Component() {
  const [refreshed, setRefreshed] = useState(0);
  const latest = useLiveList(ordersMatching({}), orderSchema, { limit: LATEST });
  const version = `${refreshed}:${useOrderChanges()}`;
  /** All of it: what could not be read at once was mostly lost together. */
  const refresh = (): void => setRefreshed(refreshed + 1);
  const figures = useReading(version, readOrderFigures, refresh);
  const products = useReading(version, readProductCount, refresh);
  const orders =
    figures.state === 'ready' ? { ...figures, value: summariseOrders(figures.value) } : figures;
  return (
    <>
      <PageHeader
        title={adminTexts.sections.dashboard}
        lead={texts.lead}
        actions={
          <Button type="button" variant="outlined" onClick={refresh}>
            {texts.refresh}
          </Button>
        }
      />
      <Stack>
        <FailedFigures live={figures} operation="load-order-figures" />
        <FailedFigures live={products} operation="load-product-figures" />
        <StatCards orders={orders} products={products} />
        <Columns>
          <Stack>
            <WaitingPanel orders={orders} version={version} onRetry={refresh} />
            <LatestOrders live={latest} />
          </Stack>
          <Stack>
            <TakingsPanel version={version} onRetry={refresh} />
            <SummaryPanel orders={orders} />
          </Stack>
        </Columns>
      </Stack>
    </>
  );
}
