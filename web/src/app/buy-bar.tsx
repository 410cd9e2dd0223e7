import styled from '@emotion/styled';
import { BuyButton } from '../components/buy-button.tsx';
import { LivePriceTag } from '../components/live-price-tag.tsx';
import { useLivePrice } from '../store-data/use-live-price.ts';
import { offerBadges } from '../i18n/ar/offer.ts';
import { shellTexts } from '../i18n/ar/shell.ts';
import { colour, gutter, WIDE } from '../theme/tokens.ts';

const Bar = styled('aside')({
  position: 'fixed',
  zIndex: 3,
  insetInline: 0,
  bottom: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  paddingInline: gutter,
  paddingBlock: '12px max(12px, env(safe-area-inset-bottom))',
  borderBlockStart: `1px solid ${colour.rule}`,
  backgroundColor: colour.limestone,
  '& a': { flex: '1 1 auto', maxWidth: 280, minHeight: 54 },
  [WIDE]: { display: 'none' },
});

const Badge = styled('small')({
  display: 'block',
  fontSize: '0.8125rem',
  fontWeight: 500,
  lineHeight: 1.4,
  color: colour.clay,
});

/** The way to the order, always in reach of a thumb. */
export function BuyBar() {
  const { offer } = useLivePrice();
  const badge = offerBadges[offer];
  return (
    <Bar aria-label={shellTexts.buyBar}>
      <div>
        {badge !== null && <Badge>{badge}</Badge>}
        <LivePriceTag />
      </div>
      <BuyButton />
    </Bar>
  );
}
