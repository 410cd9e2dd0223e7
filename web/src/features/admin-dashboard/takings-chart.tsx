import { formatCharge } from '@ghar/domain/currency';
import { styled } from '@mui/material/styles';
import { formatDayOfYear } from '../../i18n/ar/dates.ts';
import { orders } from '../../i18n/ar/count.ts';
import { colour } from '../../theme/tokens.ts';
import type { Taking } from './readings.ts';

const Figure = styled('figure')({ margin: 0, display: 'grid', gap: 6, marginBlockStart: 8 });
const Bars = styled('div')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  alignItems: 'end',
  gap: 'clamp(3px, 0.7vw, 10px)',
});
const Plot = styled(Bars)({
  position: 'relative',
  borderBlockEnd: `1px solid ${colour.outline}`,
  '& > span': {
    borderRadius: '5px 5px 0 0',
    transition: 'height 320ms cubic-bezier(.2,.7,.2,1)',
  },
  '& > em': {
    position: 'absolute',
    insetInlineEnd: 0,
    insetBlockStart: 0,
    width: '100%',
    borderBlockStart: `1px dashed ${colour.rule}`,
    fontSize: '0.75rem',
    fontStyle: 'normal',
    textAlign: 'end',
    color: colour.muted,
    pointerEvents: 'none',
  },
});
const Days = styled(Bars)({
  fontSize: '0.75rem',
  color: colour.muted,
  '& > span': { minWidth: 0, textAlign: 'center', whiteSpace: 'nowrap' },
  // Where the days are many, there is no room for each on a phone.
  '&[data-dense] > span:nth-of-type(even)': { visibility: 'hidden' },
});

const height = (value: number, most: number): string =>
  `${most === 0 ? 0 : Math.round((value / most) * 1000) / 10}%`;

type MeasureProps = {
  values: readonly number[];
  /** In pixels. */
  room: number;
  ground: string;
  show: (value: number) => string;
};

function Measure({ values, room, ground, show }: MeasureProps) {
  const most = Math.max(...values, 0);
  return (
    <Plot aria-hidden style={{ height: room, paddingBlockStart: 22 }}>
      {most > 0 && <em>{show(most)}</em>}
      {values.map((value, index) => (
        <span
          // oxlint-disable-next-line react/no-array-index-key -- a place in time, and none moves
          key={index}
          style={{
            height: height(value, most),
            minHeight: value > 0 ? 3 : 0,
            backgroundColor: ground,
          }}
        />
      ))}
    </Plot>
  );
}

type TakingsChartProps = { takings: readonly Taking[]; summary: string };

/** Bars for what was taken in and for how many orders that was. Time runs as one reads. */
export const TakingsChart = ({ takings, summary }: TakingsChartProps) => (
  <Figure aria-label={summary}>
    <Measure
      values={takings.map(({ sum }) => sum)}
      room={190}
      ground={colour.laurel}
      show={formatCharge}
    />
    <Measure
      values={takings.map(({ count }) => count)}
      room={72}
      ground={colour.soap}
      show={orders}
    />
    <Days aria-hidden {...(takings.length > 7 && { 'data-dense': '' })}>
      {takings.map(({ from }) => (
        <span key={from.getTime()}>{formatDayOfYear(from)}</span>
      ))}
    </Days>
  </Figure>
);
