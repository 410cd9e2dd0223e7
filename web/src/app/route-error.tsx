import { useRouteError } from 'react-router-dom';
import { ErrorPage } from './error-page.tsx';

/** Replaces a page that failed to load or to render; what stands around it stays. */
export const RouteError = () => <ErrorPage error={useRouteError()} />;

/** The same where what stands around it failed too. */
export const FrameError = () => (
  <main id="content" tabIndex={-1}>
    <RouteError />
  </main>
);
