import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { BuyButton } from '../components/buy-button.tsx';
import { LivePriceTag } from '../components/live-price-tag.tsx';
import { useLivePrice } from '../store-data/use-live-price.ts';
import { useTexts } from '../i18n/store-texts.ts';

const Bar = styled('aside')(({ theme }) => ({
  position: 'fixed',
  zIndex: 3,
  insetInline: 0,
  bottom: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  paddingInline: theme.layout.gutter,
  paddingBlock: '12px max(12px, env(safe-area-inset-bottom))',
  borderBlockStart: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.default,
  // A fixed width, so that the button does not move with the price's length.
  '& > div': { flex: '0 0 7rem' },
  '& a': { flex: '1 1 55%', maxWidth: 280, minHeight: 54 },
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

/** Price and buy button, fixed to the bottom of small screens. */
export function BuyBar() {
  const { shell, offerBadges } = useTexts();
  const badge = offerBadges[useLivePrice().offer];
  return (
    <Bar aria-label={shell.buyBar}>
      <div>
        {badge !== null && (
          <Typography variant="caption" color="error" sx={{ display: 'block', fontWeight: 500 }}>
            {badge}
          </Typography>
        )}
        <LivePriceTag />
      </div>
      <BuyButton />
    </Bar>
  );
}
