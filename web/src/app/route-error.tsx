import { useRouteError } from 'react-router-dom';
import { ErrorPage } from './error-page.tsx';

/** Replaces a page that failed to load or render; its frame stays. */
export const RouteError = () => <ErrorPage error={useRouteError()} />;

/** Replaces the page with its frame. */
export const FrameError = () => (
  <main id="content" tabIndex={-1}>
    <RouteError />
  </main>
);
