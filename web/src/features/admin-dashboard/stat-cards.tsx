import { styled } from '@mui/material/styles';
import { formatCharge, formatNumber } from '@ghar/domain/currency';
import { Skeleton } from '../../components/admin/skeleton.tsx';
import { RouteLink } from '../../components/route-link.tsx';
import type { Live } from '../../firebase/live.ts';
import { dashboardTexts as texts } from '../../i18n/ar/admin-dashboard.ts';
import { colour, DESKTOP, focusRing, radius } from '../../theme/tokens.ts';
import type { OrderSummary } from './figures.ts';

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 14,
  [DESKTOP]: { gridTemplateColumns: '1fr 1.35fr 1fr 1fr', gap: 20 },
  '& > li': { display: 'grid' },
});
const Card = styled(RouteLink)({
  display: 'flex',
  flexDirection: 'column',
  gap: 6,
  minHeight: 118,
  padding: 'clamp(16px, 1.8vw, 24px)',
  borderRadius: radius.card,
  border: `1px solid ${colour.rule}`,
  backgroundColor: colour.paper,
  textDecoration: 'none',
  transition: 'background-color 140ms, border-color 140ms',
  '&:hover': { backgroundColor: '#fff', borderColor: colour.outline },
  '&:focus-visible': focusRing,
  '& .name': { fontSize: '0.9375rem', color: colour.muted },
  '& .value': {
    fontSize: 'clamp(1.5rem, 1.1rem + 1.3vw, 2.375rem)',
    fontWeight: 300,
    lineHeight: 1.3,
    color: colour.laurel,
    alignSelf: 'start',
  },
  '& .note': { marginBlockStart: 'auto', fontSize: '0.8438rem', color: colour.muted },
  '.main > &': {
    borderColor: colour.laurelDeep,
    backgroundColor: colour.laurelDeep,
    '& .name, & .note': { color: 'rgb(255 255 255 / 82%)' },
    '& .value': { color: colour.soapLight },
    '&:hover': { backgroundColor: colour.laurel },
  },
});

/** What is not known is not zero. */
const UNKNOWN = '—';

type FigureProps<Value> = { live: Live<Value>; show: (value: Value) => string };

function Figure<Value>({ live, show }: FigureProps<Value>) {
  if (live.state === 'loading') return <Skeleton heights={[40]} />;
  return <bdi className="value">{live.state === 'ready' ? show(live.value) : UNKNOWN}</bdi>;
}

type StatCardsProps = { orders: Live<OrderSummary>; products: Live<number> };

/** The four figures of the shop, each a way to what it counts. */
export const StatCards = ({ orders, products }: StatCardsProps) => (
  <List aria-label={texts.figures}>
    <li>
      <Card to="/admin/orders">
        <span className="name">{texts.cards.total}</span>
        <Figure live={orders} show={({ total }) => formatNumber(total)} />
      </Card>
    </li>
    <li className="main">
      <Card to="/admin/orders?payment=paid">
        <span className="name">{texts.cards.revenue}</span>
        <Figure live={orders} show={({ revenue }) => formatCharge(revenue)} />
        <span className="note">{texts.paidOnly}</span>
      </Card>
    </li>
    <li>
      <Card to="/admin/products">
        <span className="name">{texts.cards.products}</span>
        <Figure live={products} show={formatNumber} />
      </Card>
    </li>
    <li>
      <Card to="/admin/orders?status=pending">
        <span className="name">{texts.cards.pending}</span>
        <Figure live={orders} show={({ pending }) => formatNumber(pending)} />
      </Card>
    </li>
  </List>
);
