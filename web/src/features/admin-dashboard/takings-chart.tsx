import { styled, useTheme, type Palette } from '@mui/material/styles';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { useTexts } from '../../i18n/store-texts.ts';
import type { Compared } from './figures.ts';
import type { Taking, Takings } from './readings.ts';

/** Style of the earlier period, in chart and legend. */
export const earlierBar = ({ sand, outline }: Palette) => ({
  backgroundColor: sand,
  borderBlockStart: `1px dashed ${outline}`,
});

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
    position: 'relative',
    display: 'grid',
    alignItems: 'end',
    justifyItems: 'center',
    height: '100%',
  },
  '& > span > span': {
    gridArea: '1 / 1',
    width: '62%',
    borderRadius: '5px 5px 0 0',
    transition: 'height 320ms cubic-bezier(.2,.7,.2,1)',
  },
  '& > span > span:first-of-type': { ...earlierBar(palette), width: '100%' },
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
  // Phones lack room for every label of a dense axis.
  '&[data-dense] > span:nth-of-type(even)': { visibility: 'hidden' },
}));

type BarsProps = {
  values: readonly Compared<number>[];
  /** In px. */
  height: number;
  colour: string;
  format: (value: number) => string;
};

/** Bars in front of the earlier period's, scaled to the greatest value, which labels the upper edge. */
function Bars({ values, height, colour, format }: BarsProps) {
  const greatest = Math.max(...values.flatMap(({ now, before }) => [now, before]), 0);
  const sizeOf = (value: number) => ({
    height: greatest > 0 ? `${(Math.max(value, 0) / greatest) * 100}%` : 0,
    minHeight: value > 0 ? 3 : 0,
    ...(value <= 0 && { border: 0 }),
  });
  return (
    <Plot aria-hidden style={{ height }}>
      {greatest > 0 && <em>{format(greatest)}</em>}
      {values.map(({ now, before }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a position in time
        <span key={index}>
          <span style={sizeOf(before)} />
          <span style={{ ...sizeOf(now), backgroundColor: colour }} />
        </span>
      ))}
    </Plot>
  );
}

type TakingsChartProps = { takings: Takings; summary: string };

/** Bar charts of revenue and order counts, in reading direction. */
export function TakingsChart({ takings: { now, before }, summary }: TakingsChartProps) {
  const { orderCount } = usePanelTexts().takings;
  const { formats } = useTexts();
  const { palette } = useTheme();
  const each = (value: (taking: Taking) => number): Compared<number>[] =>
    now.map((taking, index) => ({ now: value(taking), before: value(before[index]!) }));
  return (
    <Figure aria-label={summary}>
      <Bars
        values={each(({ sum }) => sum)}
        height={190}
        colour={palette.primary.main}
        format={formats.charge}
      />
      <Bars
        values={each(({ count }) => count)}
        height={72}
        colour={palette.soap.main}
        format={orderCount}
      />
      <Days aria-hidden {...(now.length > 7 && { 'data-dense': '' })}>
        {now.map(({ from }) => (
          <span key={from.getTime()}>{formats.dayOfYear(from)}</span>
        ))}
      </Days>
    </Figure>
  );
}
