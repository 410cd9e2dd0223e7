import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { RouteLink } from '../../components/route-link.tsx';
import type { Live } from '../../firebase/live.ts';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { useTexts } from '../../i18n/store-texts.ts';
import type { OrderSummary } from './figures.ts';

const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 14,
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '1fr 1.35fr 1fr 1fr', gap: 20 },
}));

/** An unknown figure is not zero. */
const UNKNOWN = '—';

type StatCardProps<Value> = {
  to: string;
  name: string;
  live: Live<Value>;
  show: (value: Value) => string;
  /** On the card that stands out. */
  note?: string;
};

function StatCard<Value>({ to, name, live, show, note }: StatCardProps<Value>) {
  const isMain = note !== undefined;
  return (
    <Card
      component="li"
      sx={({ palette }) => ({
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
          height: '100%',
          minHeight: 118,
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
          <Typography
            component="bdi"
            sx={({ palette }) => ({
              fontSize: 'clamp(1.5rem, 1.1rem + 1.3vw, 2.375rem)',
              fontWeight: 'fontWeightLight',
              lineHeight: 1.3,
              color: isMain ? palette.soap.light : palette.primary.main,
            })}
          >
            {live.state === 'ready' ? show(live.value) : UNKNOWN}
          </Typography>
        )}
        {isMain && (
          <Typography variant="caption" sx={{ marginBlockStart: 'auto' }}>
            {note}
          </Typography>
        )}
      </CardActionArea>
    </Card>
  );
}

type StatCardsProps = { orders: Live<OrderSummary>; products: Live<number> };

/** The four main figures, each a link to what it counts. */
export function StatCards({ orders, products }: StatCardsProps) {
  const { figures, cards, paidOnly } = usePanelTexts().dashboard;
  const { formats } = useTexts();
  return (
    <Cards aria-label={figures}>
      <StatCard
        to="/admin/orders"
        name={cards.total}
        live={orders}
        show={({ total }) => formats.number(total)}
      />
      <StatCard
        to="/admin/orders?payment=paid"
        name={cards.revenue}
        live={orders}
        show={({ revenue }) => formats.charge(revenue)}
        note={paidOnly}
      />
      <StatCard
        to="/admin/orders?status=pending"
        name={cards.pending}
        live={orders}
        show={({ pending }) => formats.number(pending)}
      />
      <StatCard to="/admin/products" name={cards.products} live={products} show={formats.number} />
    </Cards>
  );
}
