import styled from '@emotion/styled';
import { CurrencySwitcher } from '../components/currency-switcher.tsx';
import { Logo } from '../components/logo.tsx';
import { RouteLink } from '../components/route-link.tsx';
import { useSiteContent } from '../store-data/store-data-context.ts';
import { shellTexts } from '../i18n/ar/shell.ts';
import { colour, gutter, measure } from '../theme/tokens.ts';
import { DISPLAY } from '../theme/type.ts';

const Bar = styled('header', { shouldForwardProp: (name) => name !== 'overlay' })<{
  overlay: boolean;
}>(({ overlay }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  width: '100%',
  maxWidth: `calc(${measure}px + 2 * ${gutter})`,
  minHeight: 76,
  marginInline: 'auto',
  paddingInline: gutter,
  paddingBlock: 10,
  ...(overlay && { position: 'absolute', zIndex: 2, insetInline: 0, insetBlockStart: 0 }),
}));
const Brand = styled(RouteLink)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 44,
  minHeight: 48,
  borderRadius: 8,
  color: colour.laurel,
  fontFamily: DISPLAY,
  fontSize: '2.125rem',
  fontWeight: 600,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
});

export function Header({ currency, overlay }: { currency: boolean; overlay: boolean }) {
  const { brand } = useSiteContent('about').content;
  return (
    <Bar overlay={overlay} data-overlay={overlay || undefined}>
      <Brand to="/" aria-label={shellTexts.brandHome(brand)}>
        <Logo height={36} />
        {brand}
      </Brand>
      {currency && <CurrencySwitcher />}
    </Bar>
  );
}
