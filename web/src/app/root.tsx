import { styled } from '@mui/material/styles';
import { Outlet, ScrollRestoration } from 'react-router-dom';
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

/** Common to every page of store and panel. Each page has a `main` with the id `content`. */
export function Root() {
  useRouteFocus();
  return (
    <>
      <SkipLink href="#content" onClick={jump}>
        {useTexts().shell.skipToContent}
      </SkipLink>
      <RouteProgress />
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
