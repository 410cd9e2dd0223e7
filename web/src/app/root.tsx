import styled from '@emotion/styled';
import { Outlet, ScrollRestoration, type Location } from 'react-router-dom';
import { jump } from '../components/jump.ts';
import { shellTexts } from '../i18n/ar/shell.ts';
import { colour, focusRing, radius } from '../theme/tokens.ts';
import { RouteProgress } from './route-progress.tsx';
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

/**
 * Where a page was left is remembered by its step in the history. Each page that
 * is loaded anew is called `default`: who comes back from the payment would begin
 * where the tab's first page was left.
 */
const keyOf = ({ key, pathname, search }: Location): string =>
  key === 'default' ? pathname + search : key;

/** What every page has, of the shop and of its staff. Each has a `main` with the id `content`. */
export function Root() {
  useRouteFocus();
  return (
    <>
      <SkipLink href="#content" onClick={jump}>
        {shellTexts.skipToContent}
      </SkipLink>
      <RouteProgress />
      <Outlet />
      <ScrollRestoration getKey={keyOf} />
    </>
  );
}
