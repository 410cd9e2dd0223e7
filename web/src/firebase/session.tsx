import type { ReactNode } from 'react';
import { AuthProvider, FirebaseAppProvider, useUser } from 'reactfire';
import { firebaseApp } from './app.ts';
import { auth } from './auth.ts';

/** The current user of the staff's pages. */
export type Session =
  | { readonly state: 'loading' }
  | { readonly state: 'signed-out' }
  | { readonly state: 'signed-in'; readonly uid: string; readonly email: string | null };

export const SessionProvider = ({ children }: { children: ReactNode }) => (
  <FirebaseAppProvider firebaseApp={firebaseApp}>
    <AuthProvider sdk={auth}>{children}</AuthProvider>
  </FirebaseAppProvider>
);

export function useSession(): Session {
  const { status, data: user } = useUser();
  if (status === 'loading') return { state: 'loading' };
  return user ? { state: 'signed-in', uid: user.uid, email: user.email } : { state: 'signed-out' };
}
