import { whatsappAddress } from '@ghar/domain/contact/whatsapp-address';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { CurrencySwitcher } from '../components/currency-switcher.tsx';
import { LanguageOffer } from '../components/language-offer.tsx';
import { LanguageSwitch } from '../components/language-switch.tsx';
import { Logo } from '../components/logo.tsx';
import { Name } from '../components/name.tsx';
import { UnfinishedOffer } from '../components/order/unfinished-offer.tsx';
import { RouteLink } from '../components/route-link.tsx';
import { useTexts } from '../i18n/store-texts.ts';
import type { PageFrame, StoreRoute } from '../routes/store-routes.ts';
import { useSiteContent } from '../store-data/store-data-context.ts';

const Brand = styled(RouteLink)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 44,
  minHeight: 48,
  borderRadius: 8,
  color: theme.palette.primary.main,
  fontSize: '2.125rem',
  fontWeight: 600,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
}));

/** On phones these links are in the footer and on the pages. */
const Pages = styled('nav')(({ theme }) => ({
  display: 'none',
  // From here on they stand beside the picture that the header overlays.
  [theme.breakpoints.up(1200)]: { display: 'flex', gap: 28, marginInlineEnd: 'auto' },
  '& a': {
    ...theme.typography.body2,
    paddingBlock: 10,
    '&:not(:hover)': { textDecoration: 'none' },
  },
}));

function PageLinks() {
  const { shell, details } = useTexts();
  const chat = whatsappAddress(useSiteContent('about').content.whatsapp);
  return (
    <Pages aria-label={shell.pages}>
      <RouteLink to="/product-details">{shell.details}</RouteLink>
      <RouteLink to="/product-details#faq">{details.faq}</RouteLink>
      <RouteLink to="/track">{shell.track}</RouteLink>
      {chat !== null && (
        <a href={chat} target="_blank" rel="noopener noreferrer">
          {shell.whatsappShort}
        </a>
      )}
    </Pages>
  );
}

/** On the narrowest phones they still stand beside the brand. */
const Choices = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  columnGap: 12,
  '@media (max-width: 359px)': {
    columnGap: 6,
    '& > fieldset': { gridTemplateColumns: 'repeat(3, minmax(min-content, 2.25rem))' },
  },
});

/**
 * The brand, the store's pages, the other languages, and with `currency` the currency switcher and the way back to an
 * unfinished order.
 * `overlay`: in front of the page's first picture. `path`: absent where there is no page.
 */
export function Header({
  currency,
  overlay,
  checkout,
  path,
}: PageFrame & Partial<Pick<StoreRoute, 'path'>>) {
  const { shell } = useTexts();
  const { brand } = useSiteContent('about').content;
  const home = path === undefined;
  return (
    <header data-overlay={overlay}>
      <LanguageOffer home={home} />
      <Container
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: { xs: '0 12px', sm: '0 28px' },
          minHeight: 60,
          paddingBlock: '6px',
          position: 'relative',
          zIndex: 2,
          // Below the language offer, if there is one.
          ...(overlay && { position: 'absolute', insetInline: 0 }),
        }}
      >
        <Brand to="/" aria-label={shell.brandHome(brand)}>
          <Logo height={36} />
          <Name>{brand}</Name>
        </Brand>
        {!checkout && <PageLinks />}
        <Choices>
          {currency && <CurrencySwitcher />}
          <LanguageSwitch home={home} />
        </Choices>
        {currency && <UnfinishedOffer />}
      </Container>
    </header>
  );
}
