import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Panel } from '../../components/admin/panel.tsx';
import { RouteLink } from '../../components/route-link.tsx';
import type { Live } from '../../firebase/live.ts';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { useTexts } from '../../i18n/store-texts.ts';
import { PENDING_PART_NAMES, type OrderSummary } from './figures.ts';
import { Placeholders } from './placeholders.tsx';

const Rows = styled('dl')(({ theme: { breakpoints, palette, typography } }) => ({
  [breakpoints.up('lg')]: { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 40 },
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'baseline',
    gap: '0 16px',
    paddingBlock: 12,
  },
  '& > div + div': { borderBlockStart: `1px solid ${palette.divider}` },
  '& > div:nth-of-type(2)': { [breakpoints.up('lg')]: { border: 0 } },
  '& small': { ...typography.caption, display: 'block', color: palette.text.secondary },
  '& dd': { fontSize: '1.1875rem', color: palette.primary.main, whiteSpace: 'nowrap' },
}));

/** Further figures, one per line. */
export function SummaryPanel({ orders }: { orders: Live<OrderSummary> }) {
  const texts = usePanelTexts().dashboard;
  const { number, charge, list } = useTexts().formats;
  const successNote =
    orders.state === 'ready'
      ? texts.successNote(number(orders.value.completed), number(orders.value.total))
      : null;
  const partsNote =
    orders.state === 'ready'
      ? list(
          PENDING_PART_NAMES.map((part) => {
            const amount = orders.value.pendingParts[part];
            return amount > 0 && `${texts.pendingParts[part]}: ${number(amount)}`;
          }),
        )
      : null;
  const withCouriers = orders.state === 'ready' ? orders.value.withCouriers : null;
  const rows: readonly (readonly [
    name: string,
    note: string | null,
    show: (summary: OrderSummary) => string,
    to?: string,
  ])[] = [
    [texts.completed, null, ({ completed }) => number(completed)],
    [texts.pending, partsNote, ({ pending }) => number(pending)],
    [texts.successRate, successNote, ({ successRate }) => `${successRate}%`],
    [texts.averageValue, texts.averageNote, ({ averageValue }) => charge(averageValue)],
    [texts.owed, texts.owedNote, ({ owed }) => charge(owed)],
    [texts.refunded, texts.refundedNote, ({ refunded }) => charge(refunded)],
    ...(withCouriers && withCouriers.count > 0
      ? [
          [
            texts.withCouriers,
            texts.withCouriersNote(withCouriers.count),
            () => charge(withCouriers.sum),
            '/admin/orders?payment=to-collect&sort=oldest',
          ] as const,
        ]
      : []),
  ];
  return (
    <Panel heading={texts.summary}>
      {orders.state === 'loading' ? (
        <Placeholders heights={[44, 44, 56, 56, 56, 56]} />
      ) : (
        <Rows>
          {rows.map(([name, note, show, to]) => (
            <div key={name}>
              <dt>
                {to === undefined ? (
                  name
                ) : (
                  <Link component={RouteLink} to={to}>
                    {name}
                  </Link>
                )}
                {note && <small>{note}</small>}
              </dt>
              <dd>
                <bdi>{orders.state === 'ready' ? show(orders.value) : '—'}</bdi>
              </dd>
            </div>
          ))}
        </Rows>
      )}
    </Panel>
  );
}
