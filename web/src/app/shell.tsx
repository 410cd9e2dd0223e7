import { styled } from '@mui/material/styles';
import { Outlet, useMatches } from 'react-router-dom';
import { useDocumentTitle } from '../components/document-title.ts';
import { useTexts } from '../i18n/store-texts.ts';
import type { StoreRoute } from '../routes/store-routes.ts';
import { useSiteContent } from '../store-data/store-data-context.ts';
import { BuyBar } from './buy-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

const Main = styled('main')({ flex: '1 0 auto', display: 'flex', flexDirection: 'column' });

/** Sets the same document title as the server. */
function PageTitle({ head }: Required<Pick<StoreRoute, 'head'>>) {
  const hero = useSiteContent('hero');
  const features = useSiteContent('features');
  const about = useSiteContent('about');
  useDocumentTitle(head(useTexts(), { hero, features, about }).title);
  return null;
}

/** The frame of every store page. */
export function Shell() {
  const route = (useMatches().at(-1)?.handle ?? {}) as Partial<StoreRoute>;
  return (
    <>
      {route.head && <PageTitle head={route.head} />}
      <Header currency={route.currency ?? false} overlay={route.overlay ?? false} />
      <Main id="content" tabIndex={-1}>
        <Outlet />
      </Main>
      <Footer />
      {route.buyBar && <BuyBar />}
    </>
  );
}
