import type { SessionFacts } from '@ghar/domain/access/role';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useLoadFailureReport } from '../../components/admin/live-view.tsx';
import { PanelRole } from '../../components/admin/panel-role.ts';
import { isBackendError } from '../../firebase/failure.ts';
import { useStoredRole } from '../../firebase/role.ts';
import { useSession } from '../../firebase/session.tsx';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { UnauthorisedPage } from './unauthorised-page.tsx';

type GateProps = { children: (email: string | null) => ReactNode };

/** Admits admins and helpers only; closes as soon as role or session is lost. */
export function Gate({ children }: GateProps) {
  const session = useSession();
  const { pathname, search } = useLocation();
  switch (session.state) {
    case 'loading':
      return <CheckingScreen />;
    case 'signed-out':
      return <Navigate to="/auth" replace state={{ from: `${pathname}${search}` }} />;
    case 'signed-in':
      return (
        <RoleGate key={session.uid} session={session}>
          {children}
        </RoleGate>
      );
  }
}

function RoleGate({ session, children }: GateProps & { session: SessionFacts & { uid: string } }) {
  const { uid, email } = session;
  const role = useStoredRole(uid, session);
  useLoadFailureReport('verify-role', role);
  switch (role.state) {
    case 'loading':
      return <CheckingScreen />;
    case 'failed':
      return isBackendError(role.error) ? (
        <UnauthorisedPage email={email} onRetry={role.retry} />
      ) : (
        <Navigate to="/" replace />
      );
    case 'ready':
      return role.value ? (
        // a page that is open does not outlive the role it was opened with
        <PanelRole key={role.value} value={role.value}>
          {children(email)}
        </PanelRole>
      ) : (
        <UnauthorisedPage email={email} />
      );
  }
}

function CheckingScreen() {
  const texts = usePanelTexts().admin;
  return (
    <Box
      component="main"
      id="content"
      tabIndex={-1}
      sx={{
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 2,
        flex: 1,
        color: 'text.secondary',
      }}
    >
      <CircularProgress color="secondary" size={32} aria-hidden />
      <output>{texts.checking}</output>
    </Box>
  );
}
