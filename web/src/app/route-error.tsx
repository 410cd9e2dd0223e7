import { useRouteError } from 'react-router-dom';
import { ErrorPage } from './error-page.tsx';

/** A page that failed to load or to draw, inside what still stands. */
export const RouteError = () => <ErrorPage error={useRouteError()} />;
