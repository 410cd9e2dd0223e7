import { useRouteError } from 'react-router-dom';
import { ErrorPage } from './error-page.tsx';

/** Replaces a page that failed to load or to render; what stands around it stays. */
export const RouteError = () => <ErrorPage error={useRouteError()} />;
