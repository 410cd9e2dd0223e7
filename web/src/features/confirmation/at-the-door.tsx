import type { PublicOrder } from '@ghar/domain/callables';
import { styled } from '@mui/material/styles';
import { Amount } from '../../components/amount.tsx';
import { useTexts } from '../../i18n/store-texts.ts';
import { useTrackingTexts } from '../../i18n/tracking-texts.ts';

const Door = styled('section')(({ theme }) => ({
  padding: '18px 26px 20px',
  borderRadius: theme.layout.cardRadius,
  backgroundColor: theme.palette.primary.light,
  '& strong': { display: 'block', fontSize: '1.5rem', fontWeight: 600, lineHeight: 1.5 },
  '& small': { ...theme.typography.body2, display: 'block', color: theme.palette.text.secondary },
}));

/** What to have ready for the courier. */
export function AtTheDoor({ order }: { order: PublicOrder }) {
  const { formats } = useTexts();
  const { door: texts } = useTrackingTexts().confirmation.cash;
  return (
    <Door aria-label={texts.name}>
      {texts.ready}
      <strong>
        <Amount>{formats.charge(order.total_amount)}</Amount>
      </strong>
      {order.country === 'sa' && (
        <small>
          {texts.about} <Amount>{formats.price(order.total_amount, 'SAR')}</Amount>
        </small>
      )}
      <small>{texts.exact}</small>
    </Door>
  );
}
