import styled from '@emotion/styled';
import { Outlet, useMatches } from 'react-router-dom';
import { BuyBar } from './buy-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import type { PageFrame } from './routes.tsx';

const Main = styled('main')({ flex: '1 0 auto', display: 'flex', flexDirection: 'column' });

/** What stands around every page of the shop. */
export function Shell() {
  const matches = useMatches();
  const frame = (matches.at(-1)?.handle ?? {}) as PageFrame;
  return (
    <>
      <Header currency={frame.currency ?? false} overlay={frame.overlay ?? false} />
      <Main id="content" tabIndex={-1}>
        <Outlet />
      </Main>
      <Footer />
      {frame.buyBar && <BuyBar />}
    </>
  );
}
