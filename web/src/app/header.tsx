import { styled } from '@mui/material/styles';
import { CurrencySwitcher } from '../components/currency-switcher.tsx';
import { LaurelMark } from '../components/laurel.tsx';
import { RouteLink } from '../components/route-link.tsx';
import { useSiteContent } from '../store-data/store-data-context.ts';
import { shellTexts } from '../i18n/shell.ts';
import { colour, gutter, measure } from '../theme/tokens.ts';

const Bar = styled('header')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  width: '100%',
  maxWidth: measure,
  minHeight: 76,
  marginInline: 'auto',
  paddingInline: gutter,
  paddingBlock: 10,
});
const Brand = styled(RouteLink)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 44,
  minHeight: 48,
  borderRadius: 8,
  color: colour.laurel,
  fontSize: '1.75rem',
  fontWeight: 600,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
});

export function Header({ currency }: { currency: boolean }) {
  const { brand } = useSiteContent('about').content;
  return (
    <Bar>
      <Brand to="/" aria-label={shellTexts.brandHome(brand)}>
        <LaurelMark height={36} />
        {brand}
      </Brand>
      {currency && <CurrencySwitcher />}
    </Bar>
  );
}
