import styled from '@emotion/styled';
import { isForSale } from '@ghar/domain/offer';
import { use, useEffect } from 'react';
import { whenIdle } from '../boot/when-idle.ts';
import { BuyButton } from '../components/buy-button.tsx';
import { LivePriceTag } from '../components/live-price-tag.tsx';
import { PrefetchContext } from '../components/route-link.tsx';
import { useLivePrice } from '../firebase/use-live-price.ts';
import { offerBadges } from '../i18n/offer.ts';
import { shellTexts } from '../i18n/shell.ts';
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

/** Chromium alone says so. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** The way to the order, always in reach of a thumb. Whoever goes it waits for no script: they come beforehand. */
export function BuyBar() {
  const prefetch = use(PrefetchContext);
  const { offer } = useLivePrice();
  const badge = offerBadges[offer];
  const leadsOn = isForSale(offer);
  useEffect(() => {
    if (leadsOn && !savesData()) void whenIdle().then(() => prefetch('/order'));
  }, [leadsOn, prefetch]);
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
