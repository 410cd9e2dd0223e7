import { styled } from '@mui/material/styles';
import { AS_CARDS } from '../../components/admin/data-table.tsx';
import { formatClock, formatShortDay } from '../../i18n/ar/dates.ts';
import { colour } from '../../theme/tokens.ts';

const Time = styled('time')({
  display: 'inline-grid',
  fontSize: '0.875rem',
  lineHeight: 1.5,
  whiteSpace: 'nowrap',
  [AS_CARDS]: { display: 'inline-flex', alignItems: 'baseline', gap: 10 },
  '& small': { fontSize: '0.8125rem', color: colour.muted },
});

/** A day, and the time of it below. */
export const OrderMoment = ({ time }: { time: Date }) => (
  <Time dateTime={time.toISOString()}>
    {formatShortDay(time)}
    <small>{formatClock(time)}</small>
  </Time>
);
