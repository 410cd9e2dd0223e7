import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { RouteLink } from '../../components/route-link.tsx';
import type { Live } from '../../firebase/live.ts';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { useTexts } from '../../i18n/store-texts.ts';
import { Difference } from './difference.tsx';
import { PENDING_PART_NAMES, PENDING_PARTS, type Compared, type OrderSummary } from './figures.ts';
import type { TodayFigures } from './readings.ts';

const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  // One column with large text or on a very small screen.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
  gap: 14,
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '1fr 1.35fr 1fr 1fr', gap: 20 },
}));

/** Unknown is not zero. */
const UNKNOWN = '—';

/** Today's share of a total, and that of the same weekday last week. */
type TodayProps = {
  compared: Compared<number>;
  format: (amount: number) => string;
  /** Start of that day last week. */
  weekBefore: Date;
  /** What the figure is, where it is another one than the total. */
  note?: string | undefined;
};

function Today({ compared, format, weekBefore, note }: TodayProps) {
  const texts = usePanelTexts().comparison;
  const { formats } = useTexts();
  return (
    <Typography
      variant="caption"
      component="span"
      sx={{ display: 'grid', rowGap: 0.25, marginBlockStart: 'auto' }}
    >
      <Typography
        variant="body2"
        component="span"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}
      >
        <strong>{texts.today(format(compared.now))}</strong>{' '}
        <Difference compared={compared} format={format} />
      </Typography>{' '}
      {note && <span>{note} </span>}
      <span>{texts.weekBefore(formats.weekday(weekBefore), format(compared.before))}</span>
    </Typography>
  );
}

type FigurePart = { readonly to: string; readonly name: string; readonly figure: string };

const PartLink = styled(RouteLink)(({ theme: { typography, palette } }) => ({
  ...typography.caption,
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  // WCAG 2.5.8: targets of at least 24 px
  paddingBlock: 6,
  color: palette.text.secondary,
  '&:hover': { color: palette.primary.main },
}));

const Parts = ({ name, parts }: { name: string; parts: readonly FigurePart[] }) => (
  <Box
    component="ul"
    aria-label={name}
    sx={{ paddingInline: 'clamp(16px, 1.8vw, 24px)', paddingBlockEnd: 1.25 }}
  >
    {parts.map(({ to, name: part, figure }) => (
      <li key={to}>
        <PartLink to={to}>
          {part} <bdi>{figure}</bdi>
        </PartLink>
      </li>
    ))}
  </Box>
);

const FigureBox = styled('span')({ containerType: 'inline-size', width: '100%' });
const FigureText = styled('span')(({ theme: { typography } }) => ({
  display: 'block',
  // with its thin separators, an amount takes less than 0.52em a character
  fontSize:
    'min(clamp(1.5rem, 1.1rem + 1.3vw, 2.375rem), calc(100cqi / (0.52 * var(--characters))))',
  fontWeight: typography.fontWeightLight,
  lineHeight: 1.3,
  whiteSpace: 'nowrap',
}));

/** A card's figure on one line, smaller where a long one would not fit. */
const Figure = ({ isMain, children }: { isMain: boolean; children: string }) => (
  <FigureBox sx={{ color: isMain ? 'soap.light' : 'primary.main' }}>
    <FigureText style={{ '--characters': children.length } as CSSProperties}>
      <bdi>{children}</bdi>
    </FigureText>
  </FigureBox>
);

type StatCardProps<Value> = {
  to: string;
  name: string;
  live: Live<Value>;
  show: (value: Value) => string;
  /** On the highlighted card. */
  note?: string;
  /** A note below the figure, if any. */
  aside?: (value: Value) => string | null;
  today?: Live<TodayProps>;
  /** What the figure is made of, as links below the card's own: links must not be nested. */
  parts?: (value: Value) => readonly FigurePart[];
};

function StatCard<Value>({
  to,
  name,
  live,
  show,
  note,
  aside,
  today,
  parts,
}: StatCardProps<Value>) {
  const isMain = note !== undefined;
  const words = note ?? (live.state === 'ready' ? aside?.(live.value) : null);
  return (
    <Card
      component="li"
      sx={({ palette }) => ({
        display: 'flex',
        flexDirection: 'column',
        minHeight: 118,
        color: isMain ? '#fff' : 'text.secondary',
        ...(isMain && { borderColor: 'primary.dark', backgroundColor: 'primary.dark' }),
        '&:hover': isMain
          ? { backgroundColor: palette.primary.main }
          : { backgroundColor: '#fff', borderColor: palette.outline },
      })}
    >
      <CardActionArea
        component={RouteLink}
        to={to}
        sx={({ palette }) => ({
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'start',
          justifyContent: 'start',
          gap: 0.75,
          flexGrow: 1,
          padding: 'clamp(16px, 1.8vw, 24px)',
          ...(isMain && { '&.Mui-focusVisible': { outlineColor: palette.soap.light } }),
        })}
      >
        <Typography variant="body2" component="span">
          {name}
        </Typography>
        {live.state === 'loading' ? (
          <Skeleton height={40} width="100%" />
        ) : (
          <Figure isMain={isMain}>{live.state === 'ready' ? show(live.value) : UNKNOWN}</Figure>
        )}
        {words != null && <Typography variant="caption">{words}</Typography>}
        {today?.state === 'loading' && (
          <Skeleton height={44} width="100%" sx={{ marginBlockStart: 'auto' }} />
        )}
        {today?.state === 'ready' && <Today {...today.value} />}
      </CardActionArea>
      {parts && live.state === 'ready' && <Parts name={name} parts={parts(live.value)} />}
    </Card>
  );
}

/** Today's share of a card's figure, by the read's state. */
const partOf = (
  today: Live<TodayFigures>,
  figure: 'orders' | 'revenue',
  format: (amount: number) => string,
  note?: string,
): Live<TodayProps> =>
  today.state === 'ready'
    ? {
        ...today,
        value: { compared: today.value[figure], format, weekBefore: today.value.weekBefore, note },
      }
    : today;

type StatCardsProps = {
  orders: Live<OrderSummary>;
  today: Live<TodayFigures>;
  products: Live<number>;
};

/** The four main figures, each a link to its list. */
export function StatCards({ orders, today, products }: StatCardsProps) {
  const { dashboard, comparison } = usePanelTexts();
  const { figures, cards, paidOnly, tests, pendingParts } = dashboard;
  const { formats } = useTexts();
  return (
    <Cards aria-label={figures}>
      <StatCard
        to="/admin/orders"
        name={cards.total}
        live={orders}
        show={({ total }) => formats.number(total)}
        aside={(summary) => (summary.tests > 0 ? tests(summary.tests) : null)}
        today={partOf(today, 'orders', formats.number)}
      />
      <StatCard
        to="/admin/orders?payment=paid"
        name={cards.revenue}
        live={orders}
        show={({ revenue }) => formats.charge(revenue)}
        note={paidOnly}
        today={partOf(today, 'revenue', formats.charge, comparison.revenueNote)}
      />
      <StatCard
        to="/admin/orders?status=pending"
        name={cards.pending}
        live={orders}
        show={({ pending }) => formats.number(pending)}
        parts={({ pendingParts: counts }) =>
          PENDING_PART_NAMES.filter((part) => counts[part] > 0).map((part) => ({
            to: PENDING_PARTS[part],
            name: pendingParts[part],
            figure: formats.number(counts[part]),
          }))
        }
      />
      <StatCard to="/admin/products" name={cards.products} live={products} show={formats.number} />
    </Cards>
  );
}
