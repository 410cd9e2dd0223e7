import { styled } from '@mui/material/styles';
import { Outlet, ScrollRestoration, type Location } from 'react-router-dom';
import { jump } from '../components/jump.ts';
import { useTexts } from '../i18n/store-texts.ts';
import { RouteProgress } from './route-progress.tsx';
import { useRouteFocus } from './route-focus.ts';

const SkipLink = styled('a')(({ theme }) => ({
  position: 'absolute',
  zIndex: 10,
  insetInlineStart: 16,
  insetBlockStart: 12,
  padding: '12px 20px',
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.primary.main,
  color: '#fff',
  '&:not(:focus)': { transform: 'translateY(-200%)' },
}));

/**
 * The key under which a scroll position is kept: the history entry's. The router calls the entry of
 * every page load `default`, so those are told apart by their address: coming back from the payment
 * would otherwise restore the position of the tab's first page.
 */
const keyOf = ({ key, pathname, search }: Location): string =>
  key === 'default' ? pathname + search : key;

/** What every page of store and panel has. Each has a `main` with the id `content`. */
export function Root() {
  useRouteFocus();
  return (
    <>
      <SkipLink href="#content" onClick={jump}>
        {useTexts().shell.skipToContent}
      </SkipLink>
      <RouteProgress />
      <Outlet />
      <ScrollRestoration getKey={keyOf} />
    </>
  );
}
