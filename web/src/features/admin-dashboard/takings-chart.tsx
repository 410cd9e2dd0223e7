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
/** Room for the label of the greatest or least value, in px. */
const LABEL = 22;
const Plot = styled('div')(({ theme: { palette } }) => ({
  position: 'relative',
  '& em': {
    position: 'absolute',
    insetInline: 0,
    fontSize: '0.75rem',
    fontStyle: 'normal',
    textAlign: 'end',
    color: palette.text.secondary,
    pointerEvents: 'none',
  },
  '& em:not([data-below])': {
    insetBlockStart: 0,
    borderBlockStart: `1px dashed ${palette.divider}`,
  },
  '& em[data-below]': { insetBlockEnd: 0, borderBlockEnd: `1px dashed ${palette.divider}` },
  '& hr': {
    position: 'absolute',
    insetInline: 0,
    margin: 0,
    border: 0,
    borderBlockStart: `1px solid ${palette.outline}`,
  },
}));
const Bar = styled('span')({
  gridArea: '1 / 1',
  width: '62%',
  borderRadius: '5px 5px 0 0',
  transition: 'height 320ms cubic-bezier(.2,.7,.2,1)',
  '&[data-below]': { gridRow: 2, alignSelf: 'start', borderRadius: '0 0 5px 5px' },
});
const EarlierBar = styled(Bar)(({ theme: { palette } }) => ({
  ...earlierBar(palette),
  width: '100%',
  '&[data-below]': { borderBlockStart: 0, borderBlockEnd: `1px dashed ${palette.outline}` },
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
  /** Without labels, in px. */
  height: number;
  colour: string;
  format: (value: number) => string;
};

/**
 * Bars in front of the earlier period's, on an axis at 0: negative values hang below it, in the colour of what is owed.
 * Scaled to the greatest and the least value, which label the edges.
 */
function Bars({ values, height, colour, format }: BarsProps) {
  const { palette } = useTheme();
  const all = values.flatMap(({ now, before }) => [now, before]);
  const [greatest, least] = [Math.max(...all, 0), Math.min(...all, 0)];
  const share = (value: number): string =>
    `${(Math.abs(value) / (value < 0 ? -least : greatest)) * 100}%`;
  const sizeOf = (value: number) =>
    value === 0
      ? { style: { height: 0, border: 0 } }
      : {
          style: { height: share(value), minHeight: 3 },
          ...(value < 0 && { 'data-below': '' }),
        };
  const above = (greatest / (greatest - least || 1)) * height;
  return (
    <Plot aria-hidden style={{ paddingBlock: `${LABEL}px ${least < 0 ? LABEL : 0}px` }}>
      {greatest > 0 && <em>{format(greatest)}</em>}
      <Columns>
        {values.map(({ now, before }, index) => (
          <span
            // oxlint-disable-next-line react/no-array-index-key -- a position in time
            key={index}
            style={{
              display: 'grid',
              gridTemplateRows: `${above}px ${height - above}px`,
              alignItems: 'end',
              justifyItems: 'center',
            }}
          >
            <EarlierBar {...sizeOf(before)} />
            <Bar {...sizeOf(now)} sx={{ backgroundColor: now < 0 ? palette.error.main : colour }} />
          </span>
        ))}
      </Columns>
      <hr style={{ insetBlockStart: LABEL + above }} />
      {least < 0 && <em data-below="">{format(least)}</em>}
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
        height={168}
        colour={palette.primary.main}
        format={formats.charge}
      />
      <Bars
        values={each(({ count }) => count)}
        height={50}
        colour={palette.soap.main}
        format={(count) => (count < 0 ? formats.number(count) : orderCount(count))}
      />
      <Days aria-hidden {...(now.length > 7 && { 'data-dense': '' })}>
        {now.map(({ from }) => (
          <span key={from.getTime()}>{formats.dayOfYear(from)}</span>
        ))}
      </Days>
    </Figure>
  );
}
