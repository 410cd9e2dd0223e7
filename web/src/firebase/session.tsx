import type { SessionFacts } from '@ghar/domain/access/role';
import type { ReactNode } from 'react';
import { AuthProvider, FirebaseAppProvider, useUser } from 'reactfire';
import { firebaseApp } from './app.ts';
import { auth } from './auth.ts';

/** The current user of the staff's pages. */
export type Session =
  | { readonly state: 'loading' }
  | { readonly state: 'signed-out' }
  | ({ readonly state: 'signed-in'; readonly uid: string } & SessionFacts);

export const SessionProvider = ({ children }: { children: ReactNode }) => (
  <FirebaseAppProvider firebaseApp={firebaseApp}>
    <AuthProvider sdk={auth}>{children}</AuthProvider>
  </FirebaseAppProvider>
);

export function useSession(): Session {
  const { status, data: user } = useUser();
  if (status === 'loading') return { state: 'loading' };
  if (!user) return { state: 'signed-out' };
  const { uid, email, metadata } = user;
  const signedInAt = metadata.lastSignInTime ? new Date(metadata.lastSignInTime) : null;
  return { state: 'signed-in', uid, email, signedInAt };
}
