import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useLoadFailureReport } from '../../components/admin/live-view.tsx';
import { isBackendError } from '../../firebase/failure.ts';
import { useIsAdmin } from '../../firebase/role.ts';
import { useSession } from '../../firebase/session.tsx';
import { CheckingScreen } from './checking-screen.tsx';
import { UnauthorisedPage } from './unauthorised-page.tsx';

type Inside = (email: string | null) => ReactNode;

/** Lets admins in and nobody else, and closes as soon as one is none any more. */
export function Gate({ children }: { children: Inside }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  switch (session.state) {
    case 'loading':
      return <CheckingScreen />;
    case 'signed-out':
      return <Navigate to="/auth" replace state={{ from: `${pathname}${search}` }} />;
    case 'signed-in':
      return (
        <RoleGate key={session.uid} uid={session.uid} email={session.email}>
          {children}
        </RoleGate>
      );
  }
}

function RoleGate({
  uid,
  email,
  children,
}: {
  uid: string;
  email: string | null;
  children: Inside;
}) {
  const isAdmin = useIsAdmin(uid);
  useLoadFailureReport('verify-role', isAdmin);
  switch (isAdmin.state) {
    case 'loading':
      return <CheckingScreen />;
    case 'failed':
      return isBackendError(isAdmin.error) ? (
        <UnauthorisedPage email={email} onRetry={isAdmin.retry} />
      ) : (
        <Navigate to="/" replace />
      );
    case 'ready':
      return isAdmin.value ? children(email) : <UnauthorisedPage email={email} />;
  }
}
