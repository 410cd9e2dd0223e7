import Button from '@mui/material/Button';
import { matchPath, Navigate, Outlet, useLocation } from 'react-router-dom';
import { EmptyState } from '../../components/admin/empty-state.tsx';
import { PageHeader } from '../../components/admin/page-header.tsx';
import { useIsAdmin } from '../../components/admin/panel-role.ts';
import { RouteLink } from '../../components/route-link.tsx';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { PANEL_ROUTES } from '../../routes/panel-routes.ts';

const HOME = '/admin';
const HELPERS_HOME = '/admin/orders';

/** The route's page; for a helper, what is not theirs says so. */
export function PermittedPage() {
  const { pathname } = useLocation();
  const isAdmin = useIsAdmin();
  const route = PANEL_ROUTES.find(({ path }) => matchPath(path, pathname));
  if (isAdmin || route?.isForHelpers) return <Outlet />;
  return route?.path === HOME ? <Navigate to={HELPERS_HOME} replace /> : <AdminsOnly />;
}

function AdminsOnly() {
  const texts = usePanelTexts().adminsOnly;
  return (
    <>
      <PageHeader title={texts.title} />
      <EmptyState
        title={texts.heading}
        text={texts.text}
        action={
          <Button component={RouteLink} variant="outlined" to={HELPERS_HOME}>
            {texts.toOrders}
          </Button>
        }
      />
    </>
  );
}
