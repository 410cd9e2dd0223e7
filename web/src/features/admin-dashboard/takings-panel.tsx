import { formatCharge, formatNumber } from '@ghar/domain/currency';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { DataTable, type Column } from '../../components/admin/data-table.tsx';
import { LiveView } from '../../components/admin/live-view.tsx';
import { Panel } from '../../components/admin/panel.tsx';
import { Skeleton } from '../../components/admin/skeleton.tsx';
import { Amount } from '../../components/amount.tsx';
import { takingsTexts as texts, dashboardTexts } from '../../i18n/ar/admin-dashboard.ts';
import { formatDay } from '../../i18n/ar/dates.ts';
import { colour, focusRing, radius } from '../../theme/tokens.ts';
import { together } from './figures.ts';
import { readTakings, type Taking } from './readings.ts';
import { TakingsChart } from './takings-chart.tsx';
import { midnight, SPAN_DAYS, type Span } from './time-span.ts';
import { useReading } from './use-reading.ts';

const Spans = styled('fieldset')({
  margin: 0,
  border: 0,
  display: 'inline-flex',
  padding: 3,
  borderRadius: radius.control,
  backgroundColor: colour.sand,
  '& button': {
    minHeight: 44,
    paddingInline: 14,
    border: 0,
    borderRadius: 9,
    background: 'none',
    font: 'inherit',
    fontSize: '0.9063rem',
    color: colour.ink,
    cursor: 'pointer',
    '&[aria-pressed="true"]': { backgroundColor: '#fff', color: colour.laurel, fontWeight: 450 },
    '&:focus-visible': focusRing,
  },
});
const Totals = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 36px',
  '& dt': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    fontSize: '0.9063rem',
    color: colour.muted,
    '&::before': {
      content: '""',
      width: 12,
      height: 12,
      borderRadius: 4,
      backgroundColor: colour.laurel,
    },
  },
  '& > div + div dt::before': { backgroundColor: colour.soap },
  '& dd': { fontSize: '1.375rem', fontWeight: 350 },
  '& dt small': { fontSize: '0.8125rem' },
});
const Details = styled('details')({
  marginBlockStart: 14,
  '& summary': {
    width: 'fit-content',
    minHeight: 44,
    paddingBlock: 9,
    color: colour.laurel,
    cursor: 'pointer',
    '&:focus-visible': focusRing,
  },
});
const None = styled('p')({ paddingBlock: 40, textAlign: 'center', color: colour.muted });

/** The day of a bar, or its first day and its last one. */
function daysOf({ from, to }: Taking): string {
  const last = midnight(to, -1);
  const [first, end] = [formatDay(from), formatDay(last)];
  return first === end ? first : `${first} – ${end}`;
}

const COLUMNS: readonly Column<Taking>[] = [
  { id: 'time', header: texts.time, cell: daysOf },
  { id: 'sum', header: texts.revenue, cell: ({ sum }) => <Amount>{formatCharge(sum)}</Amount> },
  { id: 'count', header: texts.orders, cell: ({ count }) => formatNumber(count) },
];

function Takings({ span, takings }: { span: Span; takings: readonly Taking[] }) {
  const { count, sum } = together(takings);
  const [revenue, orders] = [formatCharge(sum), formatNumber(count)];
  return (
    <>
      <Totals>
        <div>
          <dt>
            {texts.revenue} <small>({dashboardTexts.paidOnly})</small>
          </dt>
          <dd>
            <Amount>{revenue}</Amount>
          </dd>
        </div>
        <div>
          <dt>{texts.orders}</dt>
          <dd>{orders}</dd>
        </div>
      </Totals>
      {count === 0 ? (
        <None>{texts.none}</None>
      ) : (
        <TakingsChart
          takings={takings}
          summary={texts.summary(texts.spans[span], revenue, orders)}
        />
      )}
      <Details>
        <summary>{texts.table}</summary>
        <DataTable
          label={`${texts.heading}: ${texts.spans[span]}`}
          rows={takings}
          rowId={({ from }) => from.toISOString()}
          columns={COLUMNS}
        />
      </Details>
    </>
  );
}

type TakingsPanelProps = {
  /** It is read anew when that changes. */
  version: string;
  /** Is to change the version. */
  onRetry: () => void;
};

/** What was taken in over a time of the reader's choice. */
export function TakingsPanel({ version, onRetry }: TakingsPanelProps) {
  const [span, setSpan] = useState<Span>(7);
  const read = async () => ({ span, takings: await readTakings(span) });
  const live = useReading(`${span}:${version}`, read, onRetry);
  return (
    <Panel
      heading={texts.heading}
      actions={
        <Spans aria-label={texts.span}>
          {SPAN_DAYS.map((days) => (
            <button
              key={days}
              type="button"
              aria-pressed={days === span}
              onClick={() => setSpan(days)}
            >
              {texts.spans[days]}
            </button>
          ))}
        </Spans>
      }
    >
      <LiveView
        live={live}
        operation="load-order-figures"
        skeleton={<Skeleton heights={[56, 300, 44]} />}
        isEmpty={() => false}
        empty={null}
      >
        {(value) => <Takings {...value} />}
      </LiveView>
    </Panel>
  );
}
