import styled from '@emotion/styled';
import { Outlet, useMatches } from 'react-router-dom';
import { BuyBar } from './buy-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** What the shell shows around a page. */
export type PageFrame = {
  /** The currency switcher in the header. */
  readonly currency?: boolean;
  /** The buy button that stays at the bottom of small screens. */
  readonly buyBar?: boolean;
  /** The page begins with a picture, and the header stands in front of it. */
  readonly overlay?: boolean;
};

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
