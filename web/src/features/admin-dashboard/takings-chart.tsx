import { styled, useTheme } from '@mui/material/styles';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { useTexts } from '../../i18n/store-texts.ts';
import type { Taking } from './readings.ts';

const Figure = styled('figure')({ display: 'grid', gap: 6, marginBlockStart: 8 });
const Columns = styled('div')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  alignItems: 'end',
  gap: 'clamp(3px, 0.7vw, 10px)',
});
const Plot = styled(Columns)(({ theme: { palette } }) => ({
  position: 'relative',
  paddingBlockStart: 22,
  borderBlockEnd: `1px solid ${palette.outline}`,
  '& > span': {
    borderRadius: '5px 5px 0 0',
    transition: 'height 320ms cubic-bezier(.2,.7,.2,1)',
  },
  '& > em': {
    position: 'absolute',
    insetInlineEnd: 0,
    insetBlockStart: 0,
    width: '100%',
    borderBlockStart: `1px dashed ${palette.divider}`,
    fontSize: '0.75rem',
    fontStyle: 'normal',
    textAlign: 'end',
    color: palette.text.secondary,
    pointerEvents: 'none',
  },
}));
const Days = styled(Columns)(({ theme: { palette } }) => ({
  fontSize: '0.75rem',
  color: palette.text.secondary,
  '& > span': { minWidth: 0, textAlign: 'center', whiteSpace: 'nowrap' },
  // Phones have no room for every label of a dense axis.
  '&[data-dense] > span:nth-of-type(even)': { visibility: 'hidden' },
}));

type BarsProps = {
  values: readonly number[];
  /** In px. */
  height: number;
  colour: string;
  format: (value: number) => string;
};

/** Bars relative to the greatest value, which labels the upper edge. */
function Bars({ values, height, colour, format }: BarsProps) {
  const greatest = Math.max(...values, 0);
  return (
    <Plot aria-hidden style={{ height }}>
      {greatest > 0 && <em>{format(greatest)}</em>}
      {values.map((value, index) => (
        <span
          // oxlint-disable-next-line react/no-array-index-key -- a position in time
          key={index}
          style={{
            height: greatest > 0 ? `${(value / greatest) * 100}%` : 0,
            minHeight: value > 0 ? 3 : 0,
            backgroundColor: colour,
          }}
        />
      ))}
    </Plot>
  );
}

type TakingsChartProps = { takings: readonly Taking[]; summary: string };

/** Bar charts of revenue and order counts. Time runs in reading direction. */
export function TakingsChart({ takings, summary }: TakingsChartProps) {
  const { orderCount } = usePanelTexts().takings;
  const { formats } = useTexts();
  const { palette } = useTheme();
  return (
    <Figure aria-label={summary}>
      <Bars
        values={takings.map(({ sum }) => sum)}
        height={190}
        colour={palette.primary.main}
        format={formats.charge}
      />
      <Bars
        values={takings.map(({ count }) => count)}
        height={72}
        colour={palette.soap.main}
        format={orderCount}
      />
      <Days aria-hidden {...(takings.length > 7 && { 'data-dense': '' })}>
        {takings.map(({ from }) => (
          <span key={from.getTime()}>{formats.dayOfYear(from)}</span>
        ))}
      </Days>
    </Figure>
  );
}
