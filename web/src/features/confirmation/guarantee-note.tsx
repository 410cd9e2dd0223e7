import type { PublicOrder } from '@ghar/domain/callables';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { RouteLink } from '../../components/route-link.tsx';
import { useTexts } from '../../i18n/store-texts.ts';
import { useTrackingTexts } from '../../i18n/tracking-texts.ts';
import { policyPath } from '../../routes/policies.ts';

const Note = styled('p')(({ theme }) => ({
  maxWidth: '38em',
  color: theme.palette.text.secondary,
  '& a': { display: 'inline-block', paddingBlock: 8, color: theme.palette.text.primary },
}));

/** The last day to return the order, and the policy. */
export function GuaranteeNote({ order }: { order: PublicOrder }) {
  const { guarantee, day } = useTrackingTexts().timeline;
  const { names } = useTexts().policies;
  const [now] = useState(() => new Date());
  const end = order.guarantee_until === null ? null : new Date(order.guarantee_until);
  const isOver = end !== null && end < now;
  return (
    <Note>
      {end === null
        ? guarantee.ahead
        : (isOver ? guarantee.over : guarantee.until)(day(end, order.country))}{' '}
      <Link component={RouteLink} to={policyPath('guarantee')}>
        {names.guarantee}
      </Link>
    </Note>
  );
}
