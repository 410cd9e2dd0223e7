import styled from '@emotion/styled';
import { Outlet, ScrollRestoration, useMatches } from 'react-router-dom';
import { shellTexts } from '../i18n/shell.ts';
import { colour, focusRing, radius } from '../theme/tokens.ts';
import { BuyBar } from './buy-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { RouteProgress } from './route-progress.tsx';
import type { PageFrame } from './router.tsx';
import { useRouteFocus } from './route-focus.ts';

const SkipLink = styled('a')({
  position: 'absolute',
  zIndex: 10,
  insetInlineStart: 16,
  insetBlockStart: 12,
  padding: '12px 20px',
  borderRadius: radius.control,
  backgroundColor: colour.laurel,
  color: '#fff',
  '&:not(:focus)': { transform: 'translateY(-200%)' },
  '&:focus-visible': focusRing,
});
const Main = styled('main')({ flex: '1 0 auto', display: 'flex', flexDirection: 'column' });

/** What stands around every page. */
export function Shell() {
  const matches = useMatches();
  const frame = (matches.at(-1)?.handle ?? {}) as PageFrame;
  useRouteFocus();
  return (
    <>
      <SkipLink href="#content">{shellTexts.skipToContent}</SkipLink>
      <RouteProgress />
      <Header currency={frame.currency ?? false} overlay={frame.overlay ?? false} />
      <Main id="content" tabIndex={-1}>
        <Outlet />
      </Main>
      <Footer />
      {frame.buyBar && <BuyBar />}
      <ScrollRestoration />
    </>
  );
}
