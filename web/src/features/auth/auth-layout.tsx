import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Logo, Wreath } from '../../components/logo.tsx';
import { Name } from '../../components/name.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { RouteLink } from '../../components/route-link.tsx';
import { useTexts } from '../../i18n/store-texts.ts';
import { useSiteContent } from '../../store-data/store-data-context.ts';

const Halves = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  flex: 1,
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '1fr 1fr', gridTemplateRows: 'auto' },
}));
const BrandHalf = styled('header')(({ theme: { breakpoints, layout, palette } }) => ({
  position: 'relative',
  display: 'flex',
  overflow: 'hidden',
  padding: `14px ${layout.gutter}`,
  backgroundColor: palette.primary.dark,
  color: palette.background.default,
  '& > svg': { display: 'none' },
  [breakpoints.up('lg')]: {
    paddingBlock: 28,
    '& > svg': {
      display: 'block',
      position: 'absolute',
      inset: 0,
      margin: 'auto',
      width: 'min(34vw, 62svh)',
      color: palette.soap.main,
    },
  },
}));
const BrandLink = styled(RouteLink)(({ theme: { layout, palette } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'start',
  gap: 10,
  minHeight: layout.target,
  fontSize: '2rem',
  fontWeight: 600,
  lineHeight: 1,
  textDecoration: 'none',
  '&:focus-visible': { outlineColor: palette.soap.light },
}));
const Main = styled('main')(({ theme }) => ({
  display: 'grid',
  alignContent: 'center',
  justifyContent: 'center',
  gridTemplateColumns: 'minmax(0, 440px)',
  padding: `clamp(32px, 6vw, 72px) ${theme.layout.gutter}`,
}));

export const AuthHeading = ({ heading, lead }: { heading: string; lead?: ReactNode }) => (
  <Box
    sx={{ marginBlockEnd: 3, '& h1': { fontSize: 'clamp(1.875rem, 1.5rem + 1.6vw, 2.625rem)' } }}
  >
    <PageHeading lead={lead}>{heading}</PageHeading>
  </Box>
);

/** The brand in one half, a form in the other. */
export function AuthLayout({ children }: { children: ReactNode }) {
  const { brand } = useSiteContent('about').content;
  return (
    <Halves>
      <BrandHalf data-dark-edge>
        <BrandLink to="/" aria-label={useTexts().shell.brandHome(brand)}>
          <Logo height={34} />
          <Name>{brand}</Name>
        </BrandLink>
        <svg viewBox="-56 -56 112 112" aria-hidden>
          <Wreath />
        </svg>
      </BrandHalf>
      <Main id="content" tabIndex={-1}>
        {children}
      </Main>
    </Halves>
  );
}
