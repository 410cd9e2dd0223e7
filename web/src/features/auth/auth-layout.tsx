import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Logo, Wreath } from '../../components/logo.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { RouteLink } from '../../components/route-link.tsx';
import { shellTexts } from '../../i18n/ar/shell.ts';
import { useSiteContent } from '../../store-data/store-data-context.ts';
import { colour, DESKTOP, gutter } from '../../theme/tokens.ts';
import { DISPLAY } from '../../theme/type.ts';

const Halves = styled('div')({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  flex: 1,
  [DESKTOP]: { gridTemplateColumns: '1fr 1fr', gridTemplateRows: 'auto' },
});
const Side = styled('header')({
  position: 'relative',
  display: 'flex',
  overflow: 'hidden',
  paddingInline: gutter,
  paddingBlock: 14,
  backgroundColor: colour.laurelDeep,
  color: colour.limestone,
  '& > svg': { display: 'none' },
  [DESKTOP]: {
    paddingBlock: 28,
    '& > svg': {
      display: 'block',
      position: 'absolute',
      inset: 0,
      margin: 'auto',
      width: 'min(34vw, 62svh)',
      color: colour.soap,
    },
  },
});
const Brand = styled(RouteLink)({
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'start',
  gap: 10,
  minHeight: 48,
  color: 'inherit',
  fontFamily: DISPLAY,
  fontSize: '2rem',
  fontWeight: 600,
  lineHeight: 1,
  textDecoration: 'none',
  '&:focus-visible': { outlineColor: colour.soapLight },
});
const Main = styled('main')({
  display: 'grid',
  alignContent: 'center',
  justifyContent: 'center',
  gridTemplateColumns: 'minmax(0, 440px)',
  paddingInline: gutter,
  paddingBlock: 'clamp(32px, 6vw, 72px)',
});
const Head = styled('div')({
  marginBlockEnd: 24,
  '& h1': { fontSize: 'clamp(1.875rem, 1.5rem + 1.6vw, 2.625rem)' },
});

export const AuthHeading = ({ heading, lead }: { heading: string; lead: string }) => (
  <Head>
    <PageHeading lead={lead}>{heading}</PageHeading>
  </Head>
);

/** The shop's side with the laurel, and beside it what is to be filled in. */
export function AuthLayout({ children }: { children: ReactNode }) {
  const { brand } = useSiteContent('about').content;
  return (
    <Halves>
      <Side data-dark-edge>
        <Brand to="/" aria-label={shellTexts.brandHome(brand)}>
          <Logo height={34} />
          {brand}
        </Brand>
        <svg viewBox="-56 -56 112 112" aria-hidden>
          <Wreath />
        </svg>
      </Side>
      <Main id="content" tabIndex={-1}>
        {children}
      </Main>
    </Halves>
  );
}
