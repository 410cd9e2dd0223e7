import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { CurrencySwitcher } from '../components/currency-switcher.tsx';
import { Logo } from '../components/logo.tsx';
import { UnfinishedOffer } from '../components/order/unfinished-offer.tsx';
import { RouteLink } from '../components/route-link.tsx';
import { useTexts } from '../i18n/store-texts.ts';
import { useSiteContent } from '../store-data/store-data-context.ts';

const Brand = styled(RouteLink)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 44,
  minHeight: 48,
  borderRadius: 8,
  color: theme.palette.primary.main,
  fontFamily: theme.typography.h1.fontFamily,
  fontSize: '2.125rem',
  fontWeight: 600,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
}));

/**
 * The brand. `currency`: also the currency switcher, and the way back to an unfinished order. `overlay`: in front of the
 * page's first picture.
 */
export function Header({ currency, overlay }: { currency: boolean; overlay: boolean }) {
  const { shell } = useTexts();
  const { brand } = useSiteContent('about').content;
  return (
    <Container
      component="header"
      data-overlay={overlay || undefined}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1.5,
        minHeight: 76,
        paddingBlock: '10px',
        position: 'relative',
        zIndex: 2,
        ...(overlay && { position: 'absolute', insetInline: 0, insetBlockStart: 0 }),
      }}
    >
      <Brand to="/" aria-label={shell.brandHome(brand)}>
        <Logo height={36} />
        {brand}
      </Brand>
      {currency && (
        <>
          <CurrencySwitcher />
          <UnfinishedOffer />
        </>
      )}
    </Container>
  );
}
