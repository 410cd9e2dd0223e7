import { shopDay } from '@ghar/domain/shop-day';
import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useReading } from '../../components/admin/use-reading.ts';
import { LiveView } from '../../components/admin/live-view.tsx';
import { Panel } from '../../components/admin/panel.tsx';
import { Amount } from '../../components/amount.tsx';
import type { Amounts } from '../../components/admin/waiting-counts.ts';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { useTexts } from '../../i18n/store-texts.ts';
import { Difference } from './difference.tsx';
import { sumOf } from './figures.ts';
import { Placeholders } from './placeholders.tsx';
import type { Readings, Taking, Takings } from './readings.ts';
import { earlierBar, TakingsChart } from './takings-chart.tsx';
import { SPAN_DAYS, type Span } from './time-span.ts';

/** Their colours serve as the chart's legend. */
const Totals = styled('dl')(({ theme: { palette, typography } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 36px',
  // side by side where there is room for both
  '& > div': { flex: '1 1 15rem' },
  '& dt': {
    ...typography.body2,
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    color: palette.text.secondary,
    '&::before': {
      content: '""',
      width: 12,
      height: 12,
      borderRadius: 4,
      backgroundColor: palette.primary.main,
    },
  },
  '& > div:nth-of-type(2) dt::before': { backgroundColor: palette.soap.main },
  '& dd': { fontSize: '1.375rem' },
  '& small': typography.caption,
  '& dd + dd': { ...typography.body2, color: palette.text.secondary },
}));

/** Legend of the muted bars. */
const Legend = styled('p')(({ theme: { palette, typography } }) => ({
  ...typography.caption,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  marginBlockStart: 12,
  color: palette.text.secondary,
  '&::before': { content: '""', flex: 'none', width: 18, height: 12, ...earlierBar(palette) },
}));

/** Legend of the bars below the axis. */
const BelowLegend = styled(Legend)(({ theme: { palette } }) => ({
  marginBlockStart: 4,
  '&::before': { border: 0, backgroundColor: palette.error.main },
}));

type TakingsProps = { span: Span; takings: Takings };

const Earlier = styled('small')(({ theme: { palette, typography } }) => ({
  ...typography.caption,
  display: 'block',
  color: palette.text.secondary,
}));

function TakingsTable({ span, takings: { now, before } }: TakingsProps) {
  const texts = usePanelTexts().takings;
  const { formats } = useTexts();
  const daysOf = ({ from, to }: Taking): string => {
    const [first, last] = [formats.day(from), formats.day(shopDay(to, -1).from)];
    return first === last ? first : `${first} – ${last}`;
  };
  return (
    <TableContainer>
      <Table
        size="small"
        // Three columns fit a phone if headers wrap and words do not break.
        sx={{
          overflowWrap: 'normal',
          '& .MuiTableCell-root': { px: { xs: 1, sm: 1.75 }, whiteSpace: 'normal' },
        }}
        aria-label={`${texts.heading}: ${texts.spans[span]}`}
      >
        <TableHead>
          <TableRow>
            <TableCell>{texts.time}</TableCell>
            <TableCell>{texts.revenue}</TableCell>
            <TableCell>{texts.orders}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {now.map((taking, index) => (
            <TableRow key={taking.from.toISOString()}>
              <TableCell>{daysOf(taking)}</TableCell>
              <TableCell>
                <Amount>{formats.charge(taking.sum)}</Amount>
                <Earlier>{texts.earlier(formats.charge(before[index]!.sum))}</Earlier>
              </TableCell>
              <TableCell>
                {formats.number(taking.count)}
                <Earlier>{texts.earlier(formats.number(before[index]!.count))}</Earlier>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function TakingsView({ span, takings }: TakingsProps) {
  const id = useId();
  const texts = usePanelTexts().takings;
  const { formats } = useTexts();
  const [now, before] = [sumOf(takings.now), sumOf(takings.before)];
  const all = [...takings.now, ...takings.before];
  const hasFigures = all.some(({ sum, count }) => sum !== 0 || count !== 0);
  const isBelow = all.some(({ sum }) => sum < 0);
  const total = ({ sum, count }: Amounts) =>
    texts.total(formats.charge(sum), formats.number(count));
  return (
    <>
      <Totals>
        <div>
          <dt>{texts.revenue}</dt>
          <dd>
            <Amount>{formats.charge(now.sum)}</Amount>
          </dd>
          <dd>
            <Difference
              compared={{ now: now.sum, before: before.sum }}
              format={formats.charge}
              percent
            />
            {texts.afterDifference(formats.charge(before.sum))}
          </dd>
          <dd>
            <small>{texts.revenueNote}</small>
          </dd>
        </div>
        <div>
          <dt>{texts.orders}</dt>
          <dd>{formats.number(now.count)}</dd>
          <dd>
            <Difference
              compared={{ now: now.count, before: before.count }}
              format={formats.number}
              percent
            />
            {texts.afterDifference(formats.number(before.count))}
          </dd>
        </div>
      </Totals>
      {!hasFigures ? (
        <Typography sx={{ paddingBlock: 5, textAlign: 'center', color: 'text.secondary' }}>
          {texts.none}
        </Typography>
      ) : (
        <>
          <Legend>{texts.legend(texts.spansBefore[span])}</Legend>
          {isBelow && <BelowLegend>{texts.below}</BelowLegend>}
          <TakingsChart
            takings={takings}
            summary={texts.summary(
              [texts.spans[span], total(now)],
              [texts.spansBefore[span], total(before)],
            )}
          />
        </>
      )}
      <Accordion
        slotProps={{ heading: { component: 'h3' } }}
        sx={{ marginBlockStart: 1, borderBlockEnd: 0 }}
      >
        <AccordionSummary
          id={`${id}-summary`}
          aria-controls={`${id}-table`}
          expandIcon={<ExpandMoreOutlined />}
          sx={{ gap: 1, minHeight: 44, width: 'fit-content', p: 0, typography: 'body2' }}
        >
          {texts.table}
        </AccordionSummary>
        <AccordionDetails sx={{ maxWidth: 'none', p: 0 }}>
          <TakingsTable span={span} takings={takings} />
        </AccordionDetails>
      </Accordion>
    </>
  );
}

type TakingsPanelProps = {
  readings: Readings;
  /** Reads again when it changes. */
  version: string;
  /** Must change the version. */
  onRetry: () => void;
};

/** Revenue and orders over a selectable time span. */
export function TakingsPanel({ readings, version, onRetry }: TakingsPanelProps) {
  const texts = usePanelTexts().takings;
  const [span, setSpan] = useState<Span>(7);
  const read = async () => ({ span, takings: await readings.takings(span) });
  const live = useReading(`${span}:${version}`, read, onRetry);
  return (
    <Panel
      heading={texts.heading}
      actions={
        <ToggleButtonGroup
          exclusive
          aria-label={texts.span}
          value={span}
          // Null: the selected button was pressed again.
          onChange={(_, days: Span | null) => days !== null && setSpan(days)}
        >
          {SPAN_DAYS.map((days) => (
            <ToggleButton key={days} value={days}>
              {texts.spans[days]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      }
    >
      <LiveView
        live={live}
        operation="load-order-figures"
        skeleton={<Placeholders heights={[56, 300, 44]} />}
      >
        {(value) => <TakingsView {...value} />}
      </LiveView>
    </Panel>
  );
}
