import { styled } from '@mui/material/styles';
import { formatCharge, formatNumber } from '@ghar/domain/currency';
import { Panel } from '../../components/admin/panel.tsx';
import { Skeleton } from '../../components/admin/skeleton.tsx';
import type { Live } from '../../firebase/live.ts';
import { dashboardTexts as texts } from '../../i18n/ar/admin-dashboard.ts';
import { colour, DESKTOP } from '../../theme/tokens.ts';
import type { OrderSummary } from './figures.ts';

const List = styled('dl')({
  [DESKTOP]: { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 40 },
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'baseline',
    gap: '0 16px',
    paddingBlock: 12,
  },
  '& > div + div': { borderBlockStart: `1px solid ${colour.rule}` },
  '& > div:nth-of-type(2)': { [DESKTOP]: { border: 0 } },
  '& dt small': { display: 'block', fontSize: '0.8438rem', color: colour.muted },
  '& dd': { fontSize: '1.1875rem', color: colour.laurel, whiteSpace: 'nowrap' },
});

const ROWS = [
  [texts.completed, null, ({ completed }: OrderSummary) => formatNumber(completed)],
  [texts.pending, null, ({ pending }: OrderSummary) => formatNumber(pending)],
  [texts.successRate, texts.successNote, ({ successRate }: OrderSummary) => `${successRate}%`],
  [
    texts.averageValue,
    texts.averageNote,
    ({ averageValue }: OrderSummary) => formatCharge(averageValue),
  ],
  [texts.owed, texts.owedNote, ({ owed }: OrderSummary) => formatCharge(owed)],
  [texts.refunded, texts.refundedNote, ({ refunded }: OrderSummary) => formatCharge(refunded)],
] as const;

/** How the shop is doing, in a few lines. */
export const SummaryPanel = ({ orders }: { orders: Live<OrderSummary> }) => (
  <Panel heading={texts.summary}>
    {orders.state === 'loading' ? (
      <Skeleton heights={[44, 44, 56, 56, 56, 56]} />
    ) : (
      <List>
        {ROWS.map(([name, note, show]) => (
          <div key={name}>
            <dt>
              {name}
              {note !== null && <small>{note}</small>}
            </dt>
            <dd>
              <bdi>{orders.state === 'ready' ? show(orders.value) : '—'}</bdi>
            </dd>
          </div>
        ))}
      </List>
    )}
  </Panel>
);
